import { useEffect, useState } from 'react';
import { opensKeyboard } from '#app/afterStart/settleAfterKeyboard.ts';

/** A press that takes the focus out of a field is over: what comes back may not lie under it. */
const settledMs = 300;

/** Whether the focused element has opened a keyboard on the screen, or a picker. */
export function useIsTyping(): boolean {
  const [isTyping, setIsTyping] = useState(false);
  useEffect(() => {
    if (typeof matchMedia !== 'function' || !matchMedia('(pointer: coarse)').matches) return undefined;
    let timer = 0;
    const look = () => setIsTyping(opensKeyboard(document.activeElement));
    const follow = () => {
      window.clearTimeout(timer);
      if (opensKeyboard(document.activeElement)) setIsTyping(true);
      else timer = window.setTimeout(look, settledMs);
    };
    document.addEventListener('focusin', follow);
    document.addEventListener('focusout', follow);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('focusin', follow);
      document.removeEventListener('focusout', follow);
    };
  }, []);
  return isTyping;
}
