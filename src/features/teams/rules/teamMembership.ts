import { memberStatus, type Team, type TeamMember, teamStatus } from '#entities/team/rules/team.ts';

export type TeamRole = 'leader' | 'member' | 'asked' | 'refused';

/** A person of this phone and their team, or the one they want to join. */
export interface TeamMembership {
  readonly visitorId: string;
  readonly team: Team;
  readonly role: TeamRole;
  /** A leader's row may be missing where the server creates none. */
  readonly member: TeamMember | undefined;
}

/** Sorted by role, strongest first, so that a leader does not see a refused request elsewhere. Left teams are omitted. */
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

/** Prevents a second team: leading one (also unapproved), being a member, or having a pending request. */
export function findActiveMembership(
  places: readonly TeamMembership[],
  visitorId: string,
): TeamMembership | undefined {
  return places.find((place) => place.visitorId === visitorId && place.role !== 'refused');
}

export const acceptsMembers = (team: Team): boolean => teamStatus(team) === 'approved';

/** Members by whether they have checked in; the leader first, then by when they joined. */
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
