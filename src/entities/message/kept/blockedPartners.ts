import { isServerRow } from '#domain/record/serverRow.ts';
import {
  createStoredList,
  type StoredList,
  type StoredListSettings,
} from '#device/storage/createStoredList.ts';
import { laterNames } from '#device/storage/later/laterNames.ts';

/** A partner whose messages a visitor does not want to see on this phone. Ids only. */
export interface BlockedPartner {
  readonly exhibitionId: string;
  readonly visitorId: string;
  /** `partnerKey` of the partner. */
  readonly partner: string;
}

export type BlockedPartnersList = StoredList<BlockedPartner>;

const most = 500;

const isBlockedPartner = (value: unknown): value is BlockedPartner =>
  isServerRow(value) &&
  ['exhibitionId', 'visitorId', 'partner'].every((name) => typeof value[name] === 'string');

export const createBlockedPartners = (
  settings: Pick<StoredListSettings<BlockedPartner>, 'storage' | 'events'>,
): BlockedPartnersList =>
  createStoredList({ ...settings, name: laterNames.blockedPartners, isEntry: isBlockedPartner, most });
