import { currentVisitorId } from '#session/currentVisitorId.ts';
import { voucherStore } from '#session/localStores.ts';
import { services } from '#session/services.ts';

interface OfVisitor {
  readonly exhibitionId: string;
  readonly visitorId: string;
}

/**
 * Whose wish it is that something leaves. `passHolder`: done for a person whose pass is on this phone, under any login.
 */
export type Sender =
  | ({ readonly kind: 'visitor' | 'passHolder' } & OfVisitor)
  | { readonly kind: 'exhibitor'; readonly exhibitorId: string };

/**
 * Each request carries the login of this phone, so that one person's wish does not leave while another acts. A visitor's may while
 * no visitor is known: then no other name stands under it.
 */
export function mayLeave(sender: Sender): boolean {
  if (sender.kind === 'exhibitor') return services().device.getState().exhibitorId === sender.exhibitorId;
  const { kind, exhibitionId, visitorId } = sender;
  const acting = currentVisitorId(exhibitionId);
  if (acting === undefined || acting === visitorId) return true;
  return kind === 'passHolder' && hasPass(sender);
}

const hasPass = ({ exhibitionId, visitorId }: OfVisitor) =>
  voucherStore()
    .list()
    .some((voucher) => voucher.exhibitionId === exhibitionId && voucher.visitorId === visitorId);
