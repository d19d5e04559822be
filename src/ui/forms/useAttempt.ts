import { type FormEvent, useState } from 'react';
import { useOneAtATime } from '../controls/useOneAtATime.ts';
import { focusControl } from '../page/ErrorSummary.tsx';

export interface AttemptSettings<Failure> {
  /** The ids of the controls where something is wrong, in their order on the page. */
  readonly check: () => readonly (string | undefined)[];
  /** Why it was not accepted; undefined when it is done. */
  readonly send: () => Promise<Failure | undefined>;
  /** Where sending has thrown. */
  readonly failed: (cause: unknown) => Failure;
}

export interface Attempt<Failure> {
  readonly isBusy: boolean;
  readonly failure: Failure | undefined;
  readonly submit: (event: FormEvent) => void;
}

/** One attempt at a time. Where something is wrong the first control gets the focus and nothing is sent. */
export function useAttempt<Failure>({ check, send, failed }: AttemptSettings<Failure>): Attempt<Failure> {
  const { isBusy, run } = useOneAtATime();
  const [failure, setFailure] = useState<Failure>();

  async function attempt() {
    setFailure(undefined);
    const first = check().find((id) => id !== undefined);
    if (first !== undefined) return focusControl(first);
    try {
      const found = await send();
      setFailure(() => found);
    } catch (cause) {
      const found = failed(cause);
      setFailure(() => found);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(attempt);
  }

  return { isBusy, failure, submit };
}
