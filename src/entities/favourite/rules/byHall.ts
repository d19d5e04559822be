import type { Mark } from './mark.ts';

export interface HallMarks {
  /** '' for those without a known hall. */
  readonly hallId: string;
  readonly marks: readonly Mark[];
}

/** Parts a list that is sorted by place, in its order. */
export function byHall(sorted: readonly Mark[], hallIds: readonly string[]): readonly HallMarks[] {
  const parts = new Map<string, Mark[]>();
  for (const mark of sorted) {
    const { hallId = '' } = mark.summary ?? {};
    const key = hallIds.includes(hallId) ? hallId : '';
    parts.set(key, [...(parts.get(key) ?? []), mark]);
  }
  return [...hallIds, '']
    .map((hallId) => ({ hallId, marks: parts.get(hallId) ?? [] }))
    .filter(({ marks }) => marks.length > 0);
}
