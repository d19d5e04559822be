import { memberStatus, type Team, type TeamMember } from '#entities/team/rules/team.ts';

const earlier = (
  one: { readonly CreatedAtMesc: number; readonly RecordId: string },
  other: { readonly CreatedAtMesc: number; readonly RecordId: string },
): number =>
  one.CreatedAtMesc === other.CreatedAtMesc
    ? one.RecordId < other.RecordId
      ? -1
      : 1
    : one.CreatedAtMesc - other.CreatedAtMesc;

/** The earliest, then the smaller id: the same on every phone, whether or not the server prevents duplicates. */
export function chooseCodeHolder(teams: readonly Team[]): Team | undefined {
  return teams.slice().sort(earlier)[0];
}

/** The latest row per person: after a refusal or leaving, a new request is another row. */
export function latestByVisitor(members: readonly TeamMember[]): TeamMember[] {
  const latest = new Map<string, TeamMember>();
  for (const member of members.slice().sort(earlier)) {
    const present = latest.get(member.VisitorId);
    // A membership outranks later requests.
    if (present === undefined || memberStatus(present) !== 'in') latest.set(member.VisitorId, member);
  }
  return Array.from(latest.values()).sort(earlier);
}
