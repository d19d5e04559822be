import type { Team } from './team.ts';

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/** The teams whose name or code contains what was typed, in any width and case; all of them for nothing. */
export function searchTeams(teams: readonly Team[], typed: string): readonly Team[] {
  const wanted = plain(typed);
  if (wanted === '') return teams;
  return teams.filter(
    ({ Name, TeamCode }) => plain(Name).indexOf(wanted) >= 0 || plain(TeamCode).indexOf(wanted) >= 0,
  );
}
