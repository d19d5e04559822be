import type { MessageOwner, Partner } from '#entities/message/rules/message.ts';
import type { PartnerView } from '#entities/message/partner/usePartners.ts';
import { useVisitorName } from '#entities/card/useVisitorName.ts';
import { usePartnerName } from './usePartnerName.ts';

/** As a visitor reads it. Of a visitor who has not written, the name is asked for once `isRead`. */
export function useNameOf(owner: MessageOwner, partner: Partner, view: PartnerView, isRead = true): string {
  const isUnnamed = isRead && view.name.zh + view.name.en === '';
  const visitorName = useVisitorName(owner, partner, isUnnamed);
  return usePartnerName()(partner, isUnnamed ? { ...view, name: visitorName } : view);
}
