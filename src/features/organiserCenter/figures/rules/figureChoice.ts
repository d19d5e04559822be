import type { FigureKey } from '#entities/organiser/api/figureRows.ts';

export interface FigureChoice {
  readonly figure: FigureKey;
  /** '' for all, or a day as `YYYY-MM-DD`. */
  readonly period: string;
  readonly today: string;
  /** Of the fair. */
  readonly days: readonly string[];
  /** '' for all. */
  readonly hall: string;
}
