import { isRecordId } from '../../domain/ids.ts';
import { chooseCodeHolder, latestByVisitor } from '../../domain/team/teamOrder.ts';
import { readTeam, readTeamMember, type Team, type TeamMember, teamStatus } from '../../domain/team/team.ts';
import { readTeamSignSetup, type TeamSignSetup } from '../../domain/team/teamSetup.ts';
import type { ApiClient, ReadOptions } from '../client/client.ts';
import type { CollectionName } from '../collections/collections.ts';
import { type Condition, conditionOf, oneOf } from '../collections/condition.ts';
import { type Query, queryCount, queryList } from '../collections/dataApi.ts';
import { Unreadable } from '../client/problems.ts';
import type { Rows } from '../collections/rows.ts';

/** As many as one answer carries; a hall of two thousand teams is two of them. */
const pageSize = 1_000;
const mostPages = 20;
/** Nobody has this many people on one phone, and no server is asked for more. */
const mostPeople = 50;

/**
 * What an exhibition says about teams, on the system tenant, by its own id or else by the entrance id of the phone;
 * undefined where the server knows the exhibition and it says nothing.
 * @throws ApiProblem; Unreadable also where the server does not know the exhibition: then nothing is known about teams
 */
export async function findTeamSetup(
  client: ApiClient,
  wanted: { readonly exhibitionId: string | undefined; readonly entranceId: string | undefined },
  options?: ReadOptions,
): Promise<TeamSignSetup | undefined> {
  const id = isRecordId(wanted.exhibitionId) ? wanted.exhibitionId : wanted.entranceId;
  const condition = conditionOf('Exhibition', { RecordId: id });
  const call = { ...options, tenantId: client.systemTenant };
  const { rows, outcome } = await queryList(client, 'Exhibition', { condition }, call);
  if (outcome !== 'rows') throw new Unreadable('queryList/Exhibition: not the exhibition that was asked for');
  return readTeamSignSetup(rows[0]?.['TeamSignSetup']);
}

/**
 * All approved teams of an exhibition, by their code; counts only, nobody's contact.
 * @throws ApiProblem
 */
export async function listTeams(
  client: ApiClient,
  exhibitionId: string,
  options?: ReadOptions,
): Promise<Team[]> {
  const condition = conditionOf('Team', { ExhibitionId: exhibitionId, ApproveState: '2' });
  const teams = new Map<string, Team>();
  // A server may send fewer at once than it was asked for, so only the count says when these are all.
  const counting = queryCount(client, 'Team', condition, options).catch(() => undefined);
  for (let pageIndex = 1; pageIndex <= mostPages; pageIndex += 1) {
    const before = teams.size;
    const query = {
      condition,
      options: { pageIndex, pageSize, sort: { TeamCode: 1, RecordId: 1 } },
    } as const;
    for (const team of readEach(await rowsOf(client, 'Team', query, options), readTeam))
      teams.set(team.RecordId, team);
    const total = await counting;
    if (teams.size === before || (total !== undefined && teams.size >= total)) break;
  }
  return Array.from(teams.values());
}

/** One team, in whatever state; undefined when the server says that there is none. @throws ApiProblem */
export async function findTeam(
  client: ApiClient,
  { exhibitionId, teamId }: { readonly exhibitionId: string; readonly teamId: string },
  options?: ReadOptions,
): Promise<Team | undefined> {
  const condition = conditionOf('Team', { RecordId: teamId, ExhibitionId: exhibitionId });
  return (await teamsOf(client, condition, options))[0];
}

/** Every team that carries a code, in whatever state: more than one where the server let two through. @throws ApiProblem */
export function findTeamsWithCode(
  client: ApiClient,
  { exhibitionId, code }: { readonly exhibitionId: string; readonly code: string },
  options?: ReadOptions,
): Promise<Team[]> {
  return teamsOf(client, conditionOf('Team', { ExhibitionId: exhibitionId, TeamCode: code }), options);
}

