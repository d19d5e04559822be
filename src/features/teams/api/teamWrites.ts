import { readLine, readReference, type ServerRow } from '#domain/record/serverRow.ts';
import type { ApiClient } from '#data/client/apiClient.ts';
import { teamMembers, teams } from '#entities/team/api/teamCollections.ts';
import { lookUp, type RowLookup } from '#data/collections/lookUp.ts';
import { outcomeOf, type SentOnce } from '#data/client/outcomeOf.ts';

const onSchedule = { policy: 'schedule' } as const;

/**
 * What the server says no with. Assumed: the numbers, and that the code is unique, that no one is in two teams, and that a
 * leader stays until another person leads.
 */
export const teamRefusals: Readonly<Record<number, TeamRefusal>> = {
  1201: 'codeTaken',
  1202: 'alreadyInTeam',
  1203: 'gone',
  1204: 'off',
  1205: 'changed',
  1206: 'leaderStays',
};
export type TeamRefusal = 'codeTaken' | 'alreadyInTeam' | 'gone' | 'off' | 'changed' | 'leaderStays';

export interface TeamEntry {
  readonly exhibitionId: string;
  readonly clientRef: string;
  readonly name: string;
  /** Undefined where the server makes it. */
  readonly code: string | undefined;
  readonly leader: { readonly visitorId: string; readonly name: string };
}

/** The row of a new team. What the organiser decides is not in it. */
export function teamRecord({ exhibitionId, clientRef, name, code, leader }: TeamEntry): ServerRow {
  return {
    ExhibitionId: exhibitionId,
    ClientRef: clientRef,
    Name: name,
    ...(code === undefined ? {} : { TeamCode: code }),
    LeaderVisitorId: leader.visitorId,
    LeaderName: leader.name,
  };
}

export interface MemberEntry {
  readonly exhibitionId: string;
  readonly clientRef: string;
  readonly teamId: string;
  readonly visitorId: string;
  readonly name: string;
}

export function memberRecord({ exhibitionId, clientRef, teamId, visitorId, name }: MemberEntry): ServerRow {
  return {
    ExhibitionId: exhibitionId,
    ClientRef: clientRef,
    TeamId: teamId,
    VisitorId: visitorId,
    Name: name,
    State: '0',
  };
}

/** Sends a new team once; never throws for what the network or the server does. */
export function insertTeam(client: ApiClient, record: ServerRow): Promise<SentOnce> {
  return outcomeOf(client.write('/data/insert/Team', { record }));
}

export function insertTeamMember(client: ApiClient, record: ServerRow): Promise<SentOnce> {
  return outcomeOf(client.write('/data/insert/TeamMember', { record }));
}

/** Changes a team once; doing it twice does no harm. */
export function updateTeam(client: ApiClient, teamId: string, setValue: ServerRow): Promise<SentOnce> {
  if (!teamId) throw new Error('a change of a team without its RecordId');
  return outcomeOf(client.write('/data/update/Team', { recordId: teamId, setValue }));
}

/** '2' lets in, '3' refuses, '7' leaves or removes. */
export function updateMemberState(
  client: ApiClient,
  memberId: string,
  State: '2' | '3' | '7',
): Promise<SentOnce> {
  if (!memberId) throw new Error('a change of a member without its RecordId');
  return outcomeOf(client.write('/data/update/TeamMember', { recordId: memberId, setValue: { State } }));
}

/** Dissolves a team. Assumed: the server lets everybody out of it. */
export function deleteTeam(client: ApiClient, teamId: string): Promise<SentOnce> {
  if (!teamId) throw new Error('a team is dissolved without its RecordId');
  return outcomeOf(client.write('/data/delete/Team', { recordId: teamId }));
}

/** Whether a team has arrived: by its leader, since not every server keeps a reference of this app. */
export function lookUpTeams(client: ApiClient, record: ServerRow): Promise<RowLookup> {
  const parts = {
    ExhibitionId: readReference(record['ExhibitionId']),
    LeaderVisitorId: readReference(record['LeaderVisitorId']),
  };
  return lookUp(client, teams, parts, onSchedule);
}

/** The same for a wish to join: earlier requests that were declined or cancelled don't count. */
export async function lookUpMemberships(client: ApiClient, record: ServerRow): Promise<RowLookup> {
  const parts = {
    ExhibitionId: readReference(record['ExhibitionId']),
    VisitorId: readReference(record['VisitorId']),
  };
  const found = await lookUp(client, teamMembers, parts, onSchedule);
  if (found.kind !== 'found') return found;
  const rows = found.rows.filter(
    (row) => row['ClientRef'] === record['ClientRef'] || ['0', '2'].indexOf(readLine(row['State'])) >= 0,
  );
  return rows.length > 0 ? { kind: 'found', rows } : { kind: 'absent' };
}
