export interface Placed {
  readonly id: string;
  /** '' where it is not known. */
  readonly hallId: string;
}

export type Division = 'hall' | 'name' | 'hand';

/** By exhibitor the person who goes; '' where no one does yet. */
export type Assignment = Readonly<Record<string, string>>;

/**
 * Halls stay whole as long as no one gets more than their part; a larger hall is cut along its way.
 * @param walked in the order in which they are walked
 */
export function divideByHall(walked: readonly Placed[], people: readonly string[]): Assignment {
  const fair = Math.ceil(walked.length / Math.max(people.length, 1));
  const pieces: Placed[][] = [];
  for (const hall of hallsOf(walked)) {
    const parts = Math.ceil(hall.length / fair);
    const size = Math.ceil(hall.length / parts);
    for (let from = 0; from < hall.length; from += size) pieces.push(hall.slice(from, from + size));
  }
  const loads = people.map(() => 0);
  const assignment: Record<string, string> = {};
  // The largest first, each to who has the least; the order of equal ones is kept.
  for (const piece of pieces.slice().sort((one, other) => other.length - one.length)) {
    const at = loads.indexOf(Math.min(...loads));
    loads[at] = (loads[at] ?? 0) + piece.length;
    for (const { id } of piece) assignment[id] = people[at] ?? '';
  }
  return assignment;
}

function hallsOf(walked: readonly Placed[]): readonly Placed[][] {
  const halls = new Map<string, Placed[]>();
  for (const one of walked) halls.set(one.hallId, [...(halls.get(one.hallId) ?? []), one]);
  return Array.from(halls.values());
}

/** Parts of one order that differ by one at most. @param ordered by name */
export function divideInOrder(
  ordered: readonly { readonly id: string }[],
  people: readonly string[],
): Assignment {
  const assignment: Record<string, string> = {};
  ordered.forEach(({ id }, at) => {
    assignment[id] = people[Math.floor((at * people.length) / ordered.length)] ?? '';
  });
  return assignment;
}
