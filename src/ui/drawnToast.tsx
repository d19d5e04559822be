import { Toast, unstableSetRender } from 'antd-mobile';
import { createRoot } from 'react-dom/client';
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

/** Draws `text` for `ms`. Hidden from screen readers: the live region has said it already. */
export function drawToast(text: string, ms: number): void {
  Toast.show({
    content: <span aria-hidden="true">{text}</span>,
    duration: ms,
    // In the middle it would lie over the field that the visitor is about to fill in.
    position: 'top',
    maskClassName: 'x-toast',
  });
}
