import { act, screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { matchPath, RouterProvider } from 'react-router-dom';
import { afterEach, onTestFinished, vi } from 'vitest';
import { openTab, type TabSettings } from '../flows/openPhone.ts';
import { keepFocus } from '#app/listening/keepFocus.ts';
import { hearMissedWords } from './missedWords.ts';

let closeLast: (() => void) | undefined;
afterEach(() => {
  closeLast?.();
  closeLast = undefined;
});

/** Loads the code of the screen at an address: to read it for the first time may take longer than any wait allows. */
async function loadScreenAt(path: string): Promise<void> {
  const { entryRoutes, routerPath } = await import('#app/routes.ts');
  const { pathname } = new URL(path, location.origin);
  const isThere = (route: (typeof entryRoutes)[number]) => matchPath(routerPath(route), pathname) !== null;
  const { laterRoutes } = entryRoutes.some(isThere)
    ? { laterRoutes: [] }
    : await import('#app/laterRoutes.ts');
  await [...entryRoutes, ...laterRoutes].find(isThere)?.load();
}

/** The whole app at an address, put together as `main.tsx` does it, in the phone that is open. */
export async function openApp(path: string, settings: TabSettings = {}) {
  closeLast?.();
  // The app's updates come from the network, not from the test: React need not be told of each. It stays so: what a
  // toast still has to draw would be noise in the next test.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('scrollBy', vi.fn());
  // jsdom draws nothing.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  // A log-out takes them from the rest of its page.
  for (const write of ['pushState', 'replaceState']) Reflect.deleteProperty(history, write);
  history.replaceState(null, '', path);
  document.documentElement.lang = 'zh-CN';
  document.body.innerHTML = '<div id="root"></div>';
  let leave = () => {};
  const tab = await openTab({ onForbidden: () => leave(), ...settings });
  const [routing, navigation, exit, words, language, first, links, clock, shown] = await Promise.all([
    import('#app/createAppRouter.tsx'),
    import('#app/createBeforeNavigation.ts'),
    import('#app/session/createForbiddenExit.ts'),
    import('#language/loadWords.ts'),
    import('#language/language.ts'),
    import('#language/shellMessages.ts'),
    import('#flows/navigation/linkContext.ts'),
    import('#session/clock/fairClock.ts'),
    import('#ui/values/shownClock.ts'),
  ]);
  shown.provideShownClock(clock.fairNowMs);
  await hearMissedWords();
  await words.switchLanguage(language.languageOf(tab.device.getState().locale));
  await loadScreenAt(path);
  const substituted = vi.fn();
  // The page of the test before may have moved on after its end.
  history.replaceState(null, '', path);
  const { router } = routing.createAppRouter(
    navigation.createBeforeNavigation({
      device: tab.device,
      isIos: false,
      entryUrl: location.href,
      openVisit: tab.openVisit,
      notifySubstituted: substituted,
      heldExhibition: async (search) =>
        (await import('#entities/voucher/heldExhibitionId.ts')).heldExhibitionId(search),
    }),
  );
  links.provideLinkContext({
    app: { origin: location.origin, screens: [] },
    host: { openExternal: () => {} },
    navigate: (to) => void router.navigate(to),
    sayUnrecognised: () => {},
  });
  leave = exit.createForbiddenExit({
    device: tab.device,
    session: tab.session,
    now: () => Date.now(),
    times: tab.times,
    router,
  });
  await waitFor(() => {
    if (!router.state.initialized) throw new Error('The first screen is not there yet');
  });
  const root: Root = createRoot(document.getElementById('root')!);
  root.render(createElement(RouterProvider, { router }));
  // As after the start of a real page; the screens rely on it.
  const endFocus = keepFocus(document);
  closeLast = () => {
    endFocus();
    tab.kill();
    root.unmount();
    router.dispose();
    // A disposed router still navigates when asked: a form that was just sent would move the next test's page.
    router.navigate = async () => {};
  };
  await waitFor(() => screen.getByRole('main'));
  return {
    ...tab,
    router,
    substituted,
    first,
    user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.EachTarget }),
    close: closeLast,
  };
}

export type App = Awaited<ReturnType<typeof openApp>>;

/** The address in use, as the router has it. */
export const addressOf = ({ router }: App) => router.state.location.pathname + router.state.location.search;

/** What the screen says, without the footer and the bar. */
export const mainText = () => document.querySelector('main')?.textContent ?? '';

type OnError = (error: Error) => void;
interface BrowserOfTests {
  readonly virtualConsole: {
    listeners(event: 'jsdomError'): OnError[];
    removeAllListeners(event: 'jsdomError'): void;
    on(event: 'jsdomError', listener: OnError): void;
  };
}

/** Counts the reloads that the page asks for until the test ends: jsdom refuses them, and that is no noise then. */
export function countReloads(): () => number {
  const { virtualConsole } = (globalThis as unknown as { jsdom: BrowserOfTests }).jsdom;
  const others = virtualConsole.listeners('jsdomError');
  const listenBy = (listeners: readonly OnError[]) => {
    virtualConsole.removeAllListeners('jsdomError');
    for (const listener of listeners) virtualConsole.on('jsdomError', listener);
  };
  let reloads = 0;
  listenBy([
    (error) => {
      if (/navigation/.test(error.message)) reloads += 1;
      else for (const listener of others) listener(error);
    },
  ]);
  onTestFinished(() => listenBy(others));
  return () => reloads;
}

/** As the switch on the landing page and in the personal center does, on any screen. */
export async function switchTo(language: 'zh' | 'en'): Promise<void> {
  // Of the modules that this page has loaded.
  const { switchLanguage } = await import('#language/loadWords.ts');
  await act(() => switchLanguage(language));
}
