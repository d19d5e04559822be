import { useEffect, useState } from 'react';
import { opensKeyboard } from '../afterStart/settleAfterKeyboard.ts';

/** Whether the focused element has opened a keyboard on the screen, or a picker. */
export function useIsTyping(): boolean {
  const [isTyping, setIsTyping] = useState(false);
  useEffect(() => {
    if (typeof matchMedia !== 'function' || !matchMedia('(pointer: coarse)').matches) return undefined;
    const look = () => setIsTyping(opensKeyboard(document.activeElement));
    // The focus has moved when it has left one element and not yet reached the next.
    const lookLater = () => requestAnimationFrame(look);
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', lookLater);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', lookLater);
    };
  }, []);
  return isTyping;
}
