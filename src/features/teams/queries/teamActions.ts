import type { ApiClient } from '#data/client/apiClient.ts';
import type { SentOnce } from '#data/client/outcomeOf.ts';
import { findTeam, findTeamsWithCode, listMembers } from '../api/teams.ts';
import {
  deleteTeam,
  type TeamRefusal,
  teamRefusals,
  updateMemberState,
  updateTeam,
} from '../api/teamWrites.ts';
import { changeRow } from '#sending/changeRow.ts';
import { classifySend } from '#sending/rules/classifySend.ts';
import { memberStatus, type Team, type TeamMember } from '#entities/team/rules/team.ts';
import { chooseCodeHolder } from '../rules/teamOrder.ts';
import { services } from '#session/services.ts';
import { suggestTeamCode } from './suggestTeamCode.ts';

/**
 * What came of an action. `notDone`: it was not answered, and the server shows that nothing changed. `unknown`: not even that could be
 * seen. `notSent`: this phone has no network.
 */
export type ActionOutcome = 'done' | 'notDone' | 'unknown' | 'notSent' | TeamRefusal | 'refused';

const besideForm = { policy: 'besideForm' } as const;

interface Action {
  readonly send: (client: ApiClient) => Promise<SentOnce>;
  /** Looks whether it is so now, for a send whose answer got lost. */
  readonly holds: (client: ApiClient) => Promise<boolean>;
}

/** Sends once. Every action sets a value, so repeating it does no harm. */
async function act({ send, holds }: Action): Promise<ActionOutcome> {
  if (!navigator.onLine) return 'notSent';
  try {
    const client = await services().client();
    const sent = await send(client);
    const kind = classifySend(sent, 'update');
    if (kind === 'stored') return 'done';
    if (kind === 'refused') return teamRefusals[sent.envelope?.resCode ?? 0] ?? 'refused';
    return await holds(client).then(
      (isSo) => (isSo ? 'done' : 'notDone'),
      () => 'unknown',
    );
  } catch {
    return 'unknown';
  }
}

const keyOf = ({ ExhibitionId, TeamId }: TeamMember) => ({ exhibitionId: ExhibitionId, teamId: TeamId });

/** Looks first: who has taken their wish back, or was decided about on another phone, is not decided about again. */
function setState(member: TeamMember, state: '2' | '3' | '7'): Promise<ActionOutcome> {
  return changeRow<TeamMember, TeamRefusal | 'refused'>({
    readAgain: async (client) =>
      (await listMembers(client, keyOf(member), besideForm)).find(
        ({ RecordId }) => RecordId === member.RecordId,
      ),
    isAsSeen: (now) => now.State === member.State,
    holds: (now) => now.State === state,
    send: (client) => updateMemberState(client, member.RecordId, state),
    refusalOf: (resCode) => teamRefusals[resCode] ?? 'refused',
  });
}

export const approveMember = (member: TeamMember) => setState(member, '2');
export const declineMember = (member: TeamMember) => setState(member, '3');
/** Out of the team, or back from the wish to be in it; one's own or, by the leader, another's. */
export async function removeMember(member: TeamMember): Promise<ActionOutcome> {
  const outcome = await setState(member, '7');
  return outcome === 'gone' ? 'done' : outcome;
}

export function transferLeadership(team: Team, to: TeamMember): Promise<ActionOutcome> {
  const setValue = { LeaderVisitorId: to.VisitorId, LeaderName: to.Name };
  return act({
    send: (client) => updateTeam(client, team.RecordId, setValue),
    holds: async (client) => (await readAgain(client, team))?.LeaderVisitorId === to.VisitorId,
  });
}

/** Also takes back an application. A team that is gone already is what was wanted. */
export async function dissolve(team: Team): Promise<ActionOutcome> {
  const outcome = await act({
    send: (client) => deleteTeam(client, team.RecordId),
    holds: async (client) => (await readAgain(client, team)) === undefined,
  });
  return outcome === 'gone' ? 'done' : outcome;
}

export function resubmitTeam(
  team: Team,
  change: { readonly name: string; readonly code: string | undefined },
): Promise<ActionOutcome> {
  const setValue = {
    Name: change.name,
    ...(change.code === undefined || change.code === team.TeamCode ? {} : { TeamCode: change.code }),
    ApproveState: '0',
  };
  return act({
    send: (client) => updateTeam(client, team.RecordId, setValue),
    holds: async (client) => {
      const now = await readAgain(client, team);
      return now !== undefined && now.Name === change.name && now.ApproveState !== '3';
    },
  });
}

const readAgain = (client: ApiClient, { ExhibitionId, RecordId }: Team) =>
  findTeam(client, { exhibitionId: ExhibitionId, teamId: RecordId }, besideForm);

const mostCodes = 3;

/**
 * Where a server lets two teams have one code, every phone comes to the same answer who keeps it. The other team gets the
 * next free one, without anybody typing anything again.
 * Answers the team as it is in the end, and the code it had to give up, if it had to.
 * @throws ApiProblem
 */
export async function settleCode(
  exhibitionId: string,
  teamId: string,
): Promise<{ readonly team: Team | undefined; readonly gaveUp: string | undefined }> {
  const client = await services().client();
  let gaveUp: string | undefined;
  for (let tries = 0; ; tries += 1) {
    const team = await findTeam(client, { exhibitionId, teamId }, besideForm);
    if (team === undefined || team.TeamCode === '' || tries >= mostCodes) return { team, gaveUp };
    const holders = await findTeamsWithCode(client, { exhibitionId, code: team.TeamCode }, besideForm);
    if ((chooseCodeHolder(holders)?.RecordId ?? teamId) === teamId) return { team, gaveUp };
    const next = await suggestTeamCode(exhibitionId, [team.TeamCode]);
    if (next === undefined) return { team, gaveUp };
    await updateTeam(client, teamId, { TeamCode: next });
    gaveUp ??= team.TeamCode;
  }
}

export const mayLead = (member: TeamMember, team: Team): boolean =>
  memberStatus(member) === 'in' && member.VisitorId !== team.LeaderVisitorId;
