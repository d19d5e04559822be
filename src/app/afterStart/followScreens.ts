import type { WaitingTimes } from '#domain/time/waitingTimes.ts';
import { isQuestFinish } from '#domain/address/questFinishPath.ts';
import type { ShownScreen } from '#host/host.ts';

interface Place {
  readonly pathname: string;
  readonly search: string;
}

interface Follower<State> {
  readonly state: State;
  subscribe(listener: (state: State) => void): unknown;
}

type Times = Pick<WaitingTimes, 'readRetries' | 'readRetryDelayMs'>;

/** Retries while `onScreenChange` returns false. Returns a function to call when the cause of the failures may be gone. */
export function followScreens(
  router: Follower<{ readonly location: Place }>,
  onScreenChange: (screen: ShownScreen) => Promise<boolean>,
  { readRetries, readRetryDelayMs }: Times,
): () => void {
  let last: string | undefined;
  let round = 0;
  let hasGivenUp = false;

  async function tell(screen: ShownScreen, current: number, left: number): Promise<void> {
    const isTold = await onScreenChange(screen).catch(() => false);
    if (isTold || current !== round) return;
    if (left === 0) hasGivenUp = true;
    else
      setTimeout(() => {
        if (current === round) void tell(screen, current, left - 1);
      }, readRetryDelayMs);
  }
  function begin({ pathname }: Place): void {
    round += 1;
    hasGivenUp = false;
    void tell({ isPrivate: isQuestFinish(pathname) }, round, readRetries);
  }
  const look = ({ location }: { readonly location: Place }) => {
    const address = location.pathname + location.search;
    if (address === last) return;
    last = address;
    begin(location);
  };
  router.subscribe(look);
  look(router.state);
  return () => {
    if (hasGivenUp) begin(router.state.location);
  };
}
