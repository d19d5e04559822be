import { useTranslation } from 'react-i18next';
import { pieceCount, totalCents } from '#entities/cart/rules/cartLines.ts';
import { productName } from '#entities/product/rules/productTexts.ts';
import type { ShownLine } from '#entities/cart/useCartLines.ts';
import { useExhibitorName } from '#entities/exhibitor/useExhibitorName.ts';
import { summaryOfProduct } from '#entities/product/productRow.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { type Language, languageOf } from '#language/language.ts';
import { Card } from '#ui/page/Card.tsx';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import { type Goods, GoodsLine } from '../GoodsLine.tsx';
import { SumLine } from '../SumLine.tsx';
import goods from '../goods.module.css';

export interface OrderedGroupProps {
  readonly exhibitorId: string;
  readonly lines: readonly ShownLine[];
}

export function OrderedGroup({ exhibitorId, lines }: OrderedGroupProps) {
  const { t, i18n } = useTranslation('orders');
  const exhibitionId = useExhibitionId();
  const language = languageOf(i18n.language);
  const { name, lang } = useExhibitorName(exhibitionId, exhibitorId);
  return (
    <Card title={<span lang={lang}>{name === '' ? t('nameless') : name}</span>}>
      <ul className={goods['lines']}>
        {lines.map((line) => {
          const shown = goodsOf(line, language);
          return <GoodsLine key={shown.key} goods={shown} />;
        })}
      </ul>
      <SumLine pieces={pieceCount(lines)} cents={totalCents(lines)} />
    </Card>
  );
}

function goodsOf({ item, offer, quantity, product }: ShownLine, language: Language): Goods {
  const pair = product === undefined ? item.name : productName(product);
  return {
    key: `${item.productId}/${item.type}`,
    name: localize(pair, language),
    lang: otherLanguage(pair, language),
    typeName: offer?.name ?? '',
    picture: product === undefined ? '' : summaryOfProduct(product).picture,
    quantity,
    unitCents: offer?.priceCents,
  };
}
