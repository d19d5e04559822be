import { useRef, useState } from 'react';
import { askConfirm, type Question, renderToast, type ToastOptions } from '#ui/overlay/appToast.tsx';

export interface Action<Failure extends string> {
  /** What is under way, while several buttons share one hook. */
  readonly name: string;
  /** Never rejects: a problem is an outcome. */
  readonly act: () => Promise<'done' | Failure>;
  /** Said when it is done. */
  readonly done: string;
  readonly toast?: ToastOptions | undefined;
  /** Asked before anything is sent. */
  readonly question?: Question;
  /** Shows the outcome before the server has answered. The function it returns undoes that when the action fails. */
  readonly apply?: () => () => void;
}

export interface RunningAction<Failure extends string> {
  readonly running: string | undefined;
  /** What became of the last one, if it did not succeed. */
  readonly failed: Failure | undefined;
  /** One at a time, and each once. Resolves with whether it is done. */
  readonly run: (action: Action<Failure>) => Promise<boolean>;
}

/** Runs what a visitor does to rows of the server. `reread` reads again what may have changed, after any outcome. */
export function useAction<Failure extends string>(
  reread: (outcome: 'done' | Failure) => Promise<unknown>,
): RunningAction<Failure> {
  const isRunning = useRef(false);
  const [running, setRunning] = useState<string>();
  const [failed, setFailed] = useState<Failure>();

  async function send({ act, apply, done, toast }: Action<Failure>): Promise<boolean> {
    const undo = apply?.();
    const outcome = await act();
    if (outcome !== 'done') undo?.();
    await reread(outcome);
    if (outcome === 'done') renderToast(done, toast);
    else setFailed(outcome);
    return outcome === 'done';
  }

  async function run(action: Action<Failure>): Promise<boolean> {
    // A ref: several taps can come before the next render.
    if (isRunning.current) return false;
    isRunning.current = true;
    try {
      if (action.question !== undefined && !(await askConfirm(action.question))) return false;
      setRunning(action.name);
      setFailed(undefined);
      return await send(action);
    } finally {
      setRunning(undefined);
      isRunning.current = false;
    }
  }

  return { running, failed, run };
}
