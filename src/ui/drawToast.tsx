import { Toast, unstableSetRender } from 'antd-mobile';
import { useLayoutEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { placeToast } from './placeToast.ts';
import './toast.css';

// On React 19 antd-mobile draws nothing at all, and says nothing, until it is told how to render.
unstableSetRender((node, container) => {
  const root = createRoot(container);
  root.render(node);
  return async () => {
    // Unmounting inside a render of the same root is an error, so it waits for the next turn.
    await new Promise((resolve) => setTimeout(resolve, 0));
    root.unmount();
  };
});

/** Draws `text` for `ms`; the result ends it before. Hidden from screen readers: the live region has said it already. */
export function drawToast(text: string, ms: number): () => void {
  const { close } = Toast.show({
    content: <PlacedText>{text}</PlacedText>,
    duration: ms,
    maskClassName: 'x-toast',
  });
  return close;
}

function PlacedText({ children }: { readonly children: string }) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const box = place.current?.closest<HTMLElement>('.adm-toast-main');
    if (box) placeToast(box);
  }, []);
  return (
    <span ref={place} aria-hidden="true">
      {children}
    </span>
  );
}
