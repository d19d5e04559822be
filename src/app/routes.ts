import { loadChunk } from '../chunks/loadChunk.ts';
import { placeRoute } from '../features/checkIn/entryRoutes.ts';
import { classicHomeRoute, selectRoute, wechatLoginRoute } from '../features/landing/entryRoutes.ts';
import type { ScreenRoute } from '../flows/navigation/screenRoute.ts';
import { provideScreenRoutes, screenRoutes } from '../flows/navigation/screenRoutes.ts';

/** The landing pages: the only screens in the entry bundle. */
export const entryRoutes: readonly ScreenRoute[] = [
  selectRoute,
  wechatLoginRoute,
  classicHomeRoute,
  placeRoute,
];

/** Loaded when an address needs one, so a new screen adds no bytes to a landing page. */
export const loadLaterRoutes = (): Promise<readonly ScreenRoute[]> =>
  loadChunk(() => import('./laterRoutes.ts')).then(({ laterRoutes }) => {
    provideScreenRoutes([...entryRoutes, ...laterRoutes], true);
    return laterRoutes;
  });

/** What the router matches: an address may lack the ids that the guards put in. */
export function routerPath({ path, scope }: ScreenRoute): string {
  const withChannel = scope === 'channel' ? path.replace(/:channelId$/, ':channelId?') : path;
  return /:\w+\/.*:\w+$/.test(withChannel) ? withChannel : withChannel.replace('/:id', '/:id?');
}

/** The record behind a pattern that the router has matched; the bare `/` has none. */
export const routeOf = (pattern: string) => screenRoutes().find((route) => routerPath(route) === pattern);
