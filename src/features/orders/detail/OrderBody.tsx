import { splitLanguages } from '#domain/page/splitLanguages.ts';
import { writtenLanguage } from '#domain/page/writtenLanguage.ts';
import { Written } from '#ui/text/Written.tsx';
import { useShownRows } from '#entities/unread/seenRows.ts';
import { watchedOrders } from '#entities/unread/watchedRows.ts';
import { PictureGallery } from '#flows/pictures/PictureGallery.tsx';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Order, sumOfLines } from '#entities/order/rules/order.ts';
import { afterSaleKind, askedState } from '#entities/order/rules/orderActions.ts';
import type { OrderState } from '#entities/order/rules/orderState.ts';
import { rereadOrders } from '#entities/order/orderQueries.ts';
import { onEveryChance } from '#sending/onEveryChance.ts';
import { type SalesRecord, stateWithRecords } from '#entities/order/rules/salesRecord.ts';
import { productName } from '#entities/product/rules/productTexts.ts';
import { useProductRows } from '#entities/cart/useCartLines.ts';
import { useExhibitorName } from '#entities/exhibitor/useExhibitorName.ts';
import { summaryOfProduct } from '#entities/product/productRow.ts';
import { languageOf } from '#language/language.ts';
import { Card } from '#ui/page/Card.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import { moveToAsked } from '../changeOrder.ts';
import { type Goods, GoodsLine } from '../GoodsLine.tsx';
import goodsCss from '../goods.module.css';
import { SumLine } from '../SumLine.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { useServerTimeText } from '#ui/values/useServerTimeText.ts';
import css from './History.module.css';

export interface OrderBodyProps {
  readonly order: Order;
  /** When it was read, epoch milliseconds of the phone. */
  readonly readAtMs: number;
  /** Newest first. */
  readonly records: readonly SalesRecord[];
}

export function OrderBody({ order, readAtMs, records }: OrderBodyProps) {
  const { t } = useTranslation('orders');
  const state = stateWithRecords(order.state, records);
  const { exhibitionId, exhibitorId } = order;
  const { name, lang } = useExhibitorName(exhibitionId, exhibitorId);
  const shown = { ...order, state };
  useShownRows(
    'orders',
    useMemo(() => watchedOrders([order]), [order]),
    readAtMs,
  );
  useRequestToMove(order, state);
  return (
    <>
      <PageHeading lead={t(`hint_${state}`)}>{t(`state_${state}`)}</PageHeading>
      {state === 'toPay' && (
        <Notice kind="info" title={t('howToPay')}>
          <PayInstructions text={order.payInstructions} />
        </Notice>
      )}
      <OrderFacts order={shown} />
      <Card title={<span lang={lang}>{name === '' ? t('nameless') : name}</span>}>
        <Lines order={order} />
      </Card>
      {records.length > 0 && <History records={records} />}
      <OrderActions order={shown} isMoved={state === order.state} />
    </>
  );
}

/** In one language where the organiser has written them in both. */
function PayInstructions({ text }: { readonly text: string }) {
  const { t, i18n } = useTranslation('orders');
  if (text === '') return t('payUnknown');
  const language = languageOf(i18n.language);
  const written = splitLanguages(text);
  if (written === undefined) return <span lang={writtenLanguage(text, language)}>{text}</span>;
  return localize(written, language);
}

/**
 * A request was stored and its order not moved on, as the connection broke between the two: the exhibitor would never see it.
 * After a refusal it cannot be told whether the request is the one that was refused.
 */
function useRequestToMove(order: Order, state: OrderState): void {
  const isApart = state !== order.state && afterSaleKind(order.state) === undefined;
  const move = useEffectEvent(async () => {
    const kind = afterSaleKind(state);
    if (kind !== undefined && (await moveToAsked(order, askedState(kind))) === 'done')
      await rereadOrders(order);
  });
  useEffect(() => {
    if (!isApart) return undefined;
    // A later page tries again.
    return onEveryChance(() => void move().catch(() => {}));
  }, [isApart]);
}

function Lines({ order }: { readonly order: Order }) {
  const { i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const { lines, exhibitionId } = order;
  const ids = lines.map(({ productId }) => productId).filter((id) => id !== '');
  const { data: products = [] } = useProductRows(exhibitionId, ids);
  const goods = lines.map((line, at): Goods => {
    const product = products.find(({ RecordId }) => RecordId === line.productId);
    const pair = product === undefined ? { zh: line.name, en: line.name } : productName(product);
    return {
      key: `${line.RecordId} ${at}`,
      name: localize(pair, language),
      lang: otherLanguage(pair, language),
      typeName: line.typeName,
      picture: product === undefined ? '' : summaryOfProduct(product).picture,
      quantity: line.quantity,
      unitCents: line.unitCents,
    };
  });
  const pieces = lines.reduce((count, { quantity = 0 }) => count + quantity, 0);
  return (
    <>
      <ul className={goodsCss['lines']}>
        {goods.map((one) => (
          <GoodsLine key={one.key} goods={one} />
        ))}
      </ul>
      <SumLine pieces={pieces} cents={order.sumCents ?? sumOfLines(lines)} />
    </>
  );
}

/** What was asked and answered about a return, newest first. */
function History({ records }: { readonly records: readonly SalesRecord[] }) {
  const textOf = useServerTimeText();
  const { t } = useTranslation('orders');
  return (
    <Card title={t('history')}>
      <ol className={css['steps']}>
        {records.map(({ RecordId, state, time, reason, content, pictures }) => (
          <li className={css['step']} key={RecordId}>
            <b>{t(`state_${state}`)}</b> <span className={css['time']}>{textOf(time)}</span>
            {reason !== '' && (
              <p className={css['text']}>
                <Written>{reason}</Written>
              </p>
            )}
            {content !== '' && (
              <p className={css['text']}>
                <Written>{content}</Written>
              </p>
            )}
            {pictures.length > 0 && (
              <PictureGallery
                addresses={pictures}
                label={t('pictures')}
                altOf={(number) => t('picture', { number })}
              />
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
