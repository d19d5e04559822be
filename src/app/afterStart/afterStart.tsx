import { createRoot } from 'react-dom/client';
import { createStore } from 'zustand/vanilla';
import { loadChunk } from '#chunks/loadChunk.ts';
import { storedIdentity } from '#device/storage/storedIdentity.ts';
import type { WaitingTimes } from '#domain/time/waitingTimes.ts';
import { followTrail } from '#flows/navigation/historyTrail.ts';
import { followUnit } from '#entities/series/followUnit.ts';
import { certainHost } from '#flows/host/currentHost.ts';
import { checkKeptClock } from '#session/clock/noteServerTime.ts';
import { services } from '#session/services.ts';
import { isIos } from '#host/isIos.ts';
import { linkManifest } from '#host/linkManifest.ts';
import { PageBar, type PageNews } from './PageBar.tsx';
import { createScreenChange } from './createScreenChange.ts';
import { endToasts } from './endToasts.ts';
import { followColorScheme } from './colours/followColorScheme.ts';
import { followScreens } from './followScreens.ts';
import { rememberEntryLink } from './rememberEntryLink.ts';
import { dropCarried } from '../session/dropCarried.ts';
import { openOfflineWays } from '../frame/offline/openOfflineWays.tsx';
import { footerPull } from '../frame/footerPull.ts';
import { announceChanges } from '../listening/announceChanges.ts';
import { sayBackOnline } from '../listening/sayBackOnline.ts';
import { followEasyMode } from '../listening/followEasyMode.ts';
import { keepFocus } from '../listening/keepFocus.ts';
import { whenAtRest } from '#device/timers/whenAtRest.ts';
import { preloadPressed, preloadPrimary } from '../listening/preloadPressed.ts';
import { keepAboveKeyboard } from './keepAboveKeyboard.ts';
import { pullFooter } from './pullFooter.ts';
import { sendWhatWaits } from '../listening/sendWhatWaits.ts';
import { settleAfterKeyboard } from './settleAfterKeyboard.ts';
import { titleByHeading } from './titleByHeading.ts';
import { applyAccent } from './colours/applyAccent.ts';
import { watchReturn } from './watchReturn.ts';
import { watchVersion } from './watchVersion.ts';

interface RouterState {
  readonly historyAction: string;
  readonly matches: readonly { readonly route: { readonly handle?: unknown } }[];
  readonly location: { readonly pathname: string; readonly search: string };
  readonly navigation: {
    readonly state: string;
    readonly location?: { readonly pathname: string; readonly search: string } | undefined;
  };
}

/** Passed in, so that this chunk shares little with the entry, which must stay small. */
export interface StartedPage {
  readonly entryUrl: string;
  readonly build: string | undefined;
  readonly now: () => number;
  readonly times: WaitingTimes;
  readonly router: {
    readonly state: RouterState;
    subscribe(listener: (state: RouterState) => void): unknown;
  };
  /** A tap on a link does not wait for it then. */
  readonly addLaterRoutes: () => Promise<unknown>;
  readonly flush: () => Promise<unknown>;
}

async function readVersion(): Promise<string> {
  const response = await fetch('/version.json', { cache: 'no-store' });
  return response.text();
}

const openingOf = ({ navigation: { location } }: RouterState) =>
  location && location.pathname + location.search;

/** Runs once the first screen is rendered. */
export function afterStart(page: StartedPage): void {
  const { entryUrl, build, now, times, router, addLaterRoutes, flush } = page;
  const news = createStore<PageNews>()(() => ({ hasNewer: false, opening: openingOf(router.state) }));
  router.subscribe((state) => news.setState({ opening: openingOf(state) }));

  async function reload(address: string | undefined): Promise<void> {
    await flush();
    if (address !== undefined) return window.location.assign(address);
    // A query that no cache has: a messaging app may cache the page for long.
    const here = new URL(window.location.href);
    here.searchParams.set('v', build ?? '');
    window.location.replace(here.href);
  }

  openOfflineWays();
  dropCarried();
  checkKeptClock();
  announceChanges(document, now);
  sayBackOnline();
  keepFocus(document);
  preloadPressed(document);
  whenAtRest(() => {
    addLaterRoutes().catch(() => {});
    preloadPrimary(document);
  });
  followTrail(router);
  endToasts(router);
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <PageBar news={news} stillTryingMs={times.stillTryingMs} reload={(address) => void reload(address)} />,
  );
  rememberEntryLink({ device: services().device, entryUrl, router });
  // WeChat needs a signature for each address.
  const tellAgain = followScreens(router, createScreenChange(certainHost), times);
  window.addEventListener('online', tellAgain);
  document.addEventListener('visibilitychange', () => document.hidden || tellAgain());
  titleByHeading(router, document);
  if (services().build.miniOwnLinks === 'on')
    loadChunk(() => import('./openOwnLinksByShell.ts'))
      .then((part) => part.openOwnLinksByShell(document, flush))
      .catch(() => {});
  applyAccent();
  followColorScheme();
  followEasyMode();
  followUnit();
  linkManifest(document);
  pullFooter(footerPull);
  keepAboveKeyboard(document.documentElement, window.visualViewport);
  if (isIos()) settleAfterKeyboard();
  sendWhatWaits();
  watchReturn(storedIdentity, () => window.location.reload());
  if (build !== undefined)
    watchVersion({
      build,
      readVersion,
      now,
      pauseMs: times.versionPauseMs,
      onNewer: () => news.setState({ hasNewer: true }),
    });
  if (new URL(entryUrl).searchParams.get('debug') === '1') openDiagnostics();
}

function openDiagnostics(): void {
  loadChunk(() => import('../diagnostics/openDiagnostics.tsx'))
    .then((part) => part.openDiagnostics())
    .catch(() => {});
}
