// First: everything after it may use the polyfills.
import './boot/addMissingApis.ts';
import { type ReactNode, startTransition, StrictMode, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { limitChunks, loadChunk } from './chunks/loadChunk.ts';
import { createBeforeNavigation } from './app/createBeforeNavigation.ts';
import { focusHeading } from './app/frame/useFocusOnNavigation.ts';
import { createAppRouter } from './app/createAppRouter.tsx';
import { loadLaterRoutes } from './app/routes.ts';
import { showEasyLook } from './flows/assist/easy/showEasyLook.ts';
import { showToast } from './flows/assist/showToast.ts';
import { takeEarlyAnswer } from './boot/takeEarlyAnswer.ts';
import { appDeviceStore, appSession, appStorage } from './device/storage/appDeviceStore.ts';
import { findRunningBuild } from './device/build/findRunningBuild.ts';
import type { PhoneMs } from './domain/time/clocks.ts';
import { scaleWaitingTimes, type WaitingTimes, waitingTimes } from './domain/time/waitingTimes.ts';
import { currentEnv, isTestBuild, NotConfigured } from './env.ts';
import { logProblem } from './session/logProblem.ts';
import { fairNowMs } from './session/clock/fairClock.ts';
import { flushAll } from './session/beforeLeaving.ts';
import { reloadOnce } from './app/reloadOnce.ts';
import { provideLinkContext } from './flows/navigation/linkContext.ts';
import { provideServices } from './session/services.ts';
import { screenPaths } from './flows/navigation/screenRoutes.ts';
import { openVisit } from './session/visit/visit.ts';
import { isIos } from './host/isIos.ts';
import { shellMessage } from './language/shellMessages.ts';
import { languageOf } from './language/language.ts';
import { switchLanguage } from './language/loadWords.ts';
import { provideShownClock } from './ui/values/shownClock.ts';
import { provideStorageHost } from './ui/media/storageHost.ts';

type AppRouter = ReturnType<typeof createAppRouter>['router'];

const now = (): PhoneMs => Date.now();

const sayLinkIncomplete = () =>
  showToast(shellMessage('shell', 'linkIncomplete'), { outlivesNavigation: true });

/** Only a phone without an exhibition in use asks for it. */
const heldExhibition = async (search: string): Promise<string | undefined> =>
  (await loadChunk(() => import('./entities/voucher/heldExhibitionId.ts'))).heldExhibitionId(search);

async function start(): Promise<Root> {
  const env = currentEnv();
  const times = scaleWaitingTimes(waitingTimes, env.timeFactor);
  limitChunks(times.chunkTimeoutMs);
  // Before anything reads stored values.
  if (!appStorage().isLasting())
    await loadChunk(() => import('./device/storage/openStorageCopy.ts'))
      .then((part) => part.keepInDatabase())
      .catch(() => {});
  const device = appDeviceStore();
  // Before the router can change it: a host may have signed this address.
  const entryUrl = window.location.href;
  const fromMiniProgram = new URLSearchParams(window.location.search).get('from_miniprogram');
  if (fromMiniProgram !== null) device.getState().set('fromMiniProgram', fromMiniProgram);
  await switchLanguage(languageOf(device.getState().locale));
  // A separate task: the evaluation of the modules before it is long enough.
  await new Promise((done) => setTimeout(done));

  provideAppServices(env, times, () => router);
  const { router, addLaterRoutes } = createAppRouter(
    createBeforeNavigation({
      device,
      isIos: isIos(),
      entryUrl,
      openVisit,
      notifySubstituted: sayLinkIncomplete,
      heldExhibition,
    }),
  );
  provideStorageHost(env.storageHost);
  provideShownClock(fairNowMs);
  provideLinks(router, times);
  followEarlyTap(router);

  await Promise.all([routerReady(router), window.boot?.styled, device.getState().easyMode && showEasyLook()]);
  if (window.boot) window.boot.taken = true;
  const root = drawApp(router);
  if (isTestBuild())
    loadChunk(() => import('./app/afterStart/openTestConsole.ts'))
      .then((part) => part.openTestConsole())
      .catch(() => {});
  // Preload before the first tap.
  loadLaterRoutes().catch(() => {});
  loadChunk(() => import('./app/afterStart/afterStart.tsx'))
    .then(
      (part) =>
        part.afterStart({
          entryUrl,
          build: findRunningBuild(),
          now,
          times,
          router,
          addLaterRoutes,
          flush: flushAll,
        }),
      reloadOnce,
    )
    .catch(() => {});
  return root;
}

function provideAppServices(
  env: ReturnType<typeof currentEnv>,
  times: WaitingTimes,
  router: () => AppRouter,
): void {
  const device = appDeviceStore();
  const createClient = async () => {
    const { openClient } = await loadChunk(() => import('./app/openClient.ts'));
    return openClient({
      env,
      device,
      session: appSession(),
      times,
      now,
      router: router(),
      earlyAnswer: takeEarlyAnswer,
    });
  };
  let client: ReturnType<typeof createClient> | undefined;

  provideServices({
    device,
    times,
    now,
    systemTenant: env.systemTenant,
    build: env,
    client: () => {
      client ??= createClient().catch((cause: unknown) => {
        client = undefined;
        throw cause;
      });
      return client;
    },
    earlyAnswer: takeEarlyAnswer,
    alertChannelFailed: () => {
      void loadChunk(() => import('./ui/overlay/appToast.tsx'))
        .then(({ showAlert }) =>
          showAlert(shellMessage('shell', 'channelFailed'), shellMessage('shell', 'confirm')),
        )
        .catch(() => {});
    },
    notifyServiceBusy: () => showToast(shellMessage('shell', 'serviceBusy')),
  });
}

function provideLinks(router: AppRouter, times: WaitingTimes): void {
  provideLinkContext({
    app: {
      origin: window.location.origin,
      get screens() {
        return screenPaths();
      },
    },
    loadScreens: loadLaterRoutes,
    // Until the host is known; permanent in a browser.
    host: { openExternal: (url) => window.location.assign(url) },
    // Where the question cannot be loaded the link leads on: one that does nothing is worse.
    confirmLeaving: (url) =>
      loadChunk(() => import('./flows/navigation/leaving/confirmLeaving.ts')).then(
        (part) => part.confirmLeaving(url),
        () => true,
      ),
    navigate: (path) => void router.navigate(path),
    sayUnrecognised: () => showToast(shellMessage('shell', 'linkUnrecognised'), { ms: times.linkToastMs }),
  });
}

/** A link of the boot script that was tapped before, or is tapped until the app has drawn its own. */
function followEarlyTap(router: AppRouter): void {
  const { boot } = window;
  if (boot === undefined) return;
  boot.go = (path) => void router.navigate(path);
  if (boot.wanted !== undefined) boot.go(boot.wanted);
}

/** In the same frame the screen has taken over what it keeps of the boot script's page. */
function App({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(() => {
    const page = document.getElementById('boot');
    const hadFocus = page?.contains(document.activeElement);
    page?.remove();
    // A link that has led to another screen is gone.
    if (hadFocus) focusHeading();
  }, []);
  return children;
}

function drawApp(router: AppRouter): Root {
  const place = document.getElementById('root');
  if (place === null) throw new Error('The page has no root');
  // React and the router would log the whole error, whose text may be personal.
  const noteDrawing = (error: unknown) =>
    logProblem(now(), `drawing: ${error instanceof Error ? error.name : typeof error}`);
  const root = createRoot(place, { onCaughtError: noteDrawing, onUncaughtError: noteDrawing });
  // In slices: in one task it would keep a tap waiting.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App>
          <RouterProvider router={router} onError={noteDrawing} />
        </App>
      </StrictMode>,
    ),
  );
  return root;
}

/** Resolves when the first screen can replace the boot script's page. */
function routerReady(router: AppRouter): Promise<void> {
  return new Promise((done) => {
    if (router.state.initialized) return done();
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      done();
    });
  });
}

/** For failures before the first screen, which would leave the page empty. */
function sayStartProblem(cause: unknown): void {
  const place = document.getElementById('boot-problem');
  if (cause instanceof NotConfigured && place !== null) place.textContent = cause.message;
  else window.boot?.sayProblem();
}

/** The drawn app, or nothing where the start failed: unmounted by tests that open several pages in one document. */
export const started = start().catch(sayStartProblem);
