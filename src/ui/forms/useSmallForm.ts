import { useState } from 'react';
import type { SummaryLine } from '../page/ErrorSummary.tsx';
import { type Attempt, useAttempt } from './useAttempt.ts';

type Texts = Readonly<Record<string, string>>;

export interface SmallFormSettings<V extends Texts> {
  /** The ids of its controls begin with it. */
  readonly id: string;
  /** What it starts with, in the order of its fields. */
  readonly start: V;
  /** A sentence for each field that is wrong. */
  readonly check: (values: V) => { readonly [K in keyof V]?: string | undefined };
  /** Rejects with the cause of a failure. */
  readonly send: (values: V) => Promise<unknown>;
  /** Shows from the beginning what is wrong. */
  readonly isTried?: boolean;
}

export interface SmallForm<V extends Texts> extends Attempt<unknown> {
  readonly values: V;
  readonly change: (name: keyof V & string, text: string) => void;
  readonly text: (name: keyof V & string) => TextWiring;
  /** For an `ErrorSummary`, which a form of more than a few fields has. */
  readonly lines: readonly SummaryLine[];
  readonly attempt: number;
}

interface TextWiring {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly error: string | undefined;
}

/** A form of our own with a few texts. Errors appear at an attempt and go once corrected; a failure keeps what is typed. */
export function useSmallForm<V extends Texts>(settings: SmallFormSettings<V>): SmallForm<V> {
  const { id, start, check, send, isTried = false } = settings;
  const [values, setValues] = useState(start);
  const [attempt, setAttempt] = useState(0);
  const [tried, setTried] = useState<readonly string[]>(isTried ? Object.keys(start) : []);
  const problems = check(values);
  const names: readonly (keyof V & string)[] = Object.keys(start);
  const wrong = names.filter((name) => problems[name] !== undefined);
  const shown = wrong.filter((name) => tried.includes(name));
  const controlId = (name: string) => `${id}-${name}`;

  const sending = useAttempt<unknown>({
    check() {
      setTried(wrong);
      setAttempt((before) => before + 1);
      return wrong.map(controlId);
    },
    async send() {
      await send(values);
      return undefined;
    },
    failed: (cause) => cause,
  });

  const change = (name: keyof V & string, text: string) =>
    setValues((before) => ({ ...before, [name]: text }));
  return {
    ...sending,
    values,
    change,
    attempt,
    lines: shown.map((name) => ({ targetId: controlId(name), text: problems[name] })),
    text: (name) => ({
      id: controlId(name),
      name,
      value: values[name] ?? '',
      onText: (text) => change(name, text),
      error: shown.includes(name) ? problems[name] : undefined,
    }),
  };
}
