import type { AgendaEntry } from '#entities/programme/rules/agenda/agendaEntry.ts';
import type { LateItem, LateState } from '../rules/latePlan.ts';
import type { useAskedLate } from '../useAskedLate.ts';

export interface PlanRowProps {
  readonly item: LateItem;
  readonly entry: AgendaEntry;
  readonly state: LateState;
  /** What it clashes with. */
  readonly rivals: readonly (AgendaEntry | undefined)[];
  /** The visitor wants it. */
  readonly isKept: boolean;
  readonly change: ReturnType<typeof useAskedLate>['change'];
}
