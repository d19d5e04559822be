import { services } from '#session/services.ts';
import { hasOpenMarks } from './markLedgers.ts';
import { sendMarks } from './sendMarks.ts';

let isWatching = false;

/** Every moment at which a mark that waits may get through: immediately, with the network, with the page, and now and then. */
export function resumeMarks(): void {
  if (isWatching) return;
  isWatching = true;
  const resume = () => {
    if (hasOpenMarks()) void sendMarks();
  };
  window.addEventListener('online', resume);
  window.addEventListener('pageshow', resume);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') resume();
  });
  setInterval(resume, services().times.settleMs);
  resume();
}
