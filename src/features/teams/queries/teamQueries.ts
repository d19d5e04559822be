import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#data/client/apiClient.ts';
import {
  findLedTeams,
  findMemberships,
  findTeam,
  findTeamByCode,
  findTeams,
  findTeamSetup,
  listMembers,
  listTeams,
  type TeamKey,
} from '../api/teams.ts';
import { rankTeams } from '../rules/rankTeams.ts';
import type { Team, TeamMember } from '#entities/team/rules/team.ts';
import { membershipsOf, type TeamMembership } from '../rules/teamMembership.ts';
import { rereadQueries } from '#data/queries/rereadQueries.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { services } from '#session/services.ts';

/** All rows about the teams of an exhibition; its settings are part of the exhibition. */
const teamsKey = (exhibitionId: string) => ['teams', exhibitionId] as const;

/** Reads again what a screen shows of the teams; the others read again when they open. */
export const invalidateTeams = (exhibitionId: string): Promise<void> =>
  rereadQueries({ queryKey: teamsKey(exhibitionId) });

/** What the exhibition says about teams; `null` where it says nothing. */
export const teamSetupQuery = (exhibitionId: string) =>
  queryOptions({
    queryKey: ['teamSetup', exhibitionId],
    queryFn: async (context) => {
      const { entranceId } = services().device.getState();
      return (await findTeamSetup(await readingClient(context), { exhibitionId, entranceId })) ?? null;
    },
  });

export const teamsQuery = (exhibitionId: string) =>
  queryOptions({
    queryKey: [...teamsKey(exhibitionId), 'list'],
    queryFn: async (context) => listTeams(await readingClient(context), exhibitionId),
  });

/** The same rows in the order of the ranking, read again each minute while the page is seen. */
export const rankingQuery = (exhibitionId: string) =>
  queryOptions({
    queryKey: [...teamsKey(exhibitionId), 'ranking'],
    queryFn: async (context) =>
      rankTeams(await listTeams(await readingClient(context), exhibitionId, { policy: 'poll' })),
    refetchInterval: services().times.reaskEveryMs,
  });

/** Where these people are, or asked to be; the strongest first. @throws ApiProblem */
async function findPlaces(
  client: ApiClient,
  exhibitionId: string,
  visitorIds: readonly string[],
): Promise<readonly TeamMembership[]> {
  const [members, led] = await Promise.all([
    findMemberships(client, { exhibitionId, visitorIds }),
    findLedTeams(client, { exhibitionId, visitorIds }),
  ]);
  const known = new Set(led.map(({ RecordId }) => RecordId));
  const teamIds = Array.from(new Set(members.map(({ TeamId }) => TeamId))).filter((id) => !known.has(id));
  const others = await findTeams(client, { exhibitionId, teamIds });
  return membershipsOf(visitorIds, [...led, ...others], members);
}

const none: readonly TeamMembership[] = [];

export const membershipsQuery = (exhibitionId: string, visitorIds: readonly string[]) =>
  queryOptions({
    queryKey: [...teamsKey(exhibitionId), 'places', visitorIds],
    queryFn: async (context) =>
      visitorIds.length === 0 ? none : findPlaces(await readingClient(context), exhibitionId, visitorIds),
  });

/** One team as the people of this phone may see it. */
export interface TeamView {
  readonly team: Team;
  /** Those of the people here who are in it, lead it, or asked to be in it. */
  readonly places: readonly TeamMembership[];
  /** Everybody; only for those who are in it. */
  readonly members: readonly TeamMember[] | undefined;
}

/** `null` where there is no such team. */
export const teamViewQuery = (key: TeamKey, visitorIds: readonly string[]) =>
  queryOptions({
    queryKey: [...teamsKey(key.exhibitionId), 'team', key.teamId, visitorIds],
    queryFn: async (context) => readTeamView(await readingClient(context), key, visitorIds),
  });

async function readTeamView(
  client: ApiClient,
  key: TeamKey,
  visitorIds: readonly string[],
): Promise<TeamView | null> {
  const [team, own] = await Promise.all([
    findTeam(client, key),
    findMemberships(client, { exhibitionId: key.exhibitionId, visitorIds }),
  ]);
  if (team === undefined) return null;
  const places = membershipsOf(visitorIds, [team], own);
  const isInside = places.some(({ role }) => role === 'leader' || role === 'member');
  return { team, places, members: isInside ? await listMembers(client, key) : undefined };
}

/** The team of a code; `null` where no team has it. */
export const teamOfCodeQuery = (exhibitionId: string, code: string) =>
  queryOptions({
    queryKey: [...teamsKey(exhibitionId), 'code', code],
    queryFn: async (context) =>
      (await findTeamByCode(
        await readingClient(context),
        { exhibitionId, code },
        { policy: 'besideForm' },
      )) ?? null,
  });
