import { useDevice } from '#device/storage/useDevice.ts';
import { isServerRow } from '#domain/record/serverRow.ts';
import { readTeamSignSetup } from './rules/readTeamSignSetup.ts';
import { exhibitionRowOf } from '#flows/sharing/exhibitionRowOf.ts';

/** Whether the stored row of the exhibition has teams; the screen queries again. */
export function useHasTeams(exhibitionId: string): boolean {
  return useDevice((state) => {
    const row: unknown = exhibitionRowOf(state, exhibitionId);
    const setup = isServerRow(row) ? readTeamSignSetup(row['TeamSignSetup']) : undefined;
    return setup?.IsOpenTeam === true;
  });
}
