import type { Host } from './host.ts';

/** A plain browser: another site is a full page navigation, and Back leads here again. */
export function createBrowserHost(location: Pick<Location, 'assign'>): Pick<Host, 'openExternal'> {
  return { openExternal: (url) => location.assign(url) };
}
