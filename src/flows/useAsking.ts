import { useEffect, useEffectEvent, useState } from 'react';
import type { Finding } from './visit.ts';

export interface Asking<T> {
  readonly found: Finding<T>;
  readonly retry: () => void;
}

/**
 * What `ask` brings, asked once for each `question` and again at `retry`; nothing is asked while there is no question.
 * Undefined means that the server has none; an answer to an older question does not count.
 */
export function useAsking<T>(question: string | undefined, ask: () => Promise<T | undefined>): Asking<T> {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ readonly asked: string; readonly found: Finding<T> }>();
  const asked = question === undefined ? undefined : `${question}/${attempt}`;
  const askNow = useEffectEvent(ask);

  useEffect(() => {
    if (asked === undefined) return undefined;
    let isGone = false;
    const tell = (found: Finding<T>) => {
      if (!isGone) setAnswer({ asked, found });
    };
    askNow().then(
      (value) => tell(value === undefined ? { kind: 'missing' } : { kind: 'found', value }),
      (cause: unknown) => tell({ kind: 'failed', cause }),
    );
    return () => {
      isGone = true;
    };
  }, [asked]);

  const found: Finding<T> =
    answer !== undefined && answer.asked === asked ? answer.found : { kind: 'finding' };
  return { found, retry: () => setAttempt((before) => before + 1) };
}
