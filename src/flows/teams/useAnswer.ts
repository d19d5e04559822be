import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReadOptions } from '../../api/client/client.ts';
import { services } from '../services.ts';

/** What the server says about one question, asked anew when there is reason to. */
export interface ServerAnswer<T> {
  /** The last answer that came, also while a newer one is asked for or could not be had. */
  readonly value: T | undefined;
  /** When that was; epoch milliseconds, 0 before the first. */
  readonly seenAtMs: number;
  /** Why the latest question brought nothing; undefined once it is asked again by hand, and after an answer. */
  readonly failure: { readonly cause: unknown } | undefined;
  /** Asks again; resolves with the answer, undefined where none came. Never rejects. */
  readonly refresh: () => Promise<T | undefined>;
}

interface Kept {
  readonly value: unknown;
  readonly seenAtMs: number;
}

/** Lives as long as the page: who comes back to a screen without a network sees what was there. */
const kept = new Map<string, Kept>();
const mostKept = 40;

function keep(question: string, value: unknown): Kept {
  const answer = { value, seenAtMs: services().now() };
  kept.delete(question);
  kept.set(question, answer);
  const oldest = Array.from(kept.keys())[0];
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return answer;
}

interface Asked<T> {
  readonly question: string;
  readonly answer: { readonly value: T; readonly seenAtMs: number } | undefined;
  readonly failure: { readonly cause: unknown } | undefined;
}

/** What was seen last, while nothing newer is there. A question's answers are of one kind. */
function begun<T>(question: string): Asked<T> {
  const answer = kept.get(question) as Asked<T>['answer'];
  return { question, answer, failure: undefined };
}

/**
 * Asks `ask` when the screen opens, when somebody comes back to the page, and when the network is back. `question` names what is
 * asked: another one starts anew.
 */
export function useAnswer<T>(
  question: string,
  ask: (options: Pick<ReadOptions, 'policy'>) => Promise<T>,
): ServerAnswer<T> {
  const [asked, setAsked] = useState<Asked<T>>(() => begun(question));
  const latest = useRef(ask);
  // Of two questions under way the later one's answer counts.
  const turn = useRef(0);

  useEffect(() => {
    latest.current = ask;
  });

  const look = useCallback(async (): Promise<T | undefined> => {
    turn.current += 1;
    const own = turn.current;
    const say = (next: Asked<T>) => {
      if (own === turn.current) setAsked(next);
    };
    try {
      const value = await latest.current(kept.has(question) ? { policy: 'storedCopy' } : {});
      const { seenAtMs } = keep(question, value);
      say({ question, answer: { value, seenAtMs }, failure: undefined });
      return value;
    } catch (cause) {
      say({ ...begun<T>(question), failure: { cause } });
      return undefined;
    }
  }, [question]);

  const refresh = useCallback((): Promise<T | undefined> => {
    // What failed before is being tried, and says so no longer.
    setAsked((before) => ({
      ...(before.question === question ? before : begun<T>(question)),
      failure: undefined,
    }));
    return look();
  }, [question, look]);

  useEffect(() => {
    void look();
    const again = () => {
      if (document.visibilityState !== 'hidden') void look();
    };
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      turn.current += 1;
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [look]);

  const now = asked.question === question ? asked : begun<T>(question);
  return {
    value: now.answer?.value,
    seenAtMs: now.answer?.seenAtMs ?? 0,
    failure: now.failure,
    refresh,
  };
}
