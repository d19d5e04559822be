import { useTranslation } from 'react-i18next';
import { byExhibitor } from '#entities/cart/rules/cartLines.ts';
import { useLeftOut } from '#entities/cart/leftOut.ts';
import type { ShownLine } from '#entities/cart/useCartLines.ts';
import { useOwnVisitorId } from '#flows/session/useOwnVisitorId.ts';
import css from './cart.module.css';
import { CartFoot } from './CartFoot.tsx';
import { CartGroupCard } from './CartGroupCard.tsx';
import { Unavailable } from './Unavailable.tsx';

export interface CartProps {
  readonly exhibitionId: string;
  readonly lines: readonly ShownLine[];
}

/** What can be ordered, by exhibitor; what cannot stands apart below it. */
export function Cart({ exhibitionId, lines }: CartProps) {
  const { t } = useTranslation('cart');
  const selection = useLeftOut(exhibitionId);
  const isStranger = useOwnVisitorId(exhibitionId) === undefined;
  const good = lines.filter(({ fault }) => fault === undefined);
  const faulty = lines.filter(({ fault }) => fault !== undefined);
  return (
    <>
      {isStranger && <p className={css['hint']}>{t('keptHere')}</p>}
      {byExhibitor(good).map((group) => (
        <CartGroupCard
          key={group.exhibitorId}
          exhibitionId={exhibitionId}
          exhibitorId={group.exhibitorId}
          lines={good.filter(({ item }) => item.exhibitorId === group.exhibitorId)}
          selection={selection}
        />
      ))}
      {faulty.length > 0 && <Unavailable exhibitionId={exhibitionId} lines={faulty} />}
      {good.length > 0 && <CartFoot exhibitionId={exhibitionId} lines={good} selection={selection} />}
    </>
  );
}
