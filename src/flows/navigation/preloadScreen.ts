import { loadChunk } from '#chunks/loadChunk.ts';
import { screenRoutes } from './screenRoutes.ts';

/** Loads the code of a screen that probably comes next; whether that works is seen when it is opened. */
export function preloadScreen(path: string): void {
  const route = screenRoutes().find((screen) => screen.path === path);
  if (route !== undefined) loadChunk(route.load).catch(() => {});
}
