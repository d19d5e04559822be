import { type ReaskTimes, reaskDelayMs } from '#domain/time/reaskDelayMs.ts';

export interface FollowSettings {
  /** Hears of changes; resolves with what ends it. May reject: polling is then all there is. */
  readonly follow: (onChanged: () => void) => Promise<() => void>;
  readonly invalidate: () => Promise<unknown>;
  readonly times: ReaskTimes;
  readonly now: () => number;
  /** From 0 to 1, another one each time. */
  readonly chance: () => number;
  readonly page?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & {
    readonly visibilityState: string;
  };
}

/**
 * Listens for changes while the page is seen, and disconnects while it is hidden. Many phones hear of a change at the same
 * moment: each reads again a little later than the others, and never two times within the gap.
 */
export function followWhileSeen(settings: FollowSettings): () => void {
  const { follow, invalidate, times, now, chance, page = document } = settings;
  let readAtMs: number | undefined = now();
  let isReading = false;
  let isWanted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function read(): Promise<void> {
    timer = undefined;
    readAtMs = now();
    isReading = true;
    await invalidate().catch(() => {});
    isReading = false;
    const isStillWanted = isWanted;
    isWanted = false;
    if (isStillWanted) onChanged();
  }

  function onChanged(): void {
    if (timer !== undefined || page.visibilityState === 'hidden') return;
    // What is being read may have been answered before the change.
    if (isReading) isWanted = true;
    else timer = setTimeout(() => void read(), reaskDelayMs(readAtMs, now(), times, chance()));
  }

  const line = createLine(follow, onChanged);
  const stopWaiting = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const onSeen = () => {
    if (page.visibilityState !== 'hidden') return line.open();
    line.close();
    stopWaiting();
  };
  page.addEventListener('visibilitychange', onSeen);
  onSeen();

  return () => {
    page.removeEventListener('visibilitychange', onSeen);
    line.close();
    stopWaiting();
  };
}

/** A connection that may be opened and closed in any order and often, although opening it takes a while. */
function createLine(follow: FollowSettings['follow'], onChanged: () => void) {
  let turn = 0;
  let end: (() => void) | undefined;
  let isOpen = false;
  return {
    open() {
      if (isOpen) return;
      isOpen = true;
      turn += 1;
      const mine = turn;
      follow(() => {
        if (isOpen && mine === turn) onChanged();
      }).then(
        (stop) => {
          if (mine === turn && isOpen) end = stop;
          else stop();
        },
        () => {},
      );
    },
    close() {
      isOpen = false;
      end?.();
      end = undefined;
    },
  };
}
