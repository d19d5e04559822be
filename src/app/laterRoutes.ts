import { ofChannel } from './ofChannel.tsx';
import type { ScreenRoute } from '../flows/navigation/screenRoute.ts';

const found = import.meta.glob<ScreenRoute>(
  [
    '../features/*/*/route.ts',
    // In the entry bundle, see routes.ts.
    '!../features/landing/{classicHome,select,wechatLogin}/route.ts',
    '!../features/checkIn/place/route.ts',
  ],
  { eager: true, import: 'route' },
);
const notFound = found['../features/errors/notFound/route.ts'];

/** Every `features/<area>/<screen>/route.ts` but those of the landing pages. */
export const laterRoutes: readonly ScreenRoute[] = [
  ...Object.values(found).map(ofChannel),
  // Every address that no other screen has.
  ...(notFound === undefined ? [] : [{ ...notFound, path: '*', scope: 'exhibition' as const }]),
];
