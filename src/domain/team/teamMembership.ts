import { memberStatus, type Team, type TeamMember, teamStatus } from './team.ts';

/** What somebody is to a team. */
export type TeamRole = 'leader' | 'member' | 'asked' | 'refused';

/** A person of this phone and the team they belong to, or would like to. */
export interface TeamMembership {
  readonly visitorId: string;
  readonly team: Team;
  readonly role: TeamRole;
  /** Their row; a leader's may be missing where the server makes none. */
  readonly member: TeamMember | undefined;
}

/**
 * Where people are. A place in a team that is gone is none. Of one person the strongest comes first: who leads a team is not
 * told about a wish that was refused elsewhere.
 */
export function membershipsOf(
  visitorIds: readonly string[],
  teams: readonly Team[],
  members: readonly TeamMember[],
): TeamMembership[] {
  const places: TeamMembership[] = [];
  for (const visitorId of visitorIds)
    for (const team of teams) {
      const member = members.find((row) => row.TeamId === team.RecordId && row.VisitorId === visitorId);
      const role = roleIn(team, visitorId, member);
      if (role !== undefined) places.push({ visitorId, team, role, member });
    }
  return places.sort((one, other) => strength.indexOf(one.role) - strength.indexOf(other.role));
}

const strength: readonly TeamRole[] = ['leader', 'member', 'asked', 'refused'];

function roleIn(team: Team, visitorId: string, member: TeamMember | undefined): TeamRole | undefined {
  if (team.LeaderVisitorId === visitorId) return 'leader';
  if (member === undefined) return undefined;
  const status = memberStatus(member);
  if (status === 'in') return 'member';
  return status === 'asked' || status === 'refused' ? status : undefined;
}

/**
 * What keeps somebody from creating a team or asking for another: a team they lead (also one under review or not approved), are
 * in, or have asked to join.
 */
export function findActiveMembership(
  places: readonly TeamMembership[],
  visitorId: string,
): TeamMembership | undefined {
  return places.find((place) => place.visitorId === visitorId && place.role !== 'refused');
}

/** Who may be asked to join a team: an approved one. */
export const acceptsMembers = (team: Team): boolean => teamStatus(team) === 'approved';

/** Those who are in, parted by whether they have signed in; in both the leader first, then by when they came. */
export function partBySigned(
  members: readonly TeamMember[],
  leaderVisitorId: string,
): { readonly signed: readonly TeamMember[]; readonly unsigned: readonly TeamMember[] } {
  const inside = members.filter((member) => memberStatus(member) === 'in');
  const isLeader = ({ VisitorId }: TeamMember) => VisitorId === leaderVisitorId;
  const ordered = [...inside.filter(isLeader), ...inside.filter((member) => !isLeader(member))];
  return {
    signed: ordered.filter(({ SignedAt }) => SignedAt !== ''),
    unsigned: ordered.filter(({ SignedAt }) => SignedAt === ''),
  };
}
