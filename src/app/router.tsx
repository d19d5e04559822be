import { createBrowserRouter, type MiddlewareFunction, redirect, type RouteObject } from 'react-router-dom';
import { appDeviceStore, appSession } from '../device/appDeviceStore.ts';
import { homePath, notFoundPath } from '../domain/paths.ts';
import { findRunningBuild } from '../device/runningBuild.ts';
import { services } from '../flows/services.ts';
import { acceptMissingStyles, createScreenLoader, hasReloaded } from './loadScreen.ts';
import { type ScreenRow, screens } from './routes.ts';
import { ScreenProblem } from './ScreenProblem.tsx';
import { Shell } from './Shell.tsx';

type LoadScreen = ReturnType<typeof createScreenLoader>;

function toRoute({ path, title, door }: ScreenRow, loadScreen: LoadScreen): RouteObject {
  return {
    path,
    handle: { title },
    ...(door.loader === undefined ? {} : { loader: door.loader }),
    lazy: async () => ({ Component: await loadScreen(door) }),
  };
}

/** The stored exhibition's home, for those who open the bare address. */
function rootLoader() {
  const { entranceId } = appDeviceStore().getState();
  return redirect(entranceId === undefined ? notFoundPath : homePath(entranceId));
}

export function createAppRouter(beforeNavigation: MiddlewareFunction) {
  const loading = {
    build: findRunningBuild(),
    session: appSession(),
    chunkTimeoutMs: services().times.chunkTimeoutMs,
    isOnline: () => navigator.onLine,
    target: () => router.state.navigation.location ?? window.location,
    goTo: (address: string) => window.location.replace(address),
  };
  const loadScreen = createScreenLoader(loading);
  acceptMissingStyles(() => hasReloaded(loading));
  const router = createBrowserRouter([
    {
      id: 'root',
      Component: Shell,
      ErrorBoundary: ScreenProblem,
      middleware: [beforeNavigation],
      children: [
        { path: '/', loader: rootLoader },
        // The screens' problem is shown one level above them: a lazy route that failed to load shows nothing of its own.
        { ErrorBoundary: ScreenProblem, children: screens.map((row) => toRoute(row, loadScreen)) },
      ],
    },
  ]);
  return router;
}
