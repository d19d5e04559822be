import { services } from '#session/services.ts';
import { sendCheckIns } from './checkInQueue.ts';
import { hasWaitingCheckIns } from './localCheckIns.ts';

let isWatching = false;

/** Every moment at which a check-in that waits may get through: immediately, with the network, with the page, and now and then. */
export function resumePendingCheckIns(): void {
  if (isWatching) return;
  isWatching = true;
  const resume = () => {
    if (hasWaitingCheckIns()) void sendCheckIns();
  };
  window.addEventListener('online', resume);
  window.addEventListener('pageshow', resume);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') resume();
  });
  setInterval(() => {
    if (navigator.onLine) resume();
  }, services().times.settleMs);
  resume();
}
