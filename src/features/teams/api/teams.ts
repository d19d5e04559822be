import { isRecordId } from '#domain/record/isRecordId.ts';
import { chooseCodeHolder, latestByVisitor } from '../rules/teamOrder.ts';
import { type Team, type TeamMember, teamStatus } from '#entities/team/rules/team.ts';
import { readTeamSignSetup, type TeamSignSetup } from '#entities/team/rules/readTeamSignSetup.ts';
import type { ApiClient, ReadOptions } from '#data/client/apiClient.ts';
import { oneOf } from '#data/collections/condition.ts';
import { exhibitions } from '#api/exhibition/exhibitionCollections.ts';
import { teamMembers, teams } from '#entities/team/api/teamCollections.ts';
import { Unreadable } from '#data/client/problems.ts';

/** As many as one answer carries; a hall of two thousand teams is two of them. */
const pageSize = 1_000;
const mostPages = 20;
/** More people than fit on one phone; a query is limited to them. */
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
  const { rows, outcome } = await exhibitions.rows(client, { RecordId: id }, options);
  if (outcome !== 'rows') throw new Unreadable('queryList/Exhibition: not the exhibition that was asked for');
  return readTeamSignSetup(rows[0]?.['TeamSignSetup']);
}

/** All approved teams of an exhibition, by their code; counts only, no contacts. @throws ApiProblem */
export async function listTeams(
  client: ApiClient,
  exhibitionId: string,
  options?: ReadOptions,
): Promise<Team[]> {
  const approved = { ExhibitionId: exhibitionId, ApproveState: '2' };
  const found = new Map<string, Team>();
  // A server may send fewer rows per page than requested, so only the count tells when all are there.
  const counting = teams.count(client, approved, options).catch(() => undefined);
  const pages: Promise<Team[]>[] = [];
  const ask = (pageIndex: number) => {
    const paging = { pageIndex, pageSize, sort: { TeamCode: 1, RecordId: 1 } } as const;
    const page = (pages[pageIndex] ??= teams.list(client, approved, { ...options, ...paging }));
    // A failure is met where the page is awaited.
    page.catch(() => {});
    return page;
  };
  void ask(1);
  // The count is there long before a page of a thousand rows: the next ones need not wait for it.
  void counting.then((total = 0) => {
    for (let next = 2; next <= Math.min(mostPages, Math.ceil(total / pageSize)); next += 1) void ask(next);
  });
  for (let pageIndex = 1; pageIndex <= mostPages; pageIndex += 1) {
    const before = found.size;
    for (const team of await ask(pageIndex)) found.set(team.RecordId, team);
    const total = await counting;
    if (found.size === before || (total !== undefined && found.size >= total)) break;
  }
  return Array.from(found.values());
}

export interface TeamKey {
  readonly exhibitionId: string;
  readonly teamId: string;
}

/** One team, in any state; undefined when the server says that there is none. @throws ApiProblem */
export function findTeam(
  client: ApiClient,
  { exhibitionId, teamId }: TeamKey,
  options?: ReadOptions,
): Promise<Team | undefined> {
  return teams.get(client, { RecordId: teamId, ExhibitionId: exhibitionId }, options);
}

interface TeamCodeKey {
  readonly exhibitionId: string;
  readonly code: string;
}

/** Every team that carries a code, in any state: more than one where the server let two through. @throws ApiProblem */
export function findTeamsWithCode(
  client: ApiClient,
  { exhibitionId, code }: TeamCodeKey,
  options?: ReadOptions,
): Promise<Team[]> {
  return teams.list(client, { ExhibitionId: exhibitionId, TeamCode: code }, options);
}

/** The team that a code stands for: an approved one before any other, and of several the earliest. @throws ApiProblem */
export async function findTeamByCode(
  client: ApiClient,
  key: TeamCodeKey,
  options?: ReadOptions,
): Promise<Team | undefined> {
  const found = await findTeamsWithCode(client, key, options);
  return chooseCodeHolder(found.filter((team) => teamStatus(team) === 'approved')) ?? chooseCodeHolder(found);
}

/** These teams, in any state; one that is gone is left out. @throws ApiProblem */
export async function findTeams(
  client: ApiClient,
  { exhibitionId, teamIds }: { readonly exhibitionId: string; readonly teamIds: readonly string[] },
  options?: ReadOptions,
): Promise<Team[]> {
  if (teamIds.length === 0) return [];
  const RecordId = oneOf(teamIds.slice(0, mostPeople));
  return teams.list(client, { ExhibitionId: exhibitionId, RecordId }, options);
}

/** How many teams there are, in any state; undefined where the server does not say. @throws ApiProblem */
export function countTeams(
  client: ApiClient,
  exhibitionId: string,
  options?: ReadOptions,
): Promise<number | undefined> {
  return teams.count(client, { ExhibitionId: exhibitionId }, options);
}

export interface PeopleKey {
  readonly exhibitionId: string;
  /** Of the people whose vouchers are on this phone. */
  readonly visitorIds: readonly string[];
}

/** The teams that these people lead, in any state. @throws ApiProblem */
export async function findLedTeams(
  client: ApiClient,
  { exhibitionId, visitorIds }: PeopleKey,
  options?: ReadOptions,
): Promise<Team[]> {
  if (visitorIds.length === 0) return [];
  const LeaderVisitorId = oneOf(visitorIds.slice(0, mostPeople));
  return teams.list(client, { ExhibitionId: exhibitionId, LeaderVisitorId }, options);
}

/** Where these people are, or asked to be: each person's last word per team. @throws ApiProblem */
export async function findMemberships(
  client: ApiClient,
  { exhibitionId, visitorIds }: PeopleKey,
  options?: ReadOptions,
): Promise<TeamMember[]> {
  if (visitorIds.length === 0) return [];
  const VisitorId = oneOf(visitorIds.slice(0, mostPeople));
  const members = await teamMembers.list(client, { ExhibitionId: exhibitionId, VisitorId }, options);
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
  { exhibitionId, teamId }: TeamKey,
  options?: ReadOptions,
): Promise<TeamMember[]> {
  const parts = { ExhibitionId: exhibitionId, TeamId: teamId };
  return latestByVisitor(await teamMembers.list(client, parts, options));
}
