import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { waitingTimes } from '../domain/waitingTimes.ts';
import { AppDialog, type AppDialogProps } from './AppDialog.tsx';
import './live.css';

export interface Question {
  readonly title?: string;
  readonly body: string;
  readonly yes: string;
  readonly no: string;
  /** True where yes destroys something: then no has the focus and the strong look. */
  readonly noIsDefault?: boolean;
}

const liveRegionId = 'x-live';
let lastDialog: Promise<unknown> = Promise.resolve();
let hideTimer: ReturnType<typeof setTimeout> | undefined;

function getLiveRegion(): HTMLElement {
  const present = document.getElementById(liveRegionId);
  if (present) return present;
  const region = document.createElement('div');
  region.id = liveRegionId;
  region.className = 'x-hidden';
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  document.body.appendChild(region);
  return region;
}

function say(text: string): HTMLElement {
  const region = getLiveRegion();
  region.textContent = '';
  // The same words twice are a change only if the region was empty in between.
  setTimeout(() => {
    region.textContent = text;
  }, 50);
  return region;
}

function showWordsAlone(region: HTMLElement, ms: number): void {
  region.className = 'x-live--shown';
  clearTimeout(hideTimer);
  hideTimer = setTimeout(() => {
    region.className = 'x-hidden';
  }, ms);
}

/** A passing message: said at once to screen readers, drawn as soon as the drawing part is there; `ms` defaults to 2000. */
export async function showToast(
  text: string,
  { ms = waitingTimes.toastMs }: { ms?: number } = {},
): Promise<void> {
  const region = say(text);
  try {
    const { drawToast } = await import('./drawnToast.tsx');
    drawToast(text, ms);
  } catch {
    // A lost network is the usual reason for a toast, and the same one loses this chunk.
    showWordsAlone(region, ms);
  }
}

/** Draws a dialog above the page until it has its answer, which counts once. */
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

/** One dialog at a time: a second one waits for the answer to the first. */
export function showDialog<T>(draw: (answer: (value: T) => void) => ReactNode): Promise<T> {
  const answer = lastDialog.then(() => openDialog(draw));
  lastDialog = answer;
  return answer;
}

const showQuestion = (dialog: Omit<AppDialogProps, 'onAnswer'>): Promise<boolean> =>
  showDialog<boolean>((onAnswer) => <AppDialog {...dialog} onAnswer={onAnswer} />);

/** Shows exactly `text` until it is dismissed. Resolves then. */
export async function showAlert(text: string, okLabel: string): Promise<void> {
  await showQuestion({ body: text, yes: okLabel });
}

/** True for yes. Esc and the browser's way back are no. */
export function askConfirm({ title, body, yes, no, noIsDefault }: Question): Promise<boolean> {
  return showQuestion({ title, body, yes, no, noIsDefault });
}
