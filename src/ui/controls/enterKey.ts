import type { KeyboardEvent } from 'react';

/**
 * Whether the key belongs to an input method, which takes or drops a word by it. Safari reports the key after the composition has
 * ended, and says so by the key code alone.
 */
export function isComposing(event: KeyboardEvent | KeyboardEvent['nativeEvent']): boolean {
  const pressed = 'nativeEvent' in event ? event.nativeEvent : event;
  return pressed.isComposing || pressed.keyCode === 229;
}

/** Enter, unless it takes a word of an input method. */
export const isEnter = (event: KeyboardEvent): boolean => event.key === 'Enter' && !isComposing(event);

/** Keeps the Enter that takes a word of an input method from submitting the form around the field. */
export function holdComposingEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
}
