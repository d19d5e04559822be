import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { StrangersCart } from './StrangersCart.tsx';
import { Unavailable } from './Unavailable.tsx';
import { CartGroupCard } from './CartGroupCard.tsx';
import { CartFoot } from './CartFoot.tsx';
import { useOwnVisitorId } from '#session/acting/useOwnVisitorId.ts';
import { useLeftOut } from '#entities/cart/leftOut.ts';
import { byExhibitor } from '#entities/cart/rules/cartLines.ts';
import { useTranslation } from 'react-i18next';
import { ProductsButton } from '#entities/product/ProductsButton.tsx';
import { useCart } from '#entities/cart/useCart.ts';
import { useCartLines, type ShownLine } from '#entities/cart/useCartLines.ts';
import { usePagePlace } from '#flows/navigation/usePagePlace.ts';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { BarHeading } from '#ui/list/head/BarHeading.tsx';
import { joinQueries } from '#ui/query/joinQueries.ts';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { emptyCart } from '#ui/states/scenes/emptyCart.tsx';
import css from './cart.module.css';

export default function CartScreen() {
  const id = useExhibitionId();
  return <OwnCart key={id} />;
}

function OwnCart() {
  const { t } = useTranslation('cart');
  const isKept = usePagePlace();
  const items = useCart();
  const lines = useCartLines(items.data);
  return (
    <div data-in-place={isKept ? '' : undefined}>
      <BarHeading>{t('title')}</BarHeading>
      <StrangersCart />
      <QueryView
        isScreen
        query={joinQueries({ items, lines })}
        failedTitle={t('failed')}
        skeleton={<ListSkeleton />}
        isEmpty={(data) => data.items.length === 0}
        empty={
          <EmptyState
            scene={emptyCart}
            title={t('none')}
            text={t('noneText')}
            action={<ProductsButton>{t('toProducts')}</ProductsButton>}
          />
        }
        showsAge={false}
      >
        {(data) => <Cart lines={data.lines} />}
      </QueryView>
    </div>
  );
}

interface CartProps {
  readonly lines: readonly ShownLine[];
}

/** What can be ordered, by exhibitor; what cannot stands apart below it. */
function Cart({ lines }: CartProps) {
  const { t } = useTranslation('cart');
  const selection = useLeftOut();
  const isStranger = useOwnVisitorId() === undefined;
  const good = lines.filter(({ fault }) => fault === undefined);
  const faulty = lines.filter(({ fault }) => fault !== undefined);
  return (
    <>
      {isStranger && <p className={css['hint']}>{t('keptHere')}</p>}
      {byExhibitor(good).map((group) => (
        <CartGroupCard
          key={group.exhibitorId}
          exhibitorId={group.exhibitorId}
          lines={good.filter(({ item }) => item.exhibitorId === group.exhibitorId)}
          selection={selection}
        />
      ))}
      {faulty.length > 0 && <Unavailable lines={faulty} />}
      {good.length > 0 && <CartFoot lines={good} selection={selection} />}
    </>
  );
}
