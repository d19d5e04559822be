import type { RankableTeam } from './rankTeams.ts';

export function createTeamSearch<T>(
  rows: readonly T[],
  teamOf: (row: T) => Pick<RankableTeam, 'Name' | 'TeamCode'>,
): (typed: string) => readonly T[] {
  // Lazy: most people never search.
  let folded: ReturnType<typeof foldAll<T>> | undefined;
  return (typed) => {
    const wanted = fold(typed);
    if (wanted === '') return rows;
    const wantedNumber = numberOf(wanted);
    folded ??= foldAll(rows, teamOf);
    return folded
      .filter(
        ({ name, code, number }) =>
          name.indexOf(wanted) >= 0 ||
          code.indexOf(wanted) >= 0 ||
          (wantedNumber !== undefined && wantedNumber === number),
      )
      .map(({ row }) => row);
  };
}

function foldAll<T>(rows: readonly T[], teamOf: (row: T) => Pick<RankableTeam, 'Name' | 'TeamCode'>) {
  return rows.map((row) => {
    const { Name, TeamCode } = teamOf(row);
    const code = fold(TeamCode);
    return { row, name: fold(Name), code, number: numberOf(code) };
  });
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/** T7, 7 and T007 are the same code. */
function numberOf(folded: string): number | undefined {
  const [, digits] = /^t?(\d{1,15})$/.exec(folded) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
