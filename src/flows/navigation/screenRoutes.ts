import type { ScreenRoute } from './screenRoute.ts';

let routes: readonly ScreenRoute[] = [];
let isComplete = false;

/** The landing pages at the start, all screens as soon as their list is loaded. */
export function provideScreenRoutes(known: readonly ScreenRoute[], isWhole: boolean): void {
  routes = known;
  isComplete = isWhole;
}

/** The paths of all screens; undefined until they are loaded. */
export const screenPaths = () => (isComplete ? routes.map(({ path }) => path) : undefined);

/** The paths of the screens that a login, or a 403, may lead back to. */
export const returnPaths = () =>
  routes.filter(({ mayReturnTo = true }) => mayReturnTo).map(({ path }) => path);

/** All screens as far as they are known. */
export const screenRoutes = () => routes;
