/** What a ranking looks at; a `Team` has it all. */
export interface RankableTeam {
  readonly RecordId: string;
  readonly Name: string;
  readonly TeamCode: string;
  readonly SignedCount: number;
}

export interface RankedTeam<T extends RankableTeam = RankableTeam> {
  readonly team: T;
  readonly signed: number;
  /** 1, 1, 3 …; undefined while nobody of the team has signed in: it is not on the board yet. */
  readonly place: number | undefined;
  /** Another team has the same place. */
  readonly isShared: boolean;
}

/**
 * The teams by signed members. As many members are the same place, and the next place is as many further down as teams share
 * it. Among them the order says nothing about merit: it goes by the number in the code, which no team can better by its
 * name or by being quick, and it is the same at every look and on every phone.
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

/** Who has signed in is counted in people: what is no such number is none. */
const signedOf = ({ SignedCount }: RankableTeam) => (SignedCount >= 1 ? Math.floor(SignedCount) : 0);

/** After all numbered codes where a code has no number. */
function numberIn(code: string): number {
  const [digits] = /\d+$/.exec(code) ?? [];
  return digits === undefined ? Number.MAX_VALUE : Number(digits);
}

/** The same on every phone: what engines know of alphabets differs. */
function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
