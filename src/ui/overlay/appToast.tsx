import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { waitingTimes } from '#domain/time/waitingTimes.ts';
import { announce } from './announce.ts';
import { AppDialog, type AppDialogProps } from './AppDialog.tsx';
import { drawToast, type ToastAction } from './drawToast.ts';
import { beginToast } from './toastLife.ts';

export interface Question {
  readonly title?: string;
  readonly body: string;
  readonly yes: string;
  readonly no: string;
  /** For destructive questions: `no` gets the focus and the primary style. */
  readonly noIsDefault?: boolean;
}

let lastDialog: Promise<unknown> = Promise.resolve();

export interface ToastOptions {
  readonly ms?: number;
  /** The toast explains the navigation that follows, and stays visible after it. */
  readonly outlivesNavigation?: boolean;
  /** A button in the toast, such as to undo what it tells; it ends the toast. */
  readonly action?: ToastAction;
}

/** Announced and drawn. Ends after `ms` (2000 by default, 5000 with an action), with the next toast, or with the next screen. */
export function renderToast(
  text: string,
  {
    action,
    ms = waitingTimes[action ? 'linkToastMs' : 'toastMs'],
    outlivesNavigation = false,
  }: ToastOptions = {},
): void {
  announce(text);
  beginToast({ outlivesNavigation, hide: drawToast(text, ms, action) });
}

function openDialog<T>(draw: (answer: (value: T) => void) => ReactNode): Promise<T> {
  return new Promise((resolve) => {
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    let isAnswered = false;
    const answer = (value: T) => {
      if (isAnswered) return;
      isAnswered = true;
      root.unmount();
      container.remove();
      resolve(value);
    };
    root.render(draw(answer));
  });
}

/** One dialog at a time: a second one waits. */
export function showDialog<T>(draw: (answer: (value: T) => void) => ReactNode): Promise<T> {
  const answer = lastDialog.then(() => openDialog(draw));
  lastDialog = answer;
  return answer;
}

const showQuestion = (dialog: Omit<AppDialogProps, 'onAnswer'>): Promise<boolean> =>
  showDialog<boolean>((onAnswer) => <AppDialog {...dialog} onAnswer={onAnswer} />);

export async function showAlert(text: string, okLabel: string): Promise<void> {
  await showQuestion({ body: text, yes: okLabel });
}

export function askConfirm({ title, body, yes, no, noIsDefault }: Question): Promise<boolean> {
  return showQuestion({ title, body, yes, no, noIsDefault });
}
