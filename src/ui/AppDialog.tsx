import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { Button } from './Button.tsx';
import './dialog.css';

export interface AppDialogProps {
  readonly title?: string | undefined;
  readonly body: string;
  readonly yes: string;
  /** Without it there is nothing to decide: the dialog only tells. */
  readonly no?: string | undefined;
  /** The safe answer is the one that has the focus and the strong look. */
  readonly noIsDefault?: boolean | undefined;
  /** Called once; Esc and the browser's way back count as no. */
  readonly onAnswer: (yes: boolean) => void;
}

function moveWithin(box: HTMLElement | null, event: KeyboardEvent): void {
  const buttons = Array.from(box?.querySelectorAll('button') ?? []);
  const here = buttons.findIndex((button) => button === document.activeElement);
  const next = event.shiftKey ? here - 1 : here + 1;
  event.preventDefault();
  buttons[(next + buttons.length) % buttons.length]?.focus();
}

/** A modal question or message. Focus goes in, stays in and returns; antd-mobile's dialog does none of it. */
export function AppDialog({ title, body, yes, no, noIsDefault = false, onAnswer }: AppDialogProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);

  const leave = useEffectEvent(() => onAnswer(false));
  const keepInside = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onAnswer(false);
    if (event.key === 'Tab') moveWithin(box.current, event);
  });

  useEffect(() => {
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

  const noKind = noIsDefault ? 'primary' : 'secondary';
  const yesKind = noIsDefault ? 'secondary' : 'primary';
  return (
    <div className="x-dialog">
      <div
        className="x-dialog__box"
        ref={box}
        role={no === undefined ? 'alertdialog' : 'dialog'}
        aria-modal="true"
        aria-labelledby={title === undefined ? `${id}-body` : `${id}-title`}
        aria-describedby={title === undefined ? undefined : `${id}-body`}
      >
        {title !== undefined && (
          <h2 className="x-dialog__title" id={`${id}-title`}>
            {title}
          </h2>
        )}
        <p className="x-dialog__body" id={`${id}-body`}>
          {body}
        </p>
        <Button kind={yesKind} data-default={noIsDefault ? undefined : true} onClick={() => onAnswer(true)}>
          {yes}
        </Button>
        {no !== undefined && (
          <Button kind={noKind} data-default={noIsDefault ? true : undefined} onClick={() => onAnswer(false)}>
            {no}
          </Button>
        )}
      </div>
    </div>
  );
}
