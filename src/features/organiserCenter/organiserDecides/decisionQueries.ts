import { queryOptions } from '@tanstack/react-query';
import { ApiProblem } from '#data/client/problems.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import type { Decidable, DecisionKindName } from '#entities/organiser/rules/decidable.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { services } from '#session/services.ts';
import { countEach, figuresKey } from '../queries/figureQueries.ts';
import { decisionKinds } from './decisionKinds.ts';

/** How many of a list are read together. */
export const rowsAtATime = 50;

export interface ToDecide {
  /** The oldest first. */
  readonly rows: readonly Decidable[];
  /** Whether there are later ones. */
  readonly hasMore: boolean;
  /** How many wait of each kind that was asked for. */
  readonly counts: Readonly<Partial<Record<DecisionKindName, number>>>;
  /** What could not be read. */
  readonly failed: readonly DecisionKindName[];
}

export const decisionsKey = (exhibitionId: string) => ['organiserDecides', exhibitionId] as const;

/**
 * The oldest rows that wait, of all kinds or of one.
 * @param kind '' for all
 */
export const toDecideQuery = (organiser: Organiser, kind: string, most: number) =>
  queryOptions({
    queryKey: [...decisionsKey(organiser.exhibitionId), organiser.userId, kind, most] as const,
    queryFn: async (context): Promise<ToDecide> => {
      const client = await readingClient(context);
      const asked = decisionKinds.filter(({ name }) => kind === '' || name === kind);
      let problem: ApiProblem | undefined;
      const parts = await Promise.all(
        asked.map(async ({ name, oldest, count }) => {
          try {
            const { items, hasMore } = await oldest(client, organiser, most);
            const rows = items.filter(({ state }) => state === 'waiting');
            const total = hasMore ? await count(client, organiser) : undefined;
            return { name, rows, hasMore, total: total ?? rows.length };
          } catch (caught) {
            if (!(caught instanceof ApiProblem)) throw caught;
            problem = caught;
            return { name, rows: undefined, hasMore: false, total: 0 };
          }
        }),
      );
      if (problem !== undefined && parts.every(({ rows }) => rows === undefined)) throw problem;
      return merged(parts, most);
    },
    staleTime: services().times.pollMs,
  });

interface Part {
  readonly name: DecisionKindName;
  readonly rows: readonly Decidable[] | undefined;
  readonly hasMore: boolean;
  readonly total: number;
}

function merged(parts: readonly Part[], most: number): ToDecide {
  const all = parts.reduce<readonly Decidable[]>((rows, part) => rows.concat(part.rows ?? []), []);
  const age = ({ sinceMs }: Decidable) => sinceMs ?? Infinity;
  const oldestFirst = all.slice().sort((one, other) => {
    const [first, second] = [age(one), age(other)];
    return first === second ? 0 : first - second;
  });
  return {
    rows: oldestFirst.slice(0, most),
    hasMore: all.length > most || parts.some(({ hasMore }) => hasMore),
    counts: parts.reduce(
      (counts, { name, rows, total }) => (rows === undefined ? counts : { ...counts, [name]: total }),
      {},
    ),
    failed: parts.filter(({ rows }) => rows === undefined).map(({ name }) => name),
  };
}

const countedBeside: readonly DecisionKindName[] = ['registrations', 'teams', 'appointments'];

/** How many wait beside the registrations, teams and appointments, which the organiser's page counts itself. */
export const otherDecisionsQuery = (organiser: Organiser) =>
  queryOptions({
    queryKey: [...figuresKey(organiser.exhibitionId), 'toDecide', organiser.userId] as const,
    queryFn: async (context) => {
      const client = await readingClient(context);
      const others = decisionKinds.filter(({ name }) => !countedBeside.includes(name));
      const counts = await countEach(
        others.map(
          ({ count }) =>
            () =>
              count(client, organiser),
        ),
      );
      return counts.reduce((sum, count) => sum + count, 0);
    },
    staleTime: services().times.reaskEveryMs,
  });
