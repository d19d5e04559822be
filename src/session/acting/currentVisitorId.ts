import { ownRecords } from './ownRecords.ts';
import { visitorIn } from './visitorIn.ts';
import { services } from '../services.ts';

/** Follows a login and a logout, in another tab as well. */
export function onLoginChange(listener: () => void): () => void {
  const ends = [services().device.subscribe(listener), ownRecords().subscribe(listener)];
  return () => {
    for (const end of ends) end();
  };
}

export const ownRecordAt = (exhibitionId: string) =>
  ownRecords()
    .list()
    .find((own) => own.exhibitionId === exhibitionId);

/**
 * The visitor who acts at an exhibition: who registered there or logged in on this phone. It outlives a 403. Undefined where none is known;
 * a voucher on this phone does not make its holder the one who acts.
 */
export const currentVisitorId = (exhibitionId: string): string | undefined =>
  ownRecordAt(exhibitionId)?.visitorId ?? visitorIn(services().device.getState());
