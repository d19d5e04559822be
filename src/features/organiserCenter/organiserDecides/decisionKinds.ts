import type { ApiClient, ReadOptions } from '#data/client/apiClient.ts';
import type { SentOnce } from '#data/client/outcomeOf.ts';
import type { ConditionParts } from '#data/collections/condition.ts';
import type { Page } from '#data/collections/defineCollection.ts';
import { codeOfState } from '#entities/appointment/rules/appointmentState.ts';
import {
  decidedApplications,
  decidedAppointments,
  decidedCompanies,
  decidedLives,
  decidedPosts,
  decidedPromotions,
  decidedRegistrations,
  decidedTeams,
} from '#entities/organiser/api/decisionRows.ts';
import {
  reviewAppointment,
  type Review,
  reviewRegistration,
  reviewRowOf,
  reviewTeam,
} from '#entities/organiser/api/reviewWrites.ts';
import type { Decidable, DecisionKindName } from '#entities/organiser/rules/decidable.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { waitingStates } from '../queries/figureQueries.ts';

/** One kind of rows about which the organiser decides. Every call throws ApiProblem, but `send` never does. */
export interface DecisionKind {
  readonly name: DecisionKindName;
  /** How many wait; undefined where the server does not say. */
  readonly count: (client: ApiClient, organiser: Organiser) => Promise<number | undefined>;
  /** The oldest that wait, at most so many. */
  readonly oldest: (client: ApiClient, organiser: Organiser, most: number) => Promise<Page<Decidable>>;
  /** In whatever state it is now; undefined where it is no more. */
  readonly find: (
    client: ApiClient,
    organiser: Organiser,
    recordId: string,
  ) => Promise<Decidable | undefined>;
  readonly send: Send;
}

type Send = (client: ApiClient, recordId: string, review: Review, userId: string) => Promise<SentOnce>;

/** Of a collection, what is needed here. `W` is the field that says that a row waits. */
interface Asked<W extends string> {
  readonly count: (
    client: ApiClient,
    parts: ConditionParts<W | 'ExhibitionId'>,
    options?: ReadOptions,
  ) => Promise<number | undefined>;
  readonly page: (
    client: ApiClient,
    parts: ConditionParts<W | 'ExhibitionId'>,
    options: ReadOptions & {
      readonly pageIndex: number;
      readonly pageSize: number;
      readonly sort: { readonly CreatedAtMesc: 1 };
    },
  ) => Promise<Page<Decidable>>;
  readonly get: (
    client: ApiClient,
    parts: ConditionParts<'RecordId' | 'ExhibitionId'>,
    options?: ReadOptions,
  ) => Promise<Decidable | undefined>;
}

const kindOf = <W extends string>(
  name: DecisionKindName,
  rows: Asked<W>,
  waiting: ConditionParts<W>,
  send: Send,
  withdrawn?: ConditionParts<W>,
): DecisionKind => ({
  name,
  count: async (client, { exhibitionId: ExhibitionId, userId }) => {
    const count = (parts: ConditionParts<W>) => rows.count(client, { ...parts, ExhibitionId }, { userId });
    const [all, gone] = await Promise.all([count(waiting), withdrawn && count({ ...waiting, ...withdrawn })]);
    return all === undefined ? undefined : all - (gone ?? 0);
  },
  oldest: (client, { exhibitionId: ExhibitionId, userId }, most) =>
    rows.page(
      client,
      { ...waiting, ExhibitionId },
      { userId, pageIndex: 1, pageSize: most, sort: { CreatedAtMesc: 1 } },
    ),
  find: (client, { exhibitionId: ExhibitionId, userId }, RecordId) =>
    rows.get(client, { ExhibitionId, RecordId }, { userId, policy: 'besideForm' }),
  send,
});

const inReview = { ApproveState: waitingStates };

/** All kinds, in the order of their chips. A further one is an entry here, a reader in `decidable.ts`, and its words. */
export const decisionKinds: readonly DecisionKind[] = [
  kindOf('registrations', decidedRegistrations, inReview, reviewRegistration),
  kindOf('teams', decidedTeams, inReview, reviewTeam),
  kindOf('appointments', decidedAppointments, { State: codeOfState('pending') }, reviewAppointment),
  // A post that its author has withdrawn still waits by its state.
  kindOf('posts', decidedPosts, inReview, reviewRowOf('CloudRelease'), { IsShow: false }),
  kindOf('promotions', decidedPromotions, inReview, reviewRowOf('Promotion')),
  kindOf('lives', decidedLives, inReview, reviewRowOf('LiveList')),
  kindOf('companies', decidedCompanies, inReview, reviewRowOf('ExhibitorExhibitionInfo')),
  kindOf('applications', decidedApplications, inReview, reviewRowOf('ExhibitorApplication')),
];

/** @throws Error for a name without an entry */
export function decisionKind(name: DecisionKindName): DecisionKind {
  const found = decisionKinds.find((kind) => kind.name === name);
  if (found === undefined) throw new Error(`no kind of decisions is called ${name}`);
  return found;
}
