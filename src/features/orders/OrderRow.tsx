import { useTranslation } from 'react-i18next';
import { orderPath } from '#entities/order/rules/orderPaths.ts';
import { type Order, type OrderLine, sumOfLines } from '#entities/order/rules/order.ts';
import { productName } from '#entities/product/rules/productTexts.ts';
import type { CartProduct } from '#entities/cart/useCartLines.ts';
import { useExhibitorName } from '#entities/exhibitor/useExhibitorName.ts';
import { ProductPicture } from '#entities/product/ProductPicture.tsx';
import { summaryOfProduct } from '#entities/product/productRow.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { RowCard } from '#ui/cells/RowCard.tsx';
import { RowCardLink } from '#ui/cells/RowCardLink.tsx';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import { Money } from '#ui/values/Money.tsx';
import { OrderStateBadge } from '#entities/order/OrderStateBadge.tsx';
import css from './OrderRow.module.css';

export interface OrderRowProps {
  readonly order: Order;
  readonly products: readonly CartProduct[];
}

export const mostPictures = 4;
const sidePx = 56;

export function OrderRow({ order, products }: OrderRowProps) {
  const { t } = useTranslation('orders');
  const exhibitionId = useExhibitionId();
  const { lines, exhibitorId } = order;
  const { name, lang } = useExhibitorName(exhibitionId, exhibitorId);
  const pieces = lines.reduce((count, { quantity = 0 }) => count + quantity, 0);
  const [first] = lines;
  return (
    <div className={css['row']} data-state={order.state}>
      <RowCard>
        <RowCardLink className={css['link']} to={orderPath(exhibitionId, order.RecordId)}>
          <span className={css['head']}>
            <span className={css['seller']} lang={lang}>
              {name === '' ? t('nameless') : name}
            </span>
            <OrderStateBadge state={order.state} />
          </span>
          <span className={css['goods']}>
            {lines.slice(0, mostPictures).map((line, at) => {
              const product = products.find(({ RecordId }) => RecordId === line.productId);
              return (
                <ProductPicture
                  key={`${line.RecordId} ${at}`}
                  className={css['picture']}
                  src={product === undefined ? '' : summaryOfProduct(product).picture}
                  sidePx={sidePx}
                />
              );
            })}
            {lines.length === 1 && first !== undefined && (
              <GoodsName
                line={first}
                product={products.find(({ RecordId }) => RecordId === first.productId)}
              />
            )}
          </span>
          <span className={css['sum']}>
            {t('pieces', { count: pieces })}{' '}
            <b>
              <Money cents={order.sumCents ?? sumOfLines(lines)} />
            </b>
          </span>
        </RowCardLink>
      </RowCard>
    </div>
  );
}

interface GoodsNameProps {
  readonly line: OrderLine;
  readonly product: CartProduct | undefined;
}

function GoodsName({ line, product }: GoodsNameProps) {
  const { i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const pair = product === undefined ? { zh: line.name, en: line.name } : productName(product);
  return (
    <span className={css['name']} lang={otherLanguage(pair, language)}>
      {localize(pair, language)}
    </span>
  );
}
