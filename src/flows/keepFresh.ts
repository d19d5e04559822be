import { type ReaskTimes, reaskDelayMs } from '../domain/reask.ts';

/** What says that a person looks at the page again. */
export interface SeenPage {
  readonly window: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  readonly document: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & {
    readonly visibilityState: string;
  };
}

export interface FreshSettings {
  /** Asks the server and shows what it says; never rejects. */
  readonly ask: () => Promise<void>;
  /** Hears of changes, where the build listens for them; answers how to stop. May reject: the clock is then all there is. */
  readonly follow?: ((onChanged: () => void) => Promise<() => void>) | undefined;
  readonly times: ReaskTimes & { readonly reaskEveryMs: number };
  readonly now: () => number;
  /** From 0 to 1, another one each time. */
  readonly chance: () => number;
  readonly page?: SeenPage;
}

export interface Fresh {
  /** Asks at once, where somebody wants it; of two such wishes at a time one is enough. */
  readonly askNow: () => Promise<void>;
  readonly stop: () => void;
}

/**
 * Asks now, when the server says that something has changed, when somebody comes back to the page or to the network, and each minute:
 * all of it only while the page is seen, one question at a time, and never two within the gap.
 */
export function keepFresh(settings: FreshSettings): Fresh {
  const { ask, times, now, chance, page = { window, document } } = settings;
  let askedAtMs: number | undefined;
  let asking: Promise<void> | undefined;
  let isWanted = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const isSeen = () => page.document.visibilityState !== 'hidden';

  function askNow(): Promise<void> {
    clearTimeout(waiting);
    waiting = undefined;
    askedAtMs = now();
    asking ??= ask().then(() => {
      asking = undefined;
      const isStillWanted = isWanted;
      isWanted = false;
      if (isStillWanted) askSoon(chance());
    });
    return asking;
  }

  function askSoon(spread: number): void {
    if (isOver || !isSeen() || waiting !== undefined) return;
    // What is being asked may have been answered before the change.
    if (asking !== undefined) isWanted = true;
    else waiting = setTimeout(() => void askNow(), reaskDelayMs(askedAtMs, now(), times, spread));
  }

  const line = createLine(settings.follow, () => askSoon(chance()));
  const every = setInterval(() => askSoon(chance()), times.reaskEveryMs);
  const onSeen = () => {
    if (isSeen()) {
      line.open();
      askSoon(0);
    } else {
      // A phone in a pocket listens to nobody.
      line.close();
      clearTimeout(waiting);
      waiting = undefined;
    }
  };
  const heard = [
    [page.document, 'visibilitychange'],
    [page.window, 'focus'],
    [page.window, 'pageshow'],
    [page.window, 'online'],
  ] as const;
  for (const [target, name] of heard) target.addEventListener(name, onSeen);
  if (isSeen()) line.open();
  void askNow();

  return {
    askNow,
    stop() {
      isOver = true;
      clearInterval(every);
      clearTimeout(waiting);
      line.close();
      for (const [target, name] of heard) target.removeEventListener(name, onSeen);
    },
  };
}

/** The server's word, listened to between `open` and `close`, which may come in any order and often. */
function createLine(follow: FreshSettings['follow'], onChanged: () => void) {
  let turn = 0;
  let end: (() => void) | undefined;
  let isOpen = false;
  return {
    open() {
      if (isOpen || follow === undefined) return;
      isOpen = true;
      turn += 1;
      const mine = turn;
      follow(onChanged).then(
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
