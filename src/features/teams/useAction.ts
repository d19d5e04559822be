import { useRef, useState } from 'react';
import type { ActionOutcome } from './queries/teamActions.ts';
import { invalidateTeams } from './queries/teamQueries.ts';
import { renderToast, type ToastOptions } from '../../ui/overlay/appToast.tsx';

export interface RunningAction {
  /** The name of what is under way. */
  readonly running: string | undefined;
  /** What became of the last one, if it did not succeed. */
  readonly failed: Exclude<ActionOutcome, 'done'> | undefined;
  /** One at a time, and each once; the teams are read again afterwards, after any outcome. Resolves with whether it is done. */
  readonly run: (
    name: string,
    act: () => Promise<ActionOutcome>,
    doneText: string,
    toast?: ToastOptions,
  ) => Promise<boolean>;
}

export function useAction(exhibitionId: string): RunningAction {
  const isRunning = useRef(false);
  const [running, setRunning] = useState<string>();
  const [failed, setFailed] = useState<Exclude<ActionOutcome, 'done'>>();

  const run: RunningAction['run'] = async (name, act, doneText, toast) => {
    // A ref: several taps can come before the next render.
    if (isRunning.current) return false;
    isRunning.current = true;
    setRunning(name);
    setFailed(undefined);
    const outcome = await act();
    if (outcome !== 'notSent') await invalidateTeams(exhibitionId);
    if (outcome === 'done') renderToast(doneText, toast);
    else setFailed(outcome);
    setRunning(undefined);
    isRunning.current = false;
    return outcome === 'done';
  };

  return { running, failed, run };
}
