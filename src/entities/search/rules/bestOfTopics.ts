import type { CatalogueEntry } from '#domain/matching/catalogueEntry.ts';
import type { Reason } from './suggestion.ts';

/** An entry that fits a visitor's interests. */
export interface Weighed {
  readonly entry: CatalogueEntry;
  /** Its place in the catalogue: the first of equals comes first. */
  readonly at: number;
  readonly topic: string;
  readonly score: number;
  readonly reasons: readonly Reason[];
}

/** Each further suggestion of one topic counts for less, so that the first ones are not all of one kind. */
const repeatFactor = 0.8;

const byScore = (one: Weighed, other: Weighed) =>
  other.score - one.score || other.entry.rank - one.entry.rank || one.at - other.at;

export interface BestOfTopics {
  readonly add: (one: Weighed) => void;
  readonly all: () => Weighed[];
}

/**
 * The best of each topic, as many as are shown in all: what is behind them in its own topic cannot be among the first ones. To sort
 * thousands of entries would be most of the work.
 */
export function bestOfTopics(limit: number): BestOfTopics {
  const groups = new Map<string, Weighed[]>();
  const cut = (group: Weighed[]) => group.sort(byScore).splice(limit);
  return {
    add(one) {
      const group = groups.get(one.topic);
      if (group === undefined) groups.set(one.topic, [one]);
      else if (group.push(one) > 4 * limit + 64) cut(group);
    },
    all: () =>
      Array.from(groups.values()).reduce<Weighed[]>((kept, group) => {
        cut(group);
        return kept.concat(group);
      }, []),
  };
}

/** In the order of their scores, one of a topic after those of others. */
export function mixTopics(found: readonly Weighed[]): readonly Weighed[] {
  const counts = new Map<string, number>();
  return found
    .slice()
    .sort(byScore)
    .map((one) => {
      const count = counts.get(one.topic) ?? 0;
      counts.set(one.topic, count + 1);
      return one.topic === '' ? one : { ...one, score: one.score * repeatFactor ** count };
    })
    .sort(byScore);
}
