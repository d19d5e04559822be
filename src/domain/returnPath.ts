import { isRecordId } from './ids.ts';
import { notFoundPath, selectPath } from './paths.ts';

/** Screens a stored target may lead back to. */
const screens = [
  'select',
  'login',
  'password',
  'certificates',
  'register',
  'information',
  'list',
  'code',
  'xycode',
];

/**
 * Where a stored redirect target leads: a known screen of this app, or the exhibition's page.
 * What is stored may have come from a link, so another host, `//host`, a script or an unknown screen never passes.
 */
export function returnPath(target: string | undefined, exhibitionId: string | undefined): string {
  const home = isRecordId(exhibitionId) ? selectPath(exhibitionId) : notFoundPath;
  if (target === undefined || !/^\/[A-Za-z0-9]/.test(target) || /[\\\s]/.test(target)) return home;
  const screen = (/^\/([A-Za-z0-9_-]+)(?=[/?#]|$)/.exec(target) ?? [])[1];
  return screen !== undefined && screens.indexOf(screen) >= 0 ? target : home;
}
