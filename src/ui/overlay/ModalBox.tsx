import { type ReactNode, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { isComposing } from '../controls/enterKey.ts';
import { keepOthersInert } from './keepOthersInert.ts';
import { useDragDown } from './useDragDown.ts';
import styles from './dialog.module.css';

export interface ModalBoxProps {
  readonly role?: 'dialog' | 'alertdialog';
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
  readonly onLeave: () => void;
  /** A tap beside the box leaves, and so does a drag down where it is at the foot of the page. */
  readonly leavesBeside?: boolean;
  /** Added to the layer around the box. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const stopsInside =
  'button:not(:disabled), a[href], input:not([hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled)';

function moveWithin(box: HTMLElement | null, event: KeyboardEvent): void {
  const stops = Array.from(box?.querySelectorAll<HTMLElement>(stopsInside) ?? []);
  const here = stops.findIndex((stop) => stop === document.activeElement);
  const next = event.shiftKey ? Math.max(here, 0) - 1 : here + 1;
  event.preventDefault();
  stops[(next + stops.length) % stops.length]?.focus();
}

function useModal(box: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  const keepInside = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isComposing(event)) onLeave();
    if (event.key === 'Tab') moveWithin(box.current, event);
  });

  // Before paint: keys pressed once the box is visible must reach it.
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const onPopState = () => leave();
    // On the document: after a tap beside the box the focus is on the page, and Tab must lead back.
    const onKeyDown = (event: KeyboardEvent) => keepInside(event);
    box.current?.querySelector<HTMLElement>('[data-default]')?.focus();
    const endInert = box.current === null ? () => {} : keepOthersInert(box.current);
    document.documentElement.classList.add('dialog-open');
    document.addEventListener('keydown', onKeyDown);
    window.addEventListener('popstate', onPopState);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('popstate', onPopState);
      document.documentElement.classList.remove('dialog-open');
      // Before the focus returns: inert elements cannot be focused.
      endInert();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [box]);
}

/** Focus moves in, is trapped and returns, and the rest is inert; antd-mobile's dialog does none of it. */
export function ModalBox(props: ModalBoxProps) {
  const {
    role = 'dialog',
    labelledBy,
    describedBy,
    onLeave,
    leavesBeside = false,
    className,
    children,
  } = props;
  const box = useRef<HTMLDivElement>(null);
  useDragDown(box, leavesBeside, onLeave);
  useModal(box, onLeave);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Escape does the same
    <div
      className={[styles.root, className].filter(Boolean).join(' ')}
      onClick={(event) => {
        if (leavesBeside && event.target === event.currentTarget) onLeave();
      }}
    >
      <div
        className={leavesBeside ? `${styles.box} ${styles['box--dragged']}` : styles.box}
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
