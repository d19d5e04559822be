import { useEffect, useState } from 'react';
import type { OwnRegistration } from '../../../api/ownRegistration.ts';
import type { Roster } from '../../../flows/groupRoster.ts';
import { findOwnCompanions } from '../../../flows/ownRegistration.ts';
import type { DraftAddress } from '../../../flows/registrationDraft.ts';

export interface Corrected {
  /** What is stored of those who are being corrected; undefined until the server has been asked. */
  readonly people: readonly OwnRegistration[] | undefined;
  /** It could not be fetched: without it, whoever holds a place would be told that it is full. */
  readonly isLost: boolean;
  readonly retry: () => void;
}

const nobody: readonly OwnRegistration[] = [];

/** The stored registrations of those on the list who have one already; where nobody has, nothing is asked. */
export function useCorrected(leader: DraftAddress, roster: Roster | undefined): Corrected {
  const { exhibitionId, contact } = leader;
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{
    readonly attempt: number;
    readonly people: readonly OwnRegistration[] | undefined;
  }>();
  const ids = roster?.members.map(({ recordId }) => recordId).filter((id) => id !== undefined) ?? [];
  // Whoever is sent or taken off the list while it is open leaves the answer as it is.
  const wanted = answer?.people === undefined ? ids.join() : '';

  useEffect(() => {
    if (wanted === '') return undefined;
    let isGone = false;
    void findOwnCompanions(exhibitionId, contact, wanted.split(',')).then((people) => {
      if (!isGone) setAnswer({ attempt, people });
    });
    return () => {
      isGone = true;
    };
  }, [exhibitionId, contact, wanted, attempt]);

  const isAnswered = answer?.attempt === attempt;
  return {
    people: answer?.people ?? (ids.length === 0 ? nobody : undefined),
    isLost: isAnswered && answer.people === undefined && ids.length > 0,
    retry: () => setAttempt((before) => before + 1),
  };
}
