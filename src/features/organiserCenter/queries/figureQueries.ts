import { Unreadable } from '#data/client/problems.ts';
import { queryOptions } from '@tanstack/react-query';
import { appointments } from '#entities/appointment/api/appointmentCollections.ts';
import { checkInPlaces, checkInRecords } from '#entities/checkIn/api/checkInCollections.ts';
import type { ApiClient, ReadOptions } from '#data/client/apiClient.ts';
import { oneOf } from '#data/collections/condition.ts';
import { channels } from '#api/exhibition/exhibitionCollections.ts';
import { registrations } from '#entities/registration/api/registrationCollections.ts';
import { teams } from '#entities/team/api/teamCollections.ts';
import { codeOfState } from '#entities/appointment/rules/appointmentState.ts';
import type { TextPair } from '#domain/form/formDefinition.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { services } from '#session/services.ts';

type CountAsked = () => Promise<number | undefined>;

/** A phone's browser sends six at a time to one server, and other reads want their turn too. */
const atATime = 4;

/** The numbers in the order in which they are asked for. @throws Unreadable where the server tells no number; ApiProblem */
export async function countEach(asked: readonly CountAsked[]): Promise<readonly number[]> {
  const counts = asked.map(() => 0);
  let next = 0;
  async function askNext(): Promise<void> {
    const at = next++;
    const ask = asked[at];
    if (ask === undefined) return;
    const count = await ask();
    if (count === undefined) throw new Unreadable('queryCount: no number');
    counts[at] = count;
    await askNext();
  }
  await Promise.all(Array.from({ length: atATime }, askNext));
  return counts;
}

export interface NamedCount {
  readonly id: string;
  readonly name: TextPair;
  readonly count: number;
}

export const figuresKey = (exhibitionId: string) => ['organiserFigures', exhibitionId] as const;

/** The states in which a registration waits for the organiser, and the decided ones. */
export const waitingStates = oneOf(['0', '1']);

const staleTime = () => services().times.reaskEveryMs;
const asOrganiser = ({ userId }: Organiser): ReadOptions => ({ userId });

/** What waits for the organiser, and how many teams there are. */
export const toDoQuery = (organiser: Organiser) =>
  queryOptions({
    queryKey: [...figuresKey(organiser.exhibitionId), 'toDo', organiser.userId] as const,
    queryFn: async (context) => {
      const client = await readingClient(context);
      const { exhibitionId: ExhibitionId } = organiser;
      const as = asOrganiser(organiser);
      const waiting = { ExhibitionId, ApproveState: waitingStates };
      const [meetings = 0, people = 0, teamCount = 0, teamsWaiting = 0] = await countEach([
        () => appointments.count(client, { ExhibitionId, State: codeOfState('pending') }, as),
        () => registrations.count(client, waiting, as),
        () => teams.count(client, { ExhibitionId }, as),
        () => teams.count(client, waiting, as),
      ]);
      return { meetings, people, teamCount, teamsWaiting };
    },
    staleTime: staleTime(),
  });

export interface RegistrationFigures {
  readonly total: number;
  readonly waiting: number;
  readonly approved: number;
  readonly declined: number;
  readonly days: readonly { readonly day: string; readonly count: number }[];
  readonly channels: readonly NamedCount[];
}

/** @param days `YYYY-MM-DD`, the oldest first */
export const registrationFiguresQuery = (organiser: Organiser, days: readonly string[]) =>
  queryOptions({
    queryKey: [...figuresKey(organiser.exhibitionId), 'registrations', organiser.userId, days] as const,
    queryFn: async (context) => countRegistrations(await readingClient(context), organiser, days),
    staleTime: staleTime(),
  });

async function countRegistrations(
  client: ApiClient,
  organiser: Organiser,
  days: readonly string[],
): Promise<RegistrationFigures> {
  const { exhibitionId: ExhibitionId } = organiser;
  const as = asOrganiser(organiser);
  const all = await channels.list(client, { ExhibitionId }, { sort: { Sort: 1 } });
  const of = (parts: Parameters<typeof registrations.count>[1]) => () =>
    registrations.count(client, { ExhibitionId, ...parts }, as);
  // Seen elsewhere: the time of a row is a text that begins with its day, and a text between slashes means "contains".
  const ofDay = (day: string) => () =>
    registrations.count(client, { ExhibitionId }, { ...as, search: { text: day, fields: ['CreatedAt'] } });
  const counts = await countEach([
    of({}),
    of({ ApproveState: waitingStates }),
    of({ ApproveState: '2' }),
    of({ ApproveState: '3' }),
    ...days.map(ofDay),
    ...all.map(({ RecordId }) => of({ ChannelId: RecordId })),
  ]);
  const [total = 0, waiting = 0, approved = 0, declined = 0, ...rest] = counts;
  return {
    total,
    waiting,
    approved,
    declined,
    days: days.map((day, at) => ({ day, count: rest[at] ?? 0 })),
    channels: all.map(({ RecordId: id, Name: zh, NameEn: en }, at) => ({
      id,
      name: { zh, en },
      count: rest[days.length + at] ?? 0,
    })),
  };
}

/** How often was checked in, place by place. */
export const checkInFiguresQuery = (organiser: Organiser) =>
  queryOptions({
    queryKey: [...figuresKey(organiser.exhibitionId), 'checkIns', organiser.userId] as const,
    queryFn: async (context): Promise<readonly NamedCount[]> => {
      const client = await readingClient(context);
      const { exhibitionId: ExhibitionId } = organiser;
      const as = asOrganiser(organiser);
      const places = await checkInPlaces.list(client, { ExhibitionId }, { ...as, sort: { Sort: 1 } });
      const counts = await countEach(
        places.map(
          ({ RecordId: SignInPlaceId }) =>
            () =>
              checkInRecords.count(client, { ExhibitionId, SignInPlaceId }, as),
        ),
      );
      return places.map(({ RecordId: id, Name: zh, NameEn: en }, at) => ({
        id,
        name: { zh, en },
        count: counts[at] ?? 0,
      }));
    },
    staleTime: staleTime(),
  });
