import { countTeams, findTeamsWithCode } from '../api/teams.ts';
import { teamCode } from '#entities/team/rules/teamCode.ts';
import { services } from '#session/services.ts';

const besideForm = { policy: 'besideForm' } as const;
const maxTries = 20;

/** Undefined: the visitor types one. Another phone may take the code a moment later: the insert is what decides. */
export async function suggestTeamCode(
  exhibitionId: string,
  notThese: readonly string[] = [],
): Promise<string | undefined> {
  try {
    const client = await services().client();
    const first = ((await countTeams(client, exhibitionId, besideForm)) ?? 0) + 1;
    for (let number = first; number < first + maxTries; number += 1) {
      const code = teamCode(number);
      if (code === undefined || notThese.indexOf(code) >= 0) continue;
      const holders = await findTeamsWithCode(client, { exhibitionId, code }, besideForm);
      if (holders.length === 0) return code;
    }
  } catch {
    // Without a suggestion the field stays empty.
  }
  return undefined;
}
