import type { VisitorKey } from '#domain/person/visitorKey.ts';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cartPath, checkoutPath } from '#entities/order/rules/orderPaths.ts';
import { addressesQuery } from '#entities/address/addressesQuery.ts';
import { useLeftOut } from '#entities/cart/leftOut.ts';
import { useCart } from '#entities/cart/useCart.ts';
import { useCartLines } from '#entities/cart/useCartLines.ts';
import { RegisterFirst } from '#flows/content/RegisterFirst.tsx';
import { forgetReturnTo } from '#flows/navigation/returnTo.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useEarlierEntry } from '#sending/useEarlierEntry.ts';
import { useOwnVisitorId } from '#session/acting/useOwnVisitorId.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { joinQueries } from '#ui/query/joinQueries.ts';
import { QueryView } from '#ui/query/QueryView.tsx';
import { readyQuery } from '#ui/query/readyQuery.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { emptyCart } from '#ui/states/scenes/emptyCart.tsx';
import { Checkout } from './Checkout.tsx';

/** What is chosen in the cart becomes one order for each exhibitor. */
export default function CheckoutScreen() {
  const { t } = useTranslation('orders');
  const id = useExhibitionId();
  const visitorId = useOwnVisitorId();
  const isKnownHere = visitorId !== undefined;
  useEffect(() => {
    if (isKnownHere) forgetReturnTo();
  }, [isKnownHere]);
  if (visitorId !== undefined) return <Loading key={visitorId} exhibitionId={id} visitorId={visitorId} />;
  return (
    <>
      <PageHeading>{t('checkoutTitle')}</PageHeading>
      <RegisterFirst back={checkoutPath(id)} title={t('registerFirst')} text={t('registerFirstText')} />
    </>
  );
}

function Loading({ exhibitionId, visitorId }: VisitorKey) {
  const { t } = useTranslation('orders');
  const owner = useMemo(() => ({ exhibitionId, visitorId }), [exhibitionId, visitorId]);
  const outboxOwner = useMemo(() => ({ kind: 'order', visitorId }) as const, [visitorId]);
  const earlier = useEarlierEntry(exhibitionId, outboxOwner);
  const items = useCart();
  const lines = useCartLines(items.data);
  const addresses = useServerQuery(addressesQuery(owner));
  const { isChosen } = useLeftOut();
  const chosen = (lines.data ?? []).filter(({ fault, item }) => fault === undefined && isChosen(item));
  // What is ordered leaves the cart while the page is still sending.
  const [wasFilled, setWasFilled] = useState(false);
  if (!wasFilled && chosen.length > 0) setWasFilled(true);
  return (
    <>
      <PageHeading>{t('checkoutTitle')}</PageHeading>
      <QueryView
        query={joinQueries({ earlier: readyQuery(earlier), items, lines, addresses })}
        failedTitle={t('checkoutFailed')}
        skeleton={<ListSkeleton rows={3} />}
        isEmpty={(data) => !wasFilled && chosen.length === 0 && data.earlier.entry === undefined}
        empty={
          <EmptyState
            scene={emptyCart}
            title={t('nothingChosen')}
            action={<LinkButton to={cartPath(exhibitionId)}>{t('toCart')}</LinkButton>}
          />
        }
        showsAge={false}
      >
        {(data) => (
          <Checkout owner={owner} lines={chosen} addresses={data.addresses} unfinished={data.earlier.entry} />
        )}
      </QueryView>
    </>
  );
}
