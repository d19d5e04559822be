import { createBrowserRouter, type MiddlewareFunction, redirect, type RouteObject } from 'react-router-dom';
import { appDeviceStore } from '../device/appDeviceStore.ts';
import { homePath, notFoundPath } from '../domain/paths.ts';
import { loadWords } from '../language/words.ts';
import { type ScreenRow, screens } from './routes.ts';
import { ScreenProblem } from './ScreenProblem.tsx';
import { Shell } from './Shell.tsx';

function toRoute({ path, title, door }: ScreenRow): RouteObject {
  return {
    path,
    handle: { title },
    ...(door.loader === undefined ? {} : { loader: door.loader }),
    lazy: async () => {
      const [screen] = await Promise.all([door.load(), loadWords(door.words)]);
      return { Component: screen.default };
    },
  };
}

/** The stored exhibition's home, for those who open the bare address. */
function rootLoader() {
  const { entranceId } = appDeviceStore().getState();
  return redirect(entranceId === undefined ? notFoundPath : homePath(entranceId));
}

export function createAppRouter(beforeNavigation: MiddlewareFunction) {
  return createBrowserRouter([
    {
      id: 'root',
      Component: Shell,
      ErrorBoundary: ScreenProblem,
      middleware: [beforeNavigation],
      children: [
        { path: '/', loader: rootLoader },
        // The screens' problem is shown one level above them: a lazy route that failed to load shows nothing of its own.
        { ErrorBoundary: ScreenProblem, children: screens.map(toRoute) },
      ],
    },
  ]);
}
