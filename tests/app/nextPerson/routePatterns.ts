import { laterRoutes } from '#app/laterRoutes.ts';
import { entryRoutes } from '#app/routes.ts';

/** The patterns of all routes, as the router gets them. */
export const routePatterns = () => [...entryRoutes, ...laterRoutes].map(({ path }) => path);
