import { findGroup } from '#entities/registration/api/registrations.ts';
import { readRegistration } from '#entities/registration/api/registrationRecord.ts';
import { currentPeriodQuery } from '#entities/registration/open/currentPeriodQuery.ts';
import { keepProofs } from '#entities/registration/proof/keptProofs.ts';
import { registrationFormQuery } from '#entities/registration/registrationFormQuery.ts';
import { findOwnRegistration } from '#entities/registration/stored/findOwnRegistration.ts';
import { refreshVoucher } from '#entities/registration/stored/refreshVouchers.ts';
import { keepGate } from '#entities/voucher/keptGate.ts';
import type { GateFacts } from '#entities/voucher/rules/gate/gateFacts.ts';
import type { VoucherBundle } from '#entities/voucher/rules/bundleVouchers.ts';
import { isGroup } from '#entities/voucher/rules/bundleVouchers.ts';
import { queryClient } from '#data/queries/queryClient.ts';
import type { Channel } from '#domain/exhibition/channel.ts';
import { readReference, type ServerRow } from '#domain/record/serverRow.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { localStores } from '#session/localStores.ts';
import { services } from '#session/services.ts';
import { gateFactsOf, type ReadBeside } from './gateFactsOf.ts';

/**
 * Reads what the organiser has of these people, and keeps it on the phone. A group is read as one.
 * @throws where the registrations are not told, or what is asked of them
 */
export async function readGateFacts(bundle: VoucherBundle): Promise<true> {
  const rows = await readRows(bundle);
  const besides = new Map<string, ReadBeside>();
  for (const voucher of bundle.vouchers) {
    const row = rows.find((one) => one['RecordId'] === voucher.recordId);
    const channelId = readReference(row?.['ChannelId']) || (voucher.channel?.RecordId ?? '');
    const beside = besides.get(channelId) ?? (await readBeside(voucher.exhibitionId, channelId));
    besides.set(channelId, beside);
    const facts = gateFactsOf(row, beside);
    keepGate(voucher.recordId, { facts });
    keepProofs(voucher.recordId, facts.asked.proof.missing);
    const registration = row && readRegistration(row);
    if (registration !== undefined) await refreshVoucher(registration);
  }
  return true;
}

async function readRows(bundle: VoucherBundle): Promise<readonly ServerRow[]> {
  const [voucher] = bundle.vouchers;
  const { exhibitionId } = voucher;
  if (isGroup(bundle)) {
    const found = await findGroup(await services().client(), { exhibitionId, groupId: bundle.key });
    if (found.kind === 'unknown') throw new Error(found.cause);
    return found.kind === 'found' ? found.rows : [];
  }
  const contact = await (await localStores()).provenContacts.load(exhibitionId);
  const found = await findOwnRegistration(voucher, contact);
  if (found.kind === 'unknown') {
    const { cause } = found;
    throw cause instanceof Error ? cause : new Error('no way to ask for this registration');
  }
  return found.kind === 'found' ? [found.own.row] : [];
}

async function readBeside(exhibitionId: string, channelId: string): Promise<ReadBeside> {
  const readAtMs = fairNowMs();
  const { exhibition, channel } = await queryClient().fetchQuery(currentPeriodQuery(exhibitionId, channelId));
  const form =
    channelId === '' ? null : await queryClient().fetchQuery(registrationFormQuery(exhibitionId, channelId));
  return {
    form,
    exhibition: exhibition && {
      StartTime: exhibition.StartTime,
      EndTime: exhibition.EndTime,
      Place: exhibition.Place,
      PlaceEn: exhibition.PlaceEn,
    },
    channel: channelId === '' ? 'unknown' : stateOf(channel),
    readAtMs,
  };
}

function stateOf(channel: Channel | undefined): GateFacts['channel'] {
  if (channel === undefined) return 'gone';
  return channel.HasOpen ? 'open' : 'closed';
}
