import { readableAddress } from '#entities/address/rules/deliveryAddress.ts';
import type { BoothOrderProps } from './useOrderMoves.ts';
import { useTranslation } from 'react-i18next';
import { sumOfLines } from '#entities/order/rules/order.ts';
import { useAfterSaleFacts } from '#entities/order/useAfterSaleFacts.ts';
import { afterSaleKind } from '#entities/order/rules/orderActions.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { RowCard } from '#ui/cells/RowCard.tsx';
import { OrderStateBadge } from '#entities/order/OrderStateBadge.tsx';
import { Money } from '#ui/values/Money.tsx';
import { returnRecordsQuery } from './boothOrders.ts';
import { BoothOrderActions } from './BoothOrderActions.tsx';
import { useServerTimeText } from '#ui/values/useServerTimeText.ts';
import css from './boothOrders.module.css';

/** What was ordered, where it goes, and what the booth can do about it. */
export function BoothOrderCard({ booth, order }: BoothOrderProps) {
  const { t } = useTranslation('exhibitorCenter');
  const { t: words } = useTranslation('orders');
  const { lines, receiver, phone, address, note, courierNumber, number, state, createdAt } = order;
  const facts = useAfterSaleFacts(order);
  const textOf = useServerTimeText();
  const pieces = lines.reduce((count, { quantity = 0 }) => count + quantity, 0);
  const who = [receiver, phone].filter((text) => text !== '').join(' ');
  return (
    <li className={css['row']} data-state={state}>
      <RowCard>
        <div className={css['card']}>
          <div className={css['head']}>
            <h2 className={css['number']}>{t('orderNumber', { number })}</h2>
            <OrderStateBadge state={state} />
          </div>
          <p className={css['soft']}>{textOf(createdAt)}</p>
          <ul className={css['lines']}>
            {lines.map((line, at) => (
              <li key={`${line.RecordId} ${at}`} className={css['line']}>
                <span className={css['name']}>
                  {[line.name || words('namelessGoods'), line.typeName]
                    .filter((text) => text !== '')
                    .join(' · ')}
                </span>
                <span className={css['count']}>×{line.quantity ?? '--'}</span>
              </li>
            ))}
          </ul>
          <p className={css['sum']}>
            {t('pieces', { count: pieces })}{' '}
            <b>
              <Money cents={order.sumCents ?? sumOfLines(lines)} />
            </b>
          </p>
          <p className={css['text']}>{who}</p>
          <p className={css['text']}>{address === '' ? t('pickUpHere') : readableAddress(address)}</p>
          {note !== '' && <p className={css['soft']}>{t('orderNote', { note })}</p>}
          {courierNumber !== '' && (
            <p className={css['soft']}>
              {words('courierNumber')} {courierNumber}
            </p>
          )}
          {afterSaleKind(state) !== undefined && <ReturnReason booth={booth} order={order} />}
          {facts.map(({ name, note: said }) => (
            <p key={name} className={css['text']}>
              {name} {said}
            </p>
          ))}
          <p className={css['hint']}>{t(`boothHint_${state}`)}</p>
          <BoothOrderActions booth={booth} order={order} />
        </div>
      </RowCard>
    </li>
  );
}

/** In the visitor's words why it is to go back. */
function ReturnReason({ booth, order }: BoothOrderProps) {
  const { t } = useTranslation('exhibitorCenter');
  const { t: words } = useTranslation('orders');
  const { data = [] } = useServerQuery(returnRecordsQuery(booth, order));
  return (
    <>
      {data.map(({ RecordId, state, reason, content }) => {
        const said = [reason, content].filter((text) => text !== '').join(' · ');
        return said === '' ? null : (
          <p key={RecordId} className={css['text']}>
            {t('askedFor', { what: words(`state_${state}`), reason: said })}
          </p>
        );
      })}
    </>
  );
}
