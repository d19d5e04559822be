import { useMemo } from 'react';
import { useVisited } from '#entities/favourite/visited/useVisited.ts';
import { markedOf } from '#entities/favourite/rules/markLedger.ts';
import { sortByPlace } from '#entities/favourite/rules/sortByPlace.ts';
import { useLedger } from '#entities/favourite/useMark.ts';
import { useMarksRead } from '#entities/favourite/useMarksRead.ts';
import type { HallBooth } from '../hallBoothsQuery.ts';
import { summaryOf } from '../rules/summaryOf.ts';

/** What is the visitor's own on a plan, by exhibitors. */
export interface PlanMarks {
  readonly saved: ReadonlySet<string>;
  readonly visited: ReadonlySet<string>;
  /** The saved ones that are left to visit, by their number on the way through all halls, from 1. */
  readonly route: ReadonlyMap<string, number>;
}

export function usePlanMarks(
  hallId: string,
  stands: readonly HallBooth[],
  halls: readonly { readonly RecordId: string }[],
): PlanMarks {
  useMarksRead('favourites');
  const ledger = useLedger();
  const visitedIds = useVisited();
  return useMemo(() => {
    const here = new Map(stands.map((stand) => [stand.ExhibitorId, stand]));
    const visited = new Set(visitedIds);
    const marks = (ledger === undefined ? [] : markedOf(ledger, 'exhibitor')).map((mark) => {
      const stand = here.get(mark.id);
      return stand ? { ...mark, summary: summaryOf({ ...stand, ExhibitionHallId: hallId }) } : mark;
    });
    const way = sortByPlace(
      marks,
      halls.map(({ RecordId }) => RecordId),
    ).filter(({ id }) => !visited.has(id));
    return {
      visited,
      saved: new Set(marks.map(({ id }) => id)),
      route: new Map(way.map(({ id }, at) => [id, at + 1])),
    };
  }, [ledger, visitedIds, stands, halls, hallId]);
}
