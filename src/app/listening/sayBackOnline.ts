import { frameWord } from '#language/useFrameWords.ts';
import { announce } from '#ui/overlay/announce.ts';

/** That the network has gone is said by the note on the page; that it is back, by nothing that is seen coming. */
export function sayBackOnline(): () => void {
  const say = () => announce(frameWord('backOnline'));
  window.addEventListener('online', say);
  return () => window.removeEventListener('online', say);
}
