import { memberStatus, type Team, type TeamMember } from './team.ts';

const earlier = (
  one: { readonly CreatedAtMesc: number; readonly RecordId: string },
  other: { readonly CreatedAtMesc: number; readonly RecordId: string },
): number =>
  one.CreatedAtMesc === other.CreatedAtMesc
    ? one.RecordId < other.RecordId
      ? -1
      : 1
    : one.CreatedAtMesc - other.CreatedAtMesc;

/**
 * Of several teams with one code the one that keeps it: the earliest, and of the same moment the smaller id. Every phone
 * comes to the same answer, whether or not the server allows a code twice.
 */
export function chooseCodeHolder(teams: readonly Team[]): Team | undefined {
  return teams.slice().sort(earlier)[0];
}

/** The last word about each person: who was refused or left may have asked again, and is in one row more. */
export function latestByVisitor(members: readonly TeamMember[]): TeamMember[] {
  const latest = new Map<string, TeamMember>();
  for (const member of members.slice().sort(earlier)) {
    const present = latest.get(member.VisitorId);
    // Somebody who is in stays in, however often they asked besides.
    if (present === undefined || memberStatus(present) !== 'in') latest.set(member.VisitorId, member);
  }
  return Array.from(latest.values()).sort(earlier);
}
