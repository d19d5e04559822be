import { useRef } from 'react';

/**
 * Closes with the click that follows a tap, not with the lifted finger: that click would otherwise reach, and press, what
 * is under the viewer. On a busy phone the tap is told only after the click.
 */
export function useTapToClose(onClose: () => void) {
  const isTapped = useRef(false);
  const isClicked = useRef(false);
  const begin = () => {
    isTapped.current = false;
    isClicked.current = false;
  };
  return {
    handleTap: () => {
      isTapped.current = true;
      if (isClicked.current) onClose();
    },
    handlers: {
      onPointerDown: begin,
      onTouchStart: begin,
      // antd-mobile stops clicks on their way up.
      onClickCapture: () => {
        isClicked.current = true;
        if (isTapped.current) onClose();
      },
    },
  };
}
