import type { ExhibitionPhase } from './exhibitionPhase.ts';
import { isServerRow } from '../record/serverRow.ts';

/** The parts that an exhibition's home can have below its name. */
export const homeModules = [
  'now',
  'happening',
  'yourDays',
  'pass',
  'forYou',
  'next',
  'headlines',
  'menu',
  'lives',
  'shop',
  'exhibitors',
  'products',
  'news',
  'advertisements',
  'about',
  'contact',
] as const;

export type HomeModule = (typeof homeModules)[number];

/**
 * Which parts are shown and in which order, by the row of an exhibition: `HomeModules`, a list of codes, where it names any
 * part that there is; else the `usual` ones.
 */
export function readHomeModules(row: unknown, usual: readonly HomeModule[]): readonly HomeModule[] {
  const named = isServerRow(row) ? row['HomeModules'] : undefined;
  if (!Array.isArray(named)) return usual;
  const chosen = named.filter((code): code is HomeModule => homeModules.includes(code as HomeModule));
  return chosen.length === 0 ? usual : Array.from(new Set(chosen));
}

/** What a home is for: to prepare a visit, to be on site, to look back. */
export type HomeMood = ExhibitionPhase['at'];

/** Nothing is known of an exhibition without days: it is prepared for. */
export const homeMood = (phase: ExhibitionPhase | undefined): HomeMood => phase?.at ?? 'before';

const rest: readonly HomeModule[] = ['shop', 'products', 'news', 'advertisements', 'about', 'contact'];

/** The parts of a home whose organiser has chosen none. Who holds no ticket sees what there is before it is offered. */
export function usualModules(mood: HomeMood, hasTicket: boolean): readonly HomeModule[] {
  if (mood === 'during')
    return hasTicket
      ? ['now', 'happening', 'pass', 'forYou', 'menu', 'next', 'headlines', 'lives', 'exhibitors', ...rest]
      : ['happening', 'menu', 'exhibitors', 'lives', 'pass', 'next', 'headlines', ...rest];
  if (mood === 'after')
    return hasTicket
      ? ['yourDays', 'next', 'menu', 'pass', 'lives', 'exhibitors', ...rest]
      : ['menu', 'exhibitors', 'lives', 'pass', 'next', ...rest];
  return hasTicket
    ? ['pass', 'menu', 'forYou', 'exhibitors', 'next', 'happening', 'headlines', 'lives', ...rest]
    : ['menu', 'exhibitors', 'happening', 'lives', 'pass', 'next', 'headlines', ...rest];
}
