import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadChunk } from '../../chunks/loadChunk.ts';
import { waitingTimes } from '../../domain/time/waitingTimes.ts';
import { announce } from './announce.ts';
import { AppDialog, type AppDialogProps } from './AppDialog.tsx';
import { placeToast } from './placeToast.ts';
import { beginToast } from './toastLife.ts';
import styles from './live.module.css';

export interface Question {
  readonly title?: string;
  readonly body: string;
  readonly yes: string;
  readonly no: string;
  /** For destructive questions: `no` gets the focus and the primary style. */
  readonly noIsDefault?: boolean;
}

let lastDialog: Promise<unknown> = Promise.resolve();

/** Without the library: plain text, which was announced already. */
function showWordsAlone(text: string, ms: number): () => void {
  const box = document.createElement('div');
  box.className = styles['root--shown'] ?? '';
  box.setAttribute('aria-hidden', 'true');
  box.textContent = text;
  document.body.appendChild(box);
  placeToast(box);
  const hide = () => box.remove();
  setTimeout(hide, ms);
  return hide;
}

export interface ToastOptions {
  readonly ms?: number;
  /** The toast explains the navigation that follows, and stays visible after it. */
  readonly outlivesNavigation?: boolean;
}

/**
 * Announced, and drawn once the library has loaded. Ends after `ms` (2000 by default), with the next toast, or with
 * the next screen.
 */
export async function renderToast(
  text: string,
  { ms = waitingTimes.toastMs, outlivesNavigation = false }: ToastOptions = {},
): Promise<void> {
  announce(text);
  const life = beginToast(outlivesNavigation);
  try {
    const { drawToast } = await loadChunk(() => import('./drawToast.tsx'));
    if (!life.isOver) life.hide = drawToast(text, ms);
  } catch {
    // A lost network is the usual reason for a toast, and then this chunk fails to load too.
    if (!life.isOver) life.hide = showWordsAlone(text, ms);
  }
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
