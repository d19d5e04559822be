export interface RankableTeam {
  readonly RecordId: string;
  readonly Name: string;
  readonly TeamCode: string;
  readonly SignedCount: number;
}

export interface RankedTeam<T extends RankableTeam = RankableTeam> {
  readonly team: T;
  readonly signed: number;
  /** 1, 1, 3 …; undefined without a checked-in member. */
  readonly place: number | undefined;
  readonly isShared: boolean;
}

/**
 * By checked-in members. Equal counts share a rank, and the next rank is skipped accordingly. Within a rank the order
 * is by the code's number, which a team cannot influence and which is the same on every phone.
 */
export function rankTeams<T extends RankableTeam>(teams: readonly T[]): RankedTeam<T>[] {
  const sorted = teams
    .map((team) => ({ team, signed: signedOf(team), codeNumber: numberIn(team.TeamCode) }))
    .sort(
      (one, other) =>
        other.signed - one.signed ||
        one.codeNumber - other.codeNumber ||
        compareTexts(one.team.TeamCode, other.team.TeamCode) ||
        compareTexts(one.team.Name, other.team.Name) ||
        compareTexts(one.team.RecordId, other.team.RecordId),
    );
  let place = 0;
  return sorted.map(({ team, signed }, at) => {
    const isAsBefore = sorted[at - 1]?.signed === signed;
    if (!isAsBefore) place = at + 1;
    const isShared = isAsBefore || sorted[at + 1]?.signed === signed;
    return { team, signed, place: signed === 0 ? undefined : place, isShared };
  });
}

export function countSigned(teams: readonly RankableTeam[]): number {
  return teams.reduce((sum, team) => sum + signedOf(team), 0);
}

const signedOf = ({ SignedCount }: RankableTeam) => (SignedCount >= 1 ? Math.floor(SignedCount) : 0);

/** Codes without a number come last. */
function numberIn(code: string): number {
  const [digits] = /\d+$/.exec(code) ?? [];
  return digits === undefined ? Number.MAX_VALUE : Number(digits);
}

/** By code units: locale-aware comparison differs between engines. */
function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
