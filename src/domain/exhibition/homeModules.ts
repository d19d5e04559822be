import { isServerRow } from '../record/serverRow.ts';

/** The parts of an exhibition's home below its name, in their usual order. */
export const homeModules = [
  'pass',
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
 * part that there is; else all in the usual order.
 */
export function readHomeModules(row: unknown): readonly HomeModule[] {
  const named = isServerRow(row) ? row['HomeModules'] : undefined;
  if (!Array.isArray(named)) return homeModules;
  const chosen = named.filter((code): code is HomeModule => homeModules.includes(code as HomeModule));
  return chosen.length === 0 ? homeModules : Array.from(new Set(chosen));
}
