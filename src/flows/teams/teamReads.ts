import type { ReadOptions } from '../../api/client/client.ts';
import {
  countTeams,
  findLedTeams,
  findMemberships,
  findTeam,
  findTeamByCode,
  findTeams,
  findTeamSetup,
  findTeamsWithCode,
  listMembers,
  listTeams,
} from '../../api/teams/teams.ts';
import type { Team, TeamMember } from '../../domain/team/team.ts';
import { placesOf, type TeamPlace } from '../../domain/team/teamPlace.ts';
import type { TeamSignSetup } from '../../domain/team/teamSetup.ts';
import { teamCode } from '../../domain/teamCode.ts';
import { services } from '../services.ts';
import { useAnswer } from './useAnswer.ts';
import { type TeamPerson, useTeamPeople } from './teamPeople.ts';

type Policy = Pick<ReadOptions, 'policy'>;
const besideForm = { policy: 'besideForm' } as const;

/** What the exhibition says about teams; `null` where it says nothing. */
export function useTeamSetup(exhibitionId: string) {
  return useAnswer<TeamSignSetup | null>(`teamSetup/${exhibitionId}`, async (options) => {
    const { entranceId } = services().device.getState();
    const client = await services().client();
    return (await findTeamSetup(client, { exhibitionId, entranceId }, options)) ?? null;
  });
}

export function useTeams(exhibitionId: string) {
  return useAnswer<readonly Team[]>(`teams/${exhibitionId}`, async (options) =>
    listTeams(await services().client(), exhibitionId, options),
  );
}

const idsOf = (people: readonly TeamPerson[]) => people.map(({ visitorId }) => visitorId);

/** Where these people are, or asked to be; the strongest first. @throws ApiProblem */
async function findPlaces(
  exhibitionId: string,
  people: readonly TeamPerson[],
  options: Policy,
): Promise<readonly TeamPlace[]> {
  const client = await services().client();
  const visitorIds = idsOf(people);
  const [members, led] = await Promise.all([
    findMemberships(client, { exhibitionId, visitorIds }, options),
    findLedTeams(client, { exhibitionId, visitorIds }, options),
  ]);
  const known = new Set(led.map(({ RecordId }) => RecordId));
  const teamIds = Array.from(new Set(members.map(({ TeamId }) => TeamId))).filter((id) => !known.has(id));
  const others = await findTeams(client, { exhibitionId, teamIds }, options);
  return placesOf(visitorIds, [...led, ...others], members);
}

/** The places of the people on this phone. */
export function useMyPlaces(exhibitionId: string) {
  const people = useTeamPeople(exhibitionId);
  const places = useAnswer(`places/${exhibitionId}/${idsOf(people).join(' ')}`, (options) =>
    people.length === 0
      ? Promise.resolve<readonly TeamPlace[]>([])
      : findPlaces(exhibitionId, people, options),
  );
  return { people, places };
}

/** One team as somebody of this phone may see it. */
export interface TeamView {
  readonly team: Team;
  /** Those of the people here who are in it, lead it, or asked to be in it. */
  readonly places: readonly TeamPlace[];
  /** Everybody; only for those who are in it. */
  readonly members: readonly TeamMember[] | undefined;
}

/** `null` where there is no such team. */
export function useTeamView(exhibitionId: string, teamId: string) {
  const people = useTeamPeople(exhibitionId);
  const question = `team/${exhibitionId}/${teamId}/${idsOf(people).join(' ')}`;
  return useAnswer<TeamView | null>(question, (options) =>
    readTeamView({ exhibitionId, teamId }, people, options),
  );
}

async function readTeamView(
  key: { readonly exhibitionId: string; readonly teamId: string },
  people: readonly TeamPerson[],
  options: Policy,
): Promise<TeamView | null> {
  const client = await services().client();
  const [team, own] = await Promise.all([
    findTeam(client, key, options),
    findMemberships(client, { exhibitionId: key.exhibitionId, visitorIds: idsOf(people) }, options),
  ]);
  if (team === undefined) return null;
  const places = placesOf(idsOf(people), [team], own);
  const isInside = places.some(({ role }) => role === 'leader' || role === 'member');
  return { team, places, members: isInside ? await listMembers(client, key, options) : undefined };
}

/** The team of a code; `null` where no team has it. */
export function useTeamOfCode(exhibitionId: string, code: string | undefined) {
  return useAnswer<Team | null>(`code/${exhibitionId}/${code}`, async () => {
    if (code === undefined) return null;
    return (await findTeamByCode(await services().client(), { exhibitionId, code }, besideForm)) ?? null;
  });
}

const mostTries = 20;

/**
 * A code that no team has, from the number of teams on; undefined where the server does not say, and then a person
 * types one. Somebody else may take it a moment later: the insert is what decides.
 */
export async function suggestTeamCode(
  exhibitionId: string,
  notThese: readonly string[] = [],
): Promise<string | undefined> {
  try {
    const client = await services().client();
    const first = ((await countTeams(client, exhibitionId, besideForm)) ?? 0) + 1;
    for (let number = first; number < first + mostTries; number += 1) {
      const code = teamCode(number);
      if (code === undefined || notThese.indexOf(code) >= 0) continue;
      const holders = await findTeamsWithCode(client, { exhibitionId, code }, besideForm);
      if (holders.length === 0) return code;
    }
  } catch {
    // Without a suggestion the field stays empty.
  }
  return undefined;
}
