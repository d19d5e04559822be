import { Strip } from './Strip.tsx';
import { PartSkeleton, type PartSkeletonProps } from './PartSkeleton.tsx';
import { popularProductsQuery } from '../homeQueries.ts';
import { ProductStrip } from '#entities/product/ProductStrip.tsx';
import { useRememberedQuery } from '#data/queries/useRememberedQuery.ts';
import { productsPath } from '#entities/product/rules/productPaths.ts';
import { Fragment, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDevice } from '#device/storage/useDevice.ts';
import type { Exhibition } from '#domain/exhibition/exhibition.ts';
import { exhibitionPhase } from '#domain/exhibition/exhibitionPhase.ts';
import {
  type HomeModule,
  type HomeMood,
  homeMood,
  readHomeModules,
  usualModules,
} from '#domain/exhibition/homeModules.ts';
import { Adverts } from '#entities/advert/Adverts.tsx';
import { isGateTime } from '#entities/voucher/rules/gate/isGateTime.ts';
import { GettingThere } from '#entities/home/GettingThere.tsx';
import { Introduction } from '#entities/home/Introduction.tsx';
import { useEasyMode } from '#flows/assist/easy/useEasyMode.ts';
import { WhenNear } from '#flows/content/detail/WhenNear.tsx';
import { usePagePlace } from '#flows/navigation/usePagePlace.ts';
import { exhibitionRowOf } from '#flows/sharing/exhibitionRowOf.ts';
import { useOwnVisitorId } from '#session/acting/useOwnVisitorId.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { useExhibitionQuery } from '#session/visit/useExhibitionQuery.ts';
import { ExhibitionIdProvider, useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ContactLinks } from './ContactLinks.tsx';
import { Entries } from './Entries.tsx';
import { Headlines } from './Headlines.tsx';
import { HomeHead } from '../HomeHead.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { LatestNews } from './LatestNews.tsx';
import { loadChunk } from '#chunks/loadChunk.ts';
import { lazyPart } from '#flows/landing/lazyPart.ts';
import { LivesNow } from './LivesNow.tsx';
import { NextForMe } from './NextForMe.tsx';
import { PassCard } from './PassCard.tsx';
import { RecommendedExhibitors } from './RecommendedExhibitors.tsx';
import { ForYou } from '../forYou/ForYou.tsx';
import { visitorPart } from '../forYou/visitorPart.ts';
import { HappeningRail } from '../mood/HappeningRail.tsx';
import { useVouchers } from '#session/localStores.ts';
import css from './HomeScreen.module.css';
import { ShopBanners } from '../ShopBanners.tsx';

const EasyHome = lazyPart(
  () => loadChunk(() => import('../easyHome/EasyHome.tsx')).then((part) => part.EasyHome),
  ['easyHome'],
);

const GateLine = visitorPart('GateLine', ['gateCheck']);
const LatestNotice = visitorPart('LatestNotice');
const NewForMe = visitorPart('NewForMe');

const NowStrip = lazyPart(() =>
  loadChunk(() => import('../mood/NowStrip.tsx')).then((part) => part.NowStrip),
);

const YourDays = lazyPart(() =>
  loadChunk(() => import('../mood/YourDays.tsx')).then((part) => part.YourDays),
);

const modules: Readonly<Record<HomeModule, (exhibition: Exhibition, mood: HomeMood) => ReactNode>> = {
  now: () => (
    <Suspense fallback={<PartSkeleton shape="now" />}>
      <NowStrip />
    </Suspense>
  ),
  happening: (_, mood) => <HappeningRail mood={mood} />,
  yourDays: (exhibition) => (
    <Suspense fallback={<PartSkeleton shape="now" />}>
      <YourDays exhibition={exhibition} />
    </Suspense>
  ),
  pass: (exhibition) => <PassCard exhibition={exhibition} />,
  forYou: () => <ForYou />,
  next: (exhibition) => (
    <>
      <WhatIsNew exhibition={exhibition} />
      <NextForMe />
    </>
  ),
  headlines: () => <Headlines />,
  menu: (_, mood) => <Entries rows={mood === 'during' ? 1 : 2} />,
  lives: () => <LivesNow />,
  shop: () => <ShopBanners />,
  exhibitors: () => <RecommendedExhibitors />,
  products: () => <PopularProducts />,
  news: () => <LatestNews />,
  advertisements: () => <Adverts slot="home" />,
  about: (exhibition) => <About exhibition={exhibition} />,
  contact: () => <ContactLinks />,
};

