import type { TeamSignSetup } from '../../domain/team/teamSetup.ts';

/** What every part of the teams is given. */
export interface TeamsPartProps {
  readonly exhibitionId: string;
  readonly setup: TeamSignSetup;
}
