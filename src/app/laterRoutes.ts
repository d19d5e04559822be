import { ofChannel } from './ofChannel.tsx';
import { ofExhibition } from './ofExhibition.tsx';
import type { ScreenRoute } from '../flows/navigation/screenRoute.ts';

const found = import.meta.glob<readonly ScreenRoute[]>('../features/*/routes.ts', {
  eager: true,
  import: 'routes',
});
const notFound = found['../features/errors/routes.ts']?.[0];

/** Those of every `features/<area>/routes.ts`; the landing pages are in `entryRoutes.ts`, in the entry bundle. */
export const laterRoutes: readonly ScreenRoute[] = [
  ...new Array<ScreenRoute>()
    .concat(...Object.values(found))
    .map(ofChannel)
    .map(ofExhibition),
  // Every address that no other screen has.
  ...(notFound === undefined ? [] : [{ ...notFound, path: '*', scope: 'exhibition' as const }]),
];
