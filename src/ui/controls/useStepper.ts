import { type KeyboardEvent, useState } from 'react';
import { holdComposingEnter, isEnter } from './enterKey.ts';
import { announce } from '../overlay/announce.ts';

export interface StepperRange {
  /** Undefined before the first answer. */
  readonly value: number | undefined;
  readonly min: number;
  readonly max: number;
}

export interface StepperOptions extends StepperRange {
  /** Given whole numbers within the limits. */
  readonly onChange: (value: number) => void;
  /** The number was deleted; without it the last one comes back. */
  readonly onClear?: (() => void) | undefined;
  readonly disabled?: boolean;
}

const bigStep = 10;

/** Before the first answer "one more" is one, and "one less" is the least. */
const stepped = (value: number | undefined, by: number): number =>
  value === undefined ? Math.max(0, by) : value + by;

/** The number that a key leads to, perhaps beyond the limits; undefined for a key that leads nowhere. */
function numberForKey(key: string, { value, min, max }: StepperRange): number | undefined {
  const numbers: Readonly<Record<string, number | undefined>> = {
    ArrowUp: stepped(value, 1),
    ArrowDown: stepped(value, -1),
    PageUp: stepped(value, bigStep),
    PageDown: stepped(value, -bigStep),
    Home: min,
    End: max,
  };
  return numbers[key];
}

/** Chinese and Japanese keyboards enter full-width digits; a pasted number has blanks around it. */
const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\s/g, '');

/** A whole number that is changed by steps, by keys and by typing. */
export function useStepper({ value, min, max, onChange, onClear, disabled = false }: StepperOptions) {
  const [typed, setTyped] = useState<string>();

  function change(next: number): number {
    const within = Math.min(max, Math.max(min, next));
    if (within !== value && !disabled) onChange(within);
    return within;
  }
  function step(by: number) {
    setTyped(undefined);
    // The focus is on the button, not on the number.
    announce(String(change(stepped(value, by))));
  }
  function type(text: string) {
    const digits = digitsOf(text);
    if (!/^\d*$/.test(digits)) return;
    // As typed: another text in the field would end what an input method composes.
    setTyped(text);
    const next = Number(digits);
    if (digits === '') onClear?.();
    else if (next >= min && next <= max) change(next);
  }
  function settle() {
    if (typed !== undefined && digitsOf(typed) !== '') change(Number(digitsOf(typed)));
    setTyped(undefined);
  }
  function handleKey(event: KeyboardEvent) {
    holdComposingEnter(event);
    if (isEnter(event)) settle();
    const next = numberForKey(event.key, { value, min, max });
    if (next === undefined) return;
    event.preventDefault();
    setTyped(undefined);
    change(next);
  }
  return { text: typed ?? String(value ?? ''), step, type, settle, handleKey };
}
