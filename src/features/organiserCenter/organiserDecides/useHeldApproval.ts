import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { services } from '#session/services.ts';
import { announce } from '#ui/overlay/announce.ts';
import { shownNowMs } from '#ui/values/shownClock.ts';

export interface HeldApproval {
  /** Until when it can be undone, in epoch milliseconds; undefined while nothing is held. */
  readonly untilMs: number | undefined;
  readonly hold: () => void;
  readonly undo: () => void;
}

/** Sends an approval after five seconds in which it can be undone; leaving its card sends it, as the undo ends with it. */
export function useHeldApproval(name: string, send: () => void): HeldApproval {
  const { t } = useTranslation('organiserDecides');
  const [untilMs, setUntil] = useState<number>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Sends what is held; taken away by the first who calls it, so that it is sent once. */
  const release = useRef<() => void>(undefined);

  function end() {
    clearTimeout(timer.current);
    release.current = undefined;
    setUntil(undefined);
  }
  function hold() {
    if (release.current !== undefined) return;
    const ms = services().times.linkToastMs;
    release.current = () => {
      end();
      send();
    };
    timer.current = setTimeout(() => release.current?.(), ms);
    setUntil(shownNowMs() + ms);
    announce(t('heldOne', { name }));
  }
  function undo() {
    if (release.current === undefined) return;
    end();
    announce(t('undone'));
  }
  useEffect(() => () => release.current?.(), []);
  return { untilMs, hold, undo };
}
