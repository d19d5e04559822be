import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import './dialog.css';

export interface ModalBoxProps {
  readonly role?: 'dialog' | 'alertdialog';
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
  /** Esc, and the browser's way back. */
  readonly onLeave: () => void;
  /** One of them carries `data-default` and gets the focus. */
  readonly children: ReactNode;
}

function moveWithin(box: HTMLElement | null, event: KeyboardEvent): void {
  const stops = Array.from(box?.querySelectorAll<HTMLElement>('button, a[href], input:not([hidden])') ?? []);
  const here = stops.findIndex((stop) => stop === document.activeElement);
  const next = event.shiftKey ? Math.max(here, 0) - 1 : here + 1;
  event.preventDefault();
  stops[(next + stops.length) % stops.length]?.focus();
}

/** A box above the page. Focus goes in, stays in and returns; antd-mobile's dialog does none of it. */
export function ModalBox({ role = 'dialog', labelledBy, describedBy, onLeave, children }: ModalBoxProps) {
  const box = useRef<HTMLDivElement>(null);

  const leave = useEffectEvent(onLeave);
  const keepInside = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onLeave();
    if (event.key === 'Tab') moveWithin(box.current, event);
  });

  // Before it is painted: a key pressed at the first sight of the box belongs to the box.
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const onPopState = () => leave();
    // On the document: a tap beside the box leaves the focus on the page, and Tab must lead back in.
    const onKeyDown = (event: KeyboardEvent) => keepInside(event);
    box.current?.querySelector<HTMLElement>('[data-default]')?.focus();
    document.documentElement.classList.add('x-dialog-open');
    document.addEventListener('keydown', onKeyDown);
    window.addEventListener('popstate', onPopState);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('popstate', onPopState);
      document.documentElement.classList.remove('x-dialog-open');
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  return (
    <div className="x-dialog">
      <div
        className="x-dialog__box"
        ref={box}
        role={role}
        aria-modal="true"
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
      >
        {children}
      </div>
    </div>
  );
}
