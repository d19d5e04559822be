import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

const listeners = new Set<() => void>();
let place: HTMLElement | null = null;

/** For the bar at the top: where the screen's action is drawn. */
export function provideBarAction(element: HTMLElement | null): void {
  place = element;
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Draws the screen's one action into the bar at the top. */
export function BarAction({ children }: { readonly children: ReactNode }) {
  const target = useSyncExternalStore(subscribe, () => place);
  return target === null ? null : createPortal(children, target);
}
