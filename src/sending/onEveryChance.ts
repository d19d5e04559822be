import { services } from '#session/services.ts';

/** Why it may get through now: a first try, the network, the page in sight again, or time that has passed. */
export type Chance = 'begun' | 'online' | 'seen' | 'timer';

/** Takes every moment at which something that waits may get through, beginning now. The answer ends it. */
export function onEveryChance(take: (chance: Chance) => void): () => void {
  const whenOnline = () => take('online');
  const whenSeen = () => take('seen');
  const whenVisible = () => {
    if (document.visibilityState === 'visible') take('seen');
  };
  window.addEventListener('online', whenOnline);
  window.addEventListener('pageshow', whenSeen);
  document.addEventListener('visibilitychange', whenVisible);
  const timer = setInterval(() => take('timer'), services().times.settleMs);
  take('begun');
  return () => {
    window.removeEventListener('online', whenOnline);
    window.removeEventListener('pageshow', whenSeen);
    document.removeEventListener('visibilitychange', whenVisible);
    clearInterval(timer);
  };
}

/** The same until the page ends, however often it is asked for. */
export function resumedOnce(take: (chance: Chance) => void): () => void {
  let isBegun = false;
  return () => {
    if (isBegun) return;
    isBegun = true;
    onEveryChance(take);
  };
}
