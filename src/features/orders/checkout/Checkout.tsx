import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { longestNote } from '#entities/order/api/newOrder.ts';
import { orderRefusals } from '#entities/order/api/orderWrites.ts';
import { cartPath, ordersPath } from '#entities/order/rules/orderPaths.ts';
import { byExhibitor } from '#entities/cart/rules/cartLines.ts';
import { deliveryKinds } from '#entities/order/rules/order.ts';
import type { Refusal, SubmissionState } from '#sending/rules/submissionState.ts';
import { rereadCartProducts } from '#entities/order/orderQueries.ts';
import { SumFoot } from '#entities/order/SumFoot.tsx';
import { SubmissionPanel } from '#sending/SubmissionPanel.tsx';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Button } from '#ui/controls/Button.tsx';
import { SegmentedControl } from '#ui/controls/choice/SegmentedControl.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Card } from '#ui/page/Card.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { notInCartCode } from '../orderSubmission.ts';
import { AddressChoice } from './AddressChoice.tsx';
import { OrderedGroup } from './OrderedGroup.tsx';
import { useShortGoods } from './useShortGoods.ts';
import { type CheckoutProps, useCheckout } from './useCheckout.ts';

export function Checkout(props: CheckoutProps) {
  const { lines, addresses } = props;
  const { t } = useTranslation(['orders', 'sending']);
  const checkout = useCheckout(props);
  const { draft, change, sending } = checkout;
  const offerFor = useCartOffer(sending.state);
  const short = useShortGoods(useExhibitionId(), { state: sending.state, lines: checkout.sent });
  const groups = byExhibitor(lines);
  return (
    <SubmissionPanel
      sending={sending}
      refusedTitle={t('orderRefused')}
      describeRefusal={({ resCode }) => {
        if (resCode === notInCartCode) return t('notInCart');
        const refusal = orderRefusals[resCode ?? 0];
        if (refusal === 'stockGone' && short !== undefined)
          return t(short.left === 0 ? 'refusal_soldOutOf' : 'refusal_leftOf', {
            name: short.name,
            count: short.left,
          });
        return refusal && t(`refusal_${refusal}`);
      }}
      offerFor={offerFor}
    >
      {checkout.isRestLeft && (
        <Notice kind="info" live>
          {t('restLeft')}
        </Notice>
      )}
      <Delivery checkout={checkout} addresses={addresses} />
      {groups.map((group) => (
        <OrderedGroup
          key={group.exhibitorId}
          exhibitorId={group.exhibitorId}
          lines={lines.filter(({ item }) => item.exhibitorId === group.exhibitorId)}
        />
      ))}
      <Card>
        <TextField
          id="order-note"
          label={t('note')}
          hint={t('noteHint')}
          isLong
          max={longestNote}
          error={checkout.isNoteTooLong ? t('noteTooLong', { max: longestNote }) : undefined}
          value={draft.note}
          onText={(note) => change({ note })}
        />
      </Card>
      {groups.length > 1 && <p>{t('oneEach', { count: groups.length })}</p>}
      <SumFoot label={t('total')} cents={checkout.total}>
        <Button busy={sending.isSending} busyText={t('sending', { ns: 'sending' })} onClick={checkout.submit}>
          {t('place')}
        </Button>
      </SumFoot>
    </SubmissionPanel>
  );
}

interface DeliveryProps extends Pick<CheckoutProps, 'addresses'> {
  readonly checkout: ReturnType<typeof useCheckout>;
}

function Delivery({ addresses, checkout }: DeliveryProps) {
  const { t } = useTranslation('orders');
  const { draft, change } = checkout;
  return (
    <>
      <SegmentedControl
        legend={t('delivery')}
        name="delivery"
        options={deliveryKinds.map((key) => ({ key, text: t(`delivery_${key}`) }))}
        chosen={draft.delivery}
        onChoose={(delivery) => change({ delivery })}
      />
      {draft.delivery !== 'pickUp' && (
        <AddressChoice
          addresses={addresses}
          chosen={checkout.address}
          isMissing={checkout.isAddressMissing}
          onChoose={(addressId) => change({ addressId })}
        />
      )}
    </>
  );
}

/** Where stock, price or minimum order are different, the cart shows how, whichever way leads back to it. */
function useCartOffer({ at }: SubmissionState) {
  const { t } = useTranslation('orders');
  const exhibitionId = useExhibitionId();
  const navigate = useNavigate();
  const isRefused = at === 'rejected';
  useEffect(() => {
    if (!isRefused) return undefined;
    return () => void rereadCartProducts(exhibitionId);
  }, [exhibitionId, isRefused]);
  return ({ resCode }: Refusal) => {
    const offer = (label: string, path: string) => ({
      label,
      onChoose: () => void navigate(path, { replace: true }),
    });
    if (resCode === notInCartCode) return offer(t('toOrders'), ordersPath(exhibitionId));
    return orderRefusals[resCode ?? 0] === undefined ? undefined : offer(t('toCart'), cartPath(exhibitionId));
  };
}
