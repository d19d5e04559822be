import { Toast, unstableSetRender } from 'antd-mobile';
import { useLayoutEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { placeToast } from './placeToast.ts';
import './toast.module.css';

// On React 19 antd-mobile silently draws nothing until it is told how to render.
unstableSetRender((node, container) => {
  const root = createRoot(container);
  root.render(node);
  return async () => {
    // Unmounting during a render of the same root is an error.
    await new Promise((resolve) => setTimeout(resolve, 0));
    root.unmount();
  };
});

/** Hidden from screen readers, because it was announced. Returns a function that ends it early. */
export function drawToast(text: string, ms: number): () => void {
  const { close } = Toast.show({
    content: <PlacedText>{text}</PlacedText>,
    duration: ms,
    maskClassName: 'toast',
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
