import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import type { Selection } from './CartLineRow.tsx';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { checkoutPath } from '#entities/order/rules/orderPaths.ts';
import { pieceCount, totalCents } from '#entities/cart/rules/cartLines.ts';
import type { ShownLine } from '#entities/cart/useCartLines.ts';
import { Button } from '#ui/controls/Button.tsx';
import { CheckMark } from '#ui/controls/toggle/CheckMark.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { SumFoot } from '#entities/order/SumFoot.tsx';
import css from './cart.module.css';

interface CartFootProps {
  readonly lines: readonly ShownLine[];
  readonly selection: Selection;
}

export function CartFoot({ lines, selection }: CartFootProps) {
  const { t } = useTranslation('cart');
  const exhibitionId = useExhibitionId();
  const navigate = useNavigate();
  const items = lines.map(({ item }) => item);
  const chosen = lines.filter(({ item }) => selection.isChosen(item));
  const total = totalCents(chosen);
  const go = () => {
    if (chosen.length === 0) renderToast(t('chooseFirst'));
    else if (total === undefined) renderToast(t('tooMuch'));
    else void navigate(checkoutPath(exhibitionId));
  };
  return (
    <SumFoot
      before={
        <span className={css['all']}>
          <CheckMark
            label={t('chooseAll')}
            isOn={items.every(selection.isChosen)}
            onChange={(isOn) => selection.choose(items, isOn)}
          />
          <span aria-hidden="true">{t('chooseAll')}</span>
        </span>
      }
      label={t('total')}
      cents={total}
    >
      <Button onClick={go}>{t('checkOut', { count: pieceCount(chosen) })}</Button>
    </SumFoot>
  );
}
