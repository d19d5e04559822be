import { useEffect, useRef, useState } from 'react';
import { reopenSubmission, type Submission } from '../submission/createSubmission.ts';
import { forgetWayBack } from '../wayBack.ts';
import type { TeamMembership } from '../../domain/team/teamMembership.ts';
import { useMyPlaces } from './useMyPlaces.ts';
import {
  joinGateway,
  teamGateway,
  type TeamIntent,
  useEarlierTeamEntry,
} from '../submission/teamSubmission.ts';

/**
 * Who is here, where they stand, and what they are handing in. What waits in the outbox is gone on with before anything new is
 * begun: `waiting`. `isAsked` once the phone has said whether there is something.
 */
export function useTeamIntent(
  intent: TeamIntent,
  exhibitionId: string,
  isAwaited?: (places: readonly TeamMembership[]) => boolean,
) {
  const { people, places } = useMyPlaces(exhibitionId, isAwaited);
  const unfinished = useEarlierTeamEntry(intent, exhibitionId, people);
  const [submission, setSubmission] = useState<Submission>();
  const reopened = useRef(false);

  const isKnownHere = people.length > 0;
  useEffect(() => {
    if (isKnownHere) forgetWayBack();
  }, [isKnownHere]);

  const waiting = unfinished?.entry;
  useEffect(() => {
    if (waiting === undefined || reopened.current) return;
    reopened.current = true;
    const earlier =
      intent === 'team' ? reopenSubmission(waiting, teamGateway) : reopenSubmission(waiting, joinGateway);
    setSubmission(earlier);
    void earlier.reopen();
  }, [intent, waiting]);

  return { people, places, submission, setSubmission, waiting, isAsked: unfinished !== undefined };
}
