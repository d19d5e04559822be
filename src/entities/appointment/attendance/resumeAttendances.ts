import { services } from '#session/services.ts';
import { sendAttendances } from './sendAttendances.ts';

let isWatching = false;

/** Every moment at which a meeting that waits may get through: immediately, with the network, with the page, and now and then. */
export function resumeAttendances(): void {
  if (isWatching) return;
  isWatching = true;
  const resume = () => void sendAttendances();
  window.addEventListener('online', resume);
  window.addEventListener('pageshow', resume);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') resume();
  });
  setInterval(resume, services().times.settleMs);
  resume();
}
