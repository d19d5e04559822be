import {
  createBrowserRouter,
  matchPath,
  type MiddlewareFunction,
  redirect,
  type RouteObject,
} from 'react-router-dom';
import { appDeviceStore, appSession } from '../device/storage/appDeviceStore.ts';
import { homePath, notFoundPath } from '../domain/address/paths.ts';
import { findRunningBuild } from '../device/build/findRunningBuild.ts';
import { installPopInterceptor } from '../ui/overlay/interceptPops.ts';
import { provideNavigating } from '../flows/navigation/isNavigating.ts';
import type { ScreenRoute } from '../flows/navigation/screenRoute.ts';
import { provideScreenRoutes } from '../flows/navigation/screenRoutes.ts';
import { services } from '../session/services.ts';
import { acceptMissingStyles, createScreenLoader, hasReloaded } from './createScreenLoader.ts';
import { entryRoutes, loadLaterRoutes, routerPath } from './routes.ts';
import { ScreenProblem } from './frame/ScreenProblem.tsx';
import { Shell } from './frame/Shell.tsx';

type LoadScreen = ReturnType<typeof createScreenLoader>['loadScreen'];

function toRoute(route: ScreenRoute, loadScreen: LoadScreen): RouteObject {
  return {
    path: routerPath(route),
    handle: route,
    ...(route.loader === undefined ? {} : { loader: route.loader }),
    lazy: async () => {
      const { default: Component, prepare } = await loadScreen(route);
      if (prepare === undefined) return { Component };
      return { Component, loader: ({ params }) => prepare(params).then(() => null) };
    },
  };
}

/** The stored exhibition's home, for those who open the bare address. */
function rootLoader() {
  const { entranceId } = appDeviceStore().getState();
  return redirect(entranceId === undefined ? notFoundPath : homePath(entranceId));
}

/** `addLaterRoutes` is for the time after the first screen: a tap does not wait for it then. It rejects as a chunk does. */
export function createAppRouter(beforeNavigation: MiddlewareFunction) {
  const loading = {
    build: findRunningBuild(),
    session: appSession(),
    chunkTimeoutMs: services().times.chunkTimeoutMs,
    isOnline: () => navigator.onLine,
    target: () => router.state.navigation.location ?? window.location,
    goTo: (address: string) => window.location.replace(address),
  };
  const { loadPart, loadScreen } = createScreenLoader(loading);
  const toRoutes = (routes: readonly ScreenRoute[]) => routes.map((route) => toRoute(route, loadScreen));
  acceptMissingStyles(() => hasReloaded(loading));
  installPopInterceptor();
  provideScreenRoutes(entryRoutes, false);
  let areAllKnown = false;
  const router = createBrowserRouter(
    [
      {
        id: 'root',
        Component: Shell,
        ErrorBoundary: ScreenProblem,
        middleware: [beforeNavigation],
        children: [
          { path: '/', loader: rootLoader },
          // A lazy route that failed to load cannot render its own error boundary, so its parent does.
          { id: 'screens', ErrorBoundary: ScreenProblem, children: toRoutes(entryRoutes) },
        ],
      },
    ],
    {
      // The router asks for every address with parameters, also for those it knows already.
      async patchRoutesOnNavigation({ path, patch }) {
        const isKnown =
          areAllKnown ||
          path === '/' ||
          entryRoutes.some((route) => matchPath(routerPath(route), path) !== null);
        if (isKnown) return;
        patch('screens', toRoutes(await loadPart(loadLaterRoutes)));
        areAllKnown = true;
      },
    },
  );
  provideNavigating(
    (pathname) => router.state.navigation.state !== 'idle' || router.state.location.pathname !== pathname,
  );

  async function addLaterRoutes() {
    const routes = await loadLaterRoutes();
    if (!areAllKnown) router.patchRoutes('screens', toRoutes(routes));
    areAllKnown = true;
  }
  return { router, addLaterRoutes };
}
