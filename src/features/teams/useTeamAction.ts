import { type RunningAction, useAction } from '#flows/content/useAction.ts';
import type { ActionOutcome } from './queries/teamActions.ts';
import { invalidateTeams } from './queries/teamQueries.ts';

type Failure = Exclude<ActionOutcome, 'done'>;
export type TeamAction = RunningAction<Failure>;

/** An action on a team; the teams are read again unless nothing was sent. */
export const useTeamAction = (exhibitionId: string): TeamAction =>
  useAction<Failure>(async (outcome) => {
    if (outcome !== 'notSent') await invalidateTeams(exhibitionId);
  });
