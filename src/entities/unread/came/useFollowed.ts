import { useMemo } from 'react';
import { markedOf } from '#entities/favourite/rules/markLedger.ts';
import { useLedger } from '#entities/favourite/useMark.ts';
import { useRemembered } from '#entities/programme/schedule/useRemembered.ts';
import { type Followed, nothingCame, stillFollowed, type WhatCame } from './whatCame.ts';

/** What the phone knows that the visitor has saved; with what it shows of the exhibitors. */
export function useFollowed() {
  const ledger = useLedger();
  const saved = ledger === undefined ? [] : markedOf(ledger, 'exhibitor');
  const sessions = useRemembered().filter(({ kind }) => kind === 'conference');
  const followed: Followed = {
    exhibitorIds: saved.map(({ id }) => id).sort(),
    sessionIds: sessions.map(({ id }) => id).sort(),
  };
  return { saved, followed };
}

/** What the phone has kept may be of exhibitors that are not saved any more. */
export function useStillFollowed(came: WhatCame | undefined, followed: Followed): WhatCame {
  // Made with each rendering, and seldom another.
  const written = JSON.stringify(followed);
  return useMemo(() => stillFollowed(came ?? nothingCame, JSON.parse(written) as Followed), [came, written]);
}