/** The team that a code stands for: an approved one before any other, and of several the earliest. @throws ApiProblem */
export async function findTeamByCode(
  client: ApiClient,
  key: { readonly exhibitionId: string; readonly code: string },
  options?: ReadOptions,
): Promise<Team | undefined> {
  const teams = await findTeamsWithCode(client, key, options);
  return chooseCodeHolder(teams.filter((team) => teamStatus(team) === 'approved')) ?? chooseCodeHolder(teams);
}

/** These teams, in whatever state; one that is gone is left out. @throws ApiProblem */
export async function findTeams(
  client: ApiClient,
  { exhibitionId, teamIds }: { readonly exhibitionId: string; readonly teamIds: readonly string[] },
  options?: ReadOptions,
): Promise<Team[]> {
  if (teamIds.length === 0) return [];
  const RecordId = oneOf(teamIds.slice(0, mostPeople));
  return teamsOf(client, conditionOf('Team', { ExhibitionId: exhibitionId, RecordId }), options);
}

/** How many teams there are, in whatever state; undefined where the server does not say. @throws ApiProblem */
export function countTeams(
  client: ApiClient,
  exhibitionId: string,
  options?: ReadOptions,
): Promise<number | undefined> {
  return queryCount(client, 'Team', conditionOf('Team', { ExhibitionId: exhibitionId }), options);
}

export interface PeopleKey {
  readonly exhibitionId: string;
  /** Of the people whose vouchers are on this phone. */
  readonly visitorIds: readonly string[];
}

/** The teams that these people lead, in whatever state. @throws ApiProblem */
export async function findLedTeams(
  client: ApiClient,
  { exhibitionId, visitorIds }: PeopleKey,
  options?: ReadOptions,
): Promise<Team[]> {
  if (visitorIds.length === 0) return [];
  const LeaderVisitorId = oneOf(visitorIds.slice(0, mostPeople));
  return teamsOf(client, conditionOf('Team', { ExhibitionId: exhibitionId, LeaderVisitorId }), options);
}

/** Where these people are, or asked to be: each person's last word per team. @throws ApiProblem */
export async function findMemberships(
  client: ApiClient,
  { exhibitionId, visitorIds }: PeopleKey,
  options?: ReadOptions,
): Promise<TeamMember[]> {
  if (visitorIds.length === 0) return [];
  const condition = conditionOf('TeamMember', {
    ExhibitionId: exhibitionId,
    VisitorId: oneOf(visitorIds.slice(0, mostPeople)),
  });
  const members = readEach(await rowsOf(client, 'TeamMember', { condition }, options), readTeamMember);
  const teamIds = new Set(members.map(({ TeamId }) => TeamId));
  return Array.from(teamIds).reduce(
    (all: TeamMember[], teamId) => [
      ...all,
      ...latestByVisitor(members.filter(({ TeamId }) => TeamId === teamId)),
    ],
    [],
  );
}

/** Everybody in a team or asking to be, each once. For those who are in it: it names people. @throws ApiProblem */
export async function listMembers(
  client: ApiClient,
  { exhibitionId, teamId }: { readonly exhibitionId: string; readonly teamId: string },
  options?: ReadOptions,
): Promise<TeamMember[]> {
  const condition = conditionOf('TeamMember', { ExhibitionId: exhibitionId, TeamId: teamId });
  return latestByVisitor(
    readEach(await rowsOf(client, 'TeamMember', { condition }, options), readTeamMember),
  );
}

async function teamsOf(
  client: ApiClient,
  condition: Condition<'Team'>,
  options: ReadOptions | undefined,
): Promise<Team[]> {
  return readEach(await rowsOf(client, 'Team', { condition }, options), readTeam);
}

/** @throws Unreadable where the server does not say that there is nothing: "no such team" must not be a guess. */
async function rowsOf<C extends CollectionName>(
  client: ApiClient,
  collection: C,
  query: Query<C>,
  options: ReadOptions | undefined,
): Promise<Rows['rows']> {
  const { rows, outcome } = await queryList(client, collection, query, options);
  if (outcome === 'unclear') throw new Unreadable(`queryList/${collection}: neither rows nor none`);
  return rows;
}

function readEach<T>(rows: Rows['rows'], read: (row: unknown) => T | undefined): T[] {
  return rows.map(read).filter((value): value is T => value !== undefined);
}
