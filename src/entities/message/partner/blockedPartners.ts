import { useMemo, useSyncExternalStore } from 'react';
import {
  type BlockedPartner,
  type BlockedPartnersList,
  createBlockedPartners,
} from '../kept/blockedPartners.ts';
import { appStorage } from '#device/storage/appDeviceStore.ts';
import { type MessageOwner, type Partner, partnerKey, readPartner } from '../rules/message.ts';

let list: BlockedPartnersList | undefined;

function blockedPartners(): BlockedPartnersList {
  list ??= createBlockedPartners({ storage: appStorage(), events: window });
  return list;
}

/** The partners that are blocked on this phone, as React state; the latest last. */
export function useBlocked({ exhibitionId, visitorId }: MessageOwner): readonly Partner[] {
  const { subscribe, list: entries } = blockedPartners();
  const all = useSyncExternalStore(subscribe, entries);
  return useMemo(
    () =>
      all
        .filter((entry) => entry.exhibitionId === exhibitionId && entry.visitorId === visitorId)
        .map(({ partner }) => readPartner(...readKey(partner)))
        .filter((partner) => partner !== undefined),
    [all, exhibitionId, visitorId],
  );
}

const readKey = (key: string): [string, string] => {
  const at = key.indexOf('/');
  return [key.slice(0, at), key.slice(at + 1)];
};

export function setBlocked(owner: MessageOwner, partner: Partner, isBlocked: boolean): void {
  const entry: BlockedPartner = {
    exhibitionId: owner.exhibitionId,
    visitorId: owner.visitorId,
    partner: partnerKey(partner),
  };
  const isOther = (other: BlockedPartner) =>
    other.exhibitionId !== entry.exhibitionId ||
    other.visitorId !== entry.visitorId ||
    other.partner !== entry.partner;
  blockedPartners().change((before) => {
    const others = before.filter(isOther);
    return isBlocked ? [...others, entry] : others;
  });
}
