import type { ComponentType } from 'react';
import type { ScreenRoute } from '../flows/navigation/screenRoute.ts';

/** The same route with something around its screen; whatever else its module has stays. */
export const wrapScreen = (
  route: ScreenRoute,
  wrap: (screen: ComponentType) => ComponentType,
): ScreenRoute => ({
  ...route,
  load: async () => {
    const screen = await route.load();
    return { ...screen, default: wrap(screen.default) };
  },
});
