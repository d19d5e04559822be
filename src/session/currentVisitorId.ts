import { ownRecords } from './ownRecords.ts';
import { visitorIn } from './roleIdentity.ts';
import { services } from './services.ts';

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
