import { exhibitorsPath } from '#entities/exhibitor/rules/exhibitorPaths.ts';
import { agendaPath } from '#domain/address/homePaths.ts';
import { minePath } from '#domain/address/minePaths.ts';
import { codePath, homePath } from '#domain/address/paths.ts';
import type { Tab } from './screenRoute.ts';

/** Where a tab leads; undefined while no exhibition is known. */
export function hubPath(tab: Tab, exhibitionId: string | undefined): string | undefined {
  if (tab === 'pass') return codePath();
  if (exhibitionId === undefined) return undefined;
  if (tab === 'explore') return exhibitorsPath(exhibitionId);
  if (tab === 'agenda') return agendaPath(exhibitionId);
  return tab === 'me' ? minePath(exhibitionId) : homePath(exhibitionId);
}
