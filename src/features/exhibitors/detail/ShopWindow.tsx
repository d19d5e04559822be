import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '#chunks/loadChunk.ts';
import { ExhibitorFilms, useAreFilmsAwaited } from '#entities/live/ExhibitorFilms.tsx';
import { ExhibitorProducts, useAreProductsAwaited } from '#entities/product/ExhibitorProducts.tsx';
import { ExhibitorPromotions, useArePromotionsAwaited } from '#entities/promotion/ExhibitorPromotions.tsx';
import { lazyPart } from '#flows/landing/lazyPart.ts';
import { WhenNear } from '#flows/content/detail/WhenNear.tsx';
import { Card } from '#ui/page/Card.tsx';
import { type SummaryItem, SummaryList } from '#ui/page/SummaryList.tsx';
import { HelpCard, type HelpCardProps } from './HelpCard.tsx';
import { OtherWays, type OtherWaysProps } from './OtherWays.tsx';
import { Popularity, type PopularityProps } from './Popularity.tsx';
import { type Shown, useSections } from './useSections.tsx';
import css from './Way.module.css';

const BoardParts = lazyPart(() =>
  loadChunk(() => import('./BoardParts.tsx')).then((part) => part.BoardParts),
);

export interface ShopWindowProps {
  readonly company: string;
  readonly facts: readonly SummaryItem[];
  readonly readAtMs: number;
  readonly row: Shown &
    OtherWaysProps['row'] &
    HelpCardProps['row'] &
    PopularityProps['row'] & { readonly IsOpenHelp: boolean };
}

/** What an exhibitor brings to the fair: its products first, and the rest as the visitor comes near. Nothing moves as it comes. */
export function ShopWindow(props: ShopWindowProps) {
  const { t } = useTranslation('content');
  const { ExhibitorId } = props.row;
  const areProductsAwaited = useAreProductsAwaited(ExhibitorId);
  return (
    <>
      <ExhibitorProducts exhibitorId={ExhibitorId} title={t('products')} keepsPlace />
      {areProductsAwaited ? (
        <Awaited />
      ) : (
        <WhenNear meanwhile={<Awaited />}>
          <BelowProducts {...props} />
        </WhenNear>
      )}
    </>
  );
}

const Awaited = () => <div className={css['awaited']} />;

function BelowProducts(props: ShopWindowProps) {
  const { t } = useTranslation('exhibitors');
  const { ExhibitorId } = props.row;
  const areFilmsAwaited = useAreFilmsAwaited(ExhibitorId);
  const arePromotionsAwaited = useArePromotionsAwaited(ExhibitorId);
  if (areFilmsAwaited || arePromotionsAwaited) return <Awaited />;
  return (
    <>
      <ExhibitorFilms exhibitorId={ExhibitorId} title={t('films')} />
      <ExhibitorPromotions exhibitorId={ExhibitorId} title={t('promotions')} />
      <Said {...props} />
    </>
  );
}

/** What it says of itself, and what visitors say of it. */
function Said({ company, facts, readAtMs, row }: ShopWindowProps) {
  const { ExhibitorId } = row;
  const sections = useSections(row, facts.length > 0 ? <SummaryList items={facts} /> : undefined);
  return (
    <>
      {sections.map(({ key, title, content }) => (
        <Card key={key} title={title}>
          {content}
        </Card>
      ))}
      <OtherWays company={company} row={row} />
      {row.IsOpenHelp && <HelpCard readAtMs={readAtMs} row={row} />}
      <Popularity name={company} readAtMs={readAtMs} row={row} />
      <Suspense fallback={null}>
        <BoardParts exhibitorId={ExhibitorId} />
      </Suspense>
    </>
  );
}
