import { useEffect, useRef, useState } from 'react';
import type { SubmissionState } from '../../domain/submission/state.ts';
import type { Submission } from '../submission/createSubmission.ts';
import { forgetWayBack } from '../wayBack.ts';
import { useMyPlaces } from './teamReads.ts';
import { reopenedTeamSubmission, type TeamIntent, useUnfinished } from '../submission/teamSubmission.ts';

/**
 * Who is here, where they stand, and what they are handing in. What waits in the outbox is gone on with before anything new is
 * begun: `waiting`. `isAsked` once the phone has said whether there is something.
 */
export function useTeamIntent(intent: TeamIntent, exhibitionId: string) {
  const { people, places } = useMyPlaces(exhibitionId);
  const unfinished = useUnfinished(intent, exhibitionId, people);
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
    const earlier = reopenedTeamSubmission(intent, waiting);
    setSubmission(earlier);
    void earlier.reopen(waiting.state as SubmissionState);
  }, [intent, waiting]);

  return { people, places, submission, setSubmission, waiting, isAsked: unfinished !== undefined };
}
