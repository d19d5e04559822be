import { appointmentRow } from '#sandbox/seed/appointments/appointmentSeeds.ts';
import type { Row } from '#sandbox/store/store.ts';
import { addAddress, type Good, placeOrder, shop } from '#tests/features/shop.ts';
import type { Phone } from '#tests/flows/openPhone.ts';

export interface LeftRows {
  readonly visitorId: string;
  readonly good: Good;
  /** What the rows say, and the number in them. */
  readonly mark: string;
  readonly mobile: string;
}

/** Rows that are one visitor's alone, as another phone of theirs has left them. */
export async function leaveRows(phone: Phone, { visitorId, good, mark, mobile }: LeftRows) {
  const orderId = await placeOrder(phone, visitorId, [good], { Remark: mark, Receiver: mark });
  await addAddress(phone, visitorId, { Name: mark, Phone: mobile });
  const common = { ExhibitionId: shop, VisitorId: visitorId };
  await phone.call('insert/ConnectUs', { record: { ...common, Name: mark, Content: mark } });
  const { RecordId: _, ...record } = appointmentRow(
    { exhibitionId: shop, tenantId: '', nowMs: Date.now(), visitorId, place: '', placeId: '' },
    { state: '2', exhibitor: good.exhibitorId, day: 1, clock: '10:00', about: mark, isIncoming: true },
    0,
  );
  const { result } = await phone.call('insert/InvitationInfo', { record });
  const appointmentId = (result as Row)['RecordId'];
  if (typeof appointmentId !== 'string') throw new Error('The appointment was not stored');
  return { orderId, appointmentId };
}
