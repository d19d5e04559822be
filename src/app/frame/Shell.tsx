import { visitorIn } from '#session/acting/visitorIn.ts';
import { useVisit } from '#session/visit/visit.ts';
import { exhibitionName } from '#boot/landingTree.ts';
import { Suspense, useEffect } from 'react';
import { Outlet, useNavigation, useMatches } from 'react-router-dom';
import { loadChunk } from '#chunks/loadChunk.ts';
import { holdsAnyPass } from '#device/storage/appDeviceStore.ts';
import { useDevice } from '#device/storage/useDevice.ts';
import { ConnectionNote } from './ConnectionNote.tsx';
import { Footer } from './Footer.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { useEasyMode } from '#flows/assist/easy/useEasyMode.ts';
import { lazyPart } from '#flows/landing/lazyPart.ts';
import { TabsPlace } from './tabs/TabsPlace.tsx';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { hasTabsOf, type ScreenRoute } from '#flows/navigation/screenRoute.ts';
import { useShellMessages } from '#language/shellMessages.ts';
import '#ui/laterTheme.css';
import '#ui/antdTheme.css';
import shellStyles from './shell.module.css';

const TopBar = lazyPart(() => loadChunk(() => import('./TopBar.tsx')).then((part) => part.TopBar));
const BottomTabs = lazyPart(() =>
  loadChunk(() => import('./tabs/BottomTabs.tsx')).then((part) => part.BottomTabs),
);
const AccountCells = lazyPart(() =>
  loadChunk(() => import('./AccountCells.tsx')).then((part) => part.AccountCells),
);
const LogOut = lazyPart(() => loadChunk(() => import('../session/LogOut.tsx')).then((part) => part.LogOut));

export function Shell() {
  const { t } = useShellMessages('shell');
  const hasCodes = useDevice((state) => visitorIn(state) !== undefined || holdsAnyPass());
  const route = useShownRoute();
  const isLanding = route?.page === 'landing';
  const isMe = route?.page === 'hub' && route.tab === 'me';
  // The bar lies on it, and goes with it.
  const hasCover = isLanding || (route?.page === 'hub' && route.tab === 'home');
  const hasTabs = route !== undefined && hasTabsOf(route.page) && (!isLanding || hasCodes);
  const isMoving = useNavigation().state !== 'idle';
  const isPersonGone = useDevice((state) => state.isPersonGone);
  useDocumentTitle();
  useFocusOnNavigation();
  useEffect(() => {
    // Nothing of that person is shown any more.
    if (isPersonGone) window.location.reload();
  }, [isPersonGone]);
  return (
    <div className={hasCover ? 's-page s-page--cover' : 's-page'}>
      <a className={shellStyles.skip} href="#content">
        {t('skipToContent')}
      </a>
      <header className={`s-bar ${hasCover ? '' : shellStyles.bar} ${isMe ? shellStyles.coloured : ''}`}>
        {isLanding && <LanguageSwitch />}
        <Suspense>{route && !hasCover && <TopBar route={route} hasPass={hasCodes} />}</Suspense>
      </header>
      {isMoving && <div className={shellStyles.moving} />}
      <ConnectionNote />
      {/* Before the page, which scrolls to where it was left: it has to be as high by then. */}
      {hasTabs && <TabsPlace />}
      <main className="s-main" id="content" tabIndex={-1} aria-busy={isMoving} data-page={route?.page}>
        <Outlet />
        <Suspense>{isMe && <AccountCells />}</Suspense>
      </main>
      <Suspense>{isLanding && route.logOut !== false && <LogOut key={route.path} />}</Suspense>
      <Footer />
      <Suspense>{hasTabs && <BottomTabs active={route.tab} />}</Suspense>
    </div>
  );
}

/** The easy mode has no tab to explore: what it leads to is a page below the home there, with a way back. */
function useShownRoute(): ScreenRoute | undefined {
  const isEasy = useEasyMode();
  const route = useMatches().slice(-1)[0]?.handle as ScreenRoute | undefined;
  return isEasy && route?.page === 'hub' && route.tab === 'explore'
    ? { ...route, page: 'inner', tab: 'home' }
    : route;
}

function useDocumentTitle(): void {
  const { t, language } = useShellMessages('shell');
  const matches = useMatches();
  const exhibition = useVisit((visit) => visit.exhibition);
  const key = (matches[matches.length - 1]?.handle as ScreenRoute | undefined)?.title;
  const name = exhibition.kind === 'found' ? exhibitionName(exhibition.value, language) : '';
  const title = key === undefined ? name || t('appName') : t(key);

  useEffect(() => {
    document.title = title;
  }, [title]);
}
