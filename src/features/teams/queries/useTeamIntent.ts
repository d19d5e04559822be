import { useEffect } from 'react';
import type { FoundEntry } from '#sending/kept/outbox.ts';
import type { TeamMembership } from '../rules/teamMembership.ts';
import type { GatewayOf, Submission } from '#sending/createSubmission.ts';
import type { StoredRow } from '#sending/submissionGateway.ts';
import { type TeamIntent, useEarlierTeamEntry } from './teamSubmission.ts';
import { type ActiveSubmission, useSubmission } from '#sending/useSubmission.ts';
import { forgetReturnTo } from '#flows/navigation/returnTo.ts';
import { invalidateTeams } from './teamQueries.ts';
import { useMyMemberships } from './useMyMemberships.ts';

export interface TeamIntentSettings<Row extends StoredRow> {
  readonly intent: TeamIntent;
  readonly exhibitionId: string;
  readonly gatewayOf: GatewayOf<Row>;
  readonly isAwaited?: (places: readonly TeamMembership[]) => boolean;
  readonly onStored: (recordId: string, submission: Submission<Row>) => Promise<unknown>;
}

export interface CurrentTeamIntent<Row extends StoredRow>
  extends Pick<ReturnType<typeof useMyMemberships>, 'people' | 'places'> {
  readonly sending: ActiveSubmission<Row>;
  /** What waits in the outbox is finished before anything new is begun. */
  readonly waiting: FoundEntry | undefined;
  /** Whether the outbox has been read. */
  readonly isAsked: boolean;
}

export function useTeamIntent<Row extends StoredRow>(
  settings: TeamIntentSettings<Row>,
): CurrentTeamIntent<Row> {
  const { intent, exhibitionId, gatewayOf, isAwaited, onStored } = settings;
  const { people, places } = useMyMemberships(isAwaited);
  const earlier = useEarlierTeamEntry(intent, people);
  const waiting = earlier?.entry;
  const sending = useSubmission({
    gatewayOf,
    unfinished: waiting,
    onStored,
    // This person has a team, or a request, that this phone did not know of: it is shown.
    onOther: () => invalidateTeams(exhibitionId),
  });

  const isKnownHere = people.length > 0;
  useEffect(() => {
    if (isKnownHere) forgetReturnTo();
  }, [isKnownHere]);

  return { people, places, sending, waiting, isAsked: earlier !== undefined };
}
