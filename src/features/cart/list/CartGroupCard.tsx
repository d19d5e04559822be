import { useTranslation } from 'react-i18next';
import { exhibitorPath } from '#entities/exhibitor/rules/exhibitorPaths.ts';
import type { ShownLine } from '#entities/cart/useCartLines.ts';
import { useExhibitorName } from '#entities/exhibitor/useExhibitorName.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import css from './cart.module.css';
import { CartLineRow, type Selection } from './CartLineRow.tsx';
import { CheckMark } from '#ui/controls/toggle/CheckMark.tsx';

export interface CartGroupCardProps {
  readonly exhibitorId: string;
  readonly lines: readonly ShownLine[];
  readonly selection: Selection;
}

export function CartGroupCard({ exhibitorId, lines, selection }: CartGroupCardProps) {
  const { t } = useTranslation('cart');
  const exhibitionId = useExhibitionId();
  const { name, lang } = useExhibitorName(exhibitionId, exhibitorId);
  const shown = name === '' ? t('nameless') : name;
  const items = lines.map(({ item }) => item);
  return (
    <section className={css['group']} aria-label={shown}>
      <div className={css['seller']}>
        <CheckMark
          label={t('chooseOf', { name: shown })}
          isOn={items.every(selection.isChosen)}
          onChange={(isOn) => selection.choose(items, isOn)}
        />
        <h2 className={css['sellerName']} lang={lang}>
          <AppLink className={css['sellerLink']} to={exhibitorPath(exhibitionId, exhibitorId)}>
            {shown}
          </AppLink>
        </h2>
      </div>
      <ul className={css['lines']}>
        {lines.map((line) => (
          <CartLineRow key={`${line.item.productId} ${line.item.type}`} line={line} selection={selection} />
        ))}
      </ul>
    </section>
  );
}
