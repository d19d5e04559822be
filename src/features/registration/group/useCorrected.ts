import { useEffect, useState } from 'react';
import type { OwnRegistration } from '../../../api/registration/ownRegistration.ts';
import type { Roster } from '../../../flows/groupRoster.ts';
import { type FoundCompanions, findOwnCompanions } from '../../../flows/ownRegistration.ts';
import type { DraftAddress } from '../../../flows/registrationDraft.ts';

export interface Corrected {
  /** What is stored of those who are being corrected; undefined until the server has been asked. */
  readonly people: readonly OwnRegistration[] | undefined;
  /** Why it could not be fetched: without it, a person who holds a place would be told that it is full. */
  readonly lost: { readonly cause: unknown } | undefined;
  readonly retry: () => void;
}

const nobody: readonly OwnRegistration[] = [];

/** The stored registrations of those on the list who have one already; where nobody has, nothing is asked. */
export function useCorrected(leader: DraftAddress, roster: Roster | undefined): Corrected {
  const { exhibitionId, contact } = leader;
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{
    readonly attempt: number;
    readonly found: FoundCompanions;
  }>();
  const ids = roster?.members.map(({ recordId }) => recordId).filter((id) => id !== undefined) ?? [];
  // Whoever is sent or taken off the list while it is open leaves the answer as it is.
  const people = answer?.found.kind === 'found' ? answer.found.people : undefined;
  const wanted = people === undefined ? ids.join() : '';

  useEffect(() => {
    if (wanted === '') return undefined;
    let isGone = false;
    void findOwnCompanions(exhibitionId, contact, wanted.split(',')).then((found) => {
      if (!isGone) setAnswer({ attempt, found });
    });
    return () => {
      isGone = true;
    };
  }, [exhibitionId, contact, wanted, attempt]);

  const latest = answer?.attempt === attempt && ids.length > 0 ? answer.found : undefined;
  return {
    people: people ?? (ids.length === 0 ? nobody : undefined),
    lost: latest?.kind === 'unknown' ? latest : undefined,
    retry: () => setAttempt((before) => before + 1),
  };
}
