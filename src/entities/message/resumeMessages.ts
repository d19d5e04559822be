import { services } from '#session/services.ts';
import { sendMessages } from './messageQueue.ts';

let isWatching = false;

/** Every moment at which a message that waits may get through: immediately, with the network, with the page, and now and then. */
export function resumeMessages(): void {
  if (isWatching) return;
  isWatching = true;
  const resume = () => void sendMessages();
  window.addEventListener('online', resume);
  window.addEventListener('pageshow', resume);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') resume();
  });
  setInterval(resume, services().times.settleMs);
  resume();
}
