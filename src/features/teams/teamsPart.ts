import type { TeamSignSetup } from '../../domain/team/readTeamSignSetup.ts';

/** What every part of the teams is given. */
export interface TeamsPartProps {
  readonly exhibitionId: string;
  readonly setup: TeamSignSetup;
}
