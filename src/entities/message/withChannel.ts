import type { ApiClient } from '#data/client/apiClient.ts';
import { findRegistrationsByVisitor } from '../registration/api/registrations.ts';
import { isBooth, type MessageOwner } from './rules/message.ts';
import { readReference } from '#domain/record/serverRow.ts';
import { voucherStore } from '#session/localStores.ts';

/** What the server has said of visitors whose pass on this phone names no channel; '' for none. */
const found = new Map<string, string>();

/** A visitor with the channel of their registration, where the phone or the server tells it. Never rejects. */
export async function withChannel(client: ApiClient, owner: MessageOwner): Promise<MessageOwner> {
  if (isBooth(owner)) return owner;
  const { exhibitionId, visitorId } = owner;
  const held = voucherStore()
    .list()
    .find((voucher) => voucher.exhibitionId === exhibitionId && voucher.visitorId === visitorId);
  const channelId = held?.channel?.RecordId ?? (await askForChannel(client, owner));
  return channelId === '' ? owner : { ...owner, channelId };
}

async function askForChannel(client: ApiClient, { exhibitionId, visitorId }: MessageOwner): Promise<string> {
  const key = `${exhibitionId}/${visitorId}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  const lookup = await findRegistrationsByVisitor(
    client,
    { exhibitionId, visitorId },
    { policy: 'background', isAskedFor: false },
  );
  if (lookup.kind === 'unknown') return '';
  const channelId = lookup.kind === 'found' ? readReference(lookup.rows[0]?.['ChannelId']) : '';
  found.set(key, channelId);
  return channelId;
}
