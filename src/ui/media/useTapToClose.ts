import { useRef } from 'react';

/**
 * Closes with the click that follows a tap, not with the lifted finger: that click would otherwise reach, and press, what
 * is under the viewer.
 */
export function useTapToClose(onClose: () => void) {
  const isTapped = useRef(false);
  return {
    handleTap: () => {
      isTapped.current = true;
    },
    handlers: {
      onTouchStart: () => {
        isTapped.current = false;
      },
      // antd-mobile stops clicks on their way up.
      onClickCapture: () => {
        if (isTapped.current) onClose();
      },
    },
  };
}
