import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { productsPath } from '#entities/product/rules/productPaths.ts';
import { useCart } from '#entities/cart/useCart.ts';
import { useCartLines } from '#entities/cart/useCartLines.ts';
import { usePagePlace } from '#flows/navigation/usePagePlace.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { joinQueries } from '#ui/query/joinQueries.ts';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { Cart } from './Cart.tsx';

export default function CartScreen() {
  const { id = '' } = useParams();
  return <OwnCart key={id} exhibitionId={id} />;
}

function OwnCart({ exhibitionId }: { readonly exhibitionId: string }) {
  const { t } = useTranslation('cart');
  const isKept = usePagePlace();
  const items = useCart(exhibitionId);
  const lines = useCartLines(exhibitionId, items.data);
  return (
    <div data-in-place={isKept ? '' : undefined}>
      <PageHeading>{t('title')}</PageHeading>
      <QueryView
        query={joinQueries({ items, lines })}
        failedTitle={t('failed')}
        skeleton={<ListSkeleton />}
        isEmpty={(data) => data.items.length === 0}
        empty={
          <EmptyState
            title={t('none')}
            text={t('noneText')}
            action={<LinkButton to={productsPath(exhibitionId)}>{t('toProducts')}</LinkButton>}
          />
        }
        showsAge={false}
      >
        {(data) => <Cart exhibitionId={exhibitionId} lines={data.lines} />}
      </QueryView>
    </div>
  );
}
