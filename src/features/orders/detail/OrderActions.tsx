import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { afterSalePath, cartPath } from '#entities/order/rules/orderPaths.ts';
import type { Order } from '#entities/order/rules/order.ts';
import { mayVisitor, nextVisitorAct } from '#entities/order/rules/orderActions.ts';
import { addToCart } from '#entities/cart/changeCart.ts';
import { type RunningAction, useAction } from '#flows/content/useAction.ts';
import { MessageCell } from '#entities/message/MessageCell.tsx';
import { rereadCartProducts, rereadOrders } from '#entities/order/orderQueries.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { ParcelSheet } from '#entities/order/ParcelSheet.tsx';
import { type ChangeFailure, moveOrder, sendBack } from '../changeOrder.ts';

interface OrderActionsProps {
  readonly order: Order;
  /** Whether the order itself is in the state that is shown. */
  readonly isMoved: boolean;
}

/** One primary action by state; the others are rows. */
export function OrderActions({ order, isMoved }: OrderActionsProps) {
  const { t } = useTranslation('orders');
  const action = useAction<ChangeFailure>(() => rereadOrders(order));
  const buyAgain = useBuyAgain(order);
  const may = (name: Parameters<typeof mayVisitor>[1]) => isMoved && mayVisitor(order.state, name);
  const { exhibitionId, exhibitorId } = order;
  const next = isMoved ? nextVisitorAct(order.state) : 'write';
  const cancel = () =>
    void action.run({
      name: 'cancel',
      act: () => moveOrder(order, 'closed'),
      done: t('cancelled'),
      question: { body: t('cancelText'), yes: t('cancel'), no: t('keep'), noIsDefault: true },
    });
  return (
    <>
      {action.failed !== undefined && (
        <Notice kind="error" live>
          {t(`failed_${action.failed}`)}
        </Notice>
      )}
      {(exhibitorId !== '' || may('cancel') || may('ask') || (next !== 'buyAgain' && may('buyAgain'))) && (
        <CellGroup>
          {exhibitorId !== '' && <MessageCell partner={{ kind: 'exhibitor', id: exhibitorId }} />}
          {may('ask') && (
            <Cell
              icon={<Icon name="questionnaire" />}
              title={t('askReturn')}
              to={afterSalePath(exhibitionId, order.RecordId)}
            />
          )}
          {next !== 'buyAgain' && may('buyAgain') && (
            <Cell icon={<Icon name="cart" />} title={t('buyAgain')} onAct={buyAgain} />
          )}
          {may('cancel') && <Cell icon={<Icon name="close" />} title={t('cancel')} onAct={cancel} />}
        </CellGroup>
      )}
      <NextAct order={order} next={next} action={action} onBuyAgain={buyAgain} />
    </>
  );
}

interface NextActProps {
  readonly order: Order;
  readonly next: ReturnType<typeof nextVisitorAct>;
  readonly action: RunningAction<ChangeFailure>;
  readonly onBuyAgain: () => void;
}

/** The primary button. What was typed of a parcel is kept until it is sent. */
function NextAct({ order, next, action: { running, run }, onBuyAgain }: NextActProps) {
  const { t } = useTranslation('orders');
  const [isOpen, setOpen] = useState(false);
  const [parcel, setParcel] = useState({ company: '', number: '' });
  const send = () => void run({ name: 'sendBack', act: () => sendBack(order, parcel), done: t('sentBack') });
  const receive = () =>
    void run({
      name: 'receive',
      act: () => moveOrder(order, 'completed'),
      done: t('received'),
      question: { body: t('receiveText'), yes: t('receive'), no: t('notYet') },
    });
  const acts = { receive, sendBack: () => setOpen(true), buyAgain: onBuyAgain };
  if (next !== 'receive' && next !== 'sendBack' && next !== 'buyAgain') return null;
  return (
    <>
      <PageFoot>
        <Button busy={running === next} onClick={acts[next]}>
          {t(next)}
        </Button>
      </PageFoot>
      {isOpen && next === 'sendBack' && (
        <ParcelSheet
          title={t('sendBackTitle')}
          text={t('sendBackText')}
          yes={t('sendBackYes')}
          parcel={parcel}
          onChange={setParcel}
          onSend={send}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** What can be had again goes into the cart, which says what cannot. */
function useBuyAgain({ exhibitionId, exhibitorId, lines }: Order) {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  return () => {
    addToCart(
      exhibitionId,
      lines
        .filter(({ productId }) => productId !== '')
        .map(({ productId, type, quantity = 1, unitCents, name }) => ({
          productId,
          type,
          number: Math.min(quantity, 9_999),
          priceCents: unitCents,
          name: { zh: name, en: name },
          exhibitorId,
          infoId: '',
        })),
    );
    void rereadCartProducts(exhibitionId);
    renderToast(t('inCart'), { outlivesNavigation: true });
    void navigate(cartPath(exhibitionId));
  };
}
