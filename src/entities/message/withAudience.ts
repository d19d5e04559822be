import { listCheckIns } from '../checkIn/api/checkIns.ts';
import type { ApiClient } from '#data/client/apiClient.ts';
import { findRegistrationsByVisitor } from '../registration/api/registrations.ts';
import { isBooth, type MessageOwner } from './rules/message.ts';
import { isServerRow, readReference } from '#domain/record/serverRow.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { voucherStore } from '#session/localStores.ts';
import { services } from '#session/services.ts';

interface Registered {
  /** '' where there is no registration. */
  readonly recordId: string;
  readonly channelId: string;
}

/** What the server has said of visitors whose pass on this phone names no channel. */
const registered = new Map<string, Registered>();
/** Who has checked in, which is never undone, and when it was last asked of the others. */
const checkedIn = new Map<string, { readonly isThere: boolean; readonly askedAtMs: number }>();

/** A visitor with what decides which notices are theirs, where the phone or the server tells it. Never rejects. */
export async function withAudience(client: ApiClient, owner: MessageOwner): Promise<MessageOwner> {
  if (isBooth(owner)) return owner;
  const { exhibitionId, visitorId } = owner;
  const held = voucherStore()
    .list()
    .find((voucher) => voucher.exhibitionId === exhibitionId && voucher.visitorId === visitorId);
  const known =
    held?.channel === undefined
      ? await askForRegistration(client, owner)
      : { recordId: held.recordId, channelId: held.channel.RecordId };
  const recordId = known?.recordId || held?.recordId;
  const hasCheckedIn = recordId ? await askForCheckIn(client, { exhibitionId, recordId }) : false;
  const channelId = known?.channelId ?? '';
  return {
    ...owner,
    ...(channelId !== '' && { channelId }),
    ...(hasCheckedIn && { hasCheckedIn }),
  };
}

const quietly = { policy: 'background', isAskedFor: false } as const;

async function askForRegistration(
  client: ApiClient,
  { exhibitionId, visitorId }: MessageOwner,
): Promise<Registered | undefined> {
  const key = `${exhibitionId}/${visitorId}`;
  const known = registered.get(key);
  if (known !== undefined) return known;
  const lookup = await findRegistrationsByVisitor(client, { exhibitionId, visitorId }, quietly);
  if (lookup.kind === 'unknown') return undefined;
  const row = lookup.kind === 'found' ? lookup.rows[0] : undefined;
  const found = {
    recordId: isServerRow(row) ? readReference(row['RecordId']) : '',
    channelId: readReference(row?.['ChannelId']),
  };
  registered.set(key, found);
  return found;
}

async function askForCheckIn(
  client: ApiClient,
  { exhibitionId, recordId }: { readonly exhibitionId: string; readonly recordId: string },
): Promise<boolean> {
  const known = checkedIn.get(recordId);
  if (known?.isThere === true) return true;
  const nowMs = fairNowMs();
  if (known !== undefined && nowMs - known.askedAtMs < services().times.pollMs) return false;
  try {
    const rows = await listCheckIns(client, { exhibitionId, registrationIds: [recordId] }, quietly);
    checkedIn.set(recordId, { isThere: rows.length > 0, askedAtMs: nowMs });
    return rows.length > 0;
  } catch {
    return false;
  }
}