/** Parts that most visitors have to scroll to, and about how high they are. */
const shapesBelow: Readonly<Partial<Record<HomeModule, PartSkeletonProps['shape']>>> = {
  happening: 'happening',
  shop: 'picture',
  exhibitors: 'exhibitors',
  products: 'products',
  news: 'rows',
  advertisements: 'picture',
  about: 'rows',
  contact: 'line',
};

function About({ exhibition }: { readonly exhibition: Exhibition }) {
  const nowMs = useFairNow();
  return (
    <>
      <Introduction exhibition={exhibition} />
      <GettingThere exhibition={exhibition} nowMs={nowMs} />
    </>
  );
}

/** The exhibition's home: what it is, what is next for the visitor, and everything there is to look around in. */
export default function HomeScreen() {
  const { t } = useTranslation('exhibitionHome');
  const query = useExhibitionQuery();
  const isEasy = useEasyMode();
  useHomeLook();
  return (
    <QueryView
      query={query}
      failedTitle={t('loadFailed')}
      renderHeading={(data) => !data && <PageHeading>{t('title')}</PageHeading>}
      skeleton={<HomeSkeleton />}
      waitingText={t('title')}
      empty={<EmptyState drawing="lost" title={t('missingTitle')} text={t('missingText')} />}
      showsAge={false}
    >
      {(exhibition) =>
        exhibition !== null && (
          // While an address opens, what is shown may be ahead of it.
          <ExhibitionIdProvider value={exhibition.RecordId} key={exhibition.RecordId}>
            {isEasy ? (
              <Suspense fallback={<HomeSkeleton />}>
                <EasyHome exhibition={exhibition} />
              </Suspense>
            ) : (
              <Home exhibition={exhibition} />
            )}
          </ExhibitionIdProvider>
        )
      }
    </QueryView>
  );
}

/** The ground of the whole page: cards lie on it, where a landing page is one white sheet. */
function useHomeLook(): void {
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    const ground = css['ground'] ?? '';
    classList.add(ground);
    return () => classList.remove(ground);
  }, []);
}

function Home({ exhibition }: { readonly exhibition: Exhibition }) {
  const row = useDevice((device) => exhibitionRowOf(device, exhibition.RecordId));
  const isKept = usePagePlace();
  const nowMs = useFairNow();
  const mood = homeMood(exhibitionPhase(exhibition.StartTime, exhibition.EndTime, nowMs));
  const hasTicket = useVouchers().some(({ exhibitionId }) => exhibitionId === exhibition.RecordId);
  const shown = readHomeModules(row, usualModules(mood, hasTicket));
  return (
    <div data-in-place={isKept ? '' : undefined}>
      <HomeHead exhibition={exhibition} mood={mood} />
      {!shown.includes('next') && <WhatIsNew exhibition={exhibition} />}
      {shown.map((name) => {
        const shape = shapesBelow[name];
        const part = modules[name](exhibition, mood);
        if (shape === undefined) return <Fragment key={name}>{part}</Fragment>;
        return (
          <WhenNear key={name} meanwhile={<PartSkeleton shape={shape} />} isReturn={isKept}>
            {part}
          </WhenNear>
        );
      })}
    </div>
  );
}

/** For who has a registration here; it comes later than the page, and stands below what is seen first. */
function WhatIsNew({ exhibition }: { readonly exhibition: Exhibition }) {
  const nowMs = useFairNow();
  const isVisitor = useOwnVisitorId() !== undefined;
  if (!isVisitor) return null;
  return (
    <Suspense fallback={null}>
      {isGateTime(exhibition.StartTime, exhibition.EndTime, nowMs) && <GateLine />}
      <LatestNotice />
      <NewForMe />
    </Suspense>
  );
}

/** The most viewed; nothing where there are none. */
function PopularProducts() {
  const { t } = useTranslation('exhibitionHome');
  const exhibitionId = useExhibitionId();
  const query = popularProductsQuery(exhibitionId);
  const { content = [], isAwaited } = useRememberedQuery('products', query);
  if (isAwaited) return <PartSkeleton shape="products" />;
  if (content.length === 0) return null;
  return (
    <Strip title={t('products')} all={productsPath(exhibitionId)}>
      <ProductStrip rows={content} />
    </Strip>
  );
}
