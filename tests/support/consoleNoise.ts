import { format } from 'node:util';

/** One call of console.error or console.warn. */
type Noise = { level: 'error' | 'warn'; text: string };

let heard: Noise[] = [];
let expected: (string | RegExp)[] = [];

interface JsdomWindow {
  readonly jsdom?: {
    readonly virtualConsole: {
      removeAllListeners(event: 'jsdomError'): void;
      on(event: 'jsdomError', listener: (error: Error & { readonly type?: string }) => void): void;
    };
  };
}

/**
 * Replaces console.error and console.warn by listeners, and hears what goes around them: what jsdom has not implemented,
 * and an emitter with too many listeners. Called once per test file, before its tests; returns how it ends.
 */
export function listenToConsole(): () => void {
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...parts: unknown[]) => heard.push({ level, text: format(...parts) });
  }
  // It writes to the console of the process, which no test sees.
  const page = (globalThis as JsdomWindow).jsdom?.virtualConsole;
  page?.removeAllListeners('jsdomError');
  page?.on('jsdomError', ({ type, message, cause }) => {
    const text = type === 'unhandled-exception' ? format(cause) : message;
    heard.push({ level: 'error', text: `jsdom: ${text}` });
  });
  const onWarning = ({ name, message }: Error) => {
    if (name === 'MaxListenersExceededWarning') heard.push({ level: 'warn', text: `${name}: ${message}` });
  };
  process.on('warning', onWarning);
  return () => process.off('warning', onWarning);
}

/**
 * Says that the running test will cause a console.error or console.warn with this text in it.
 * It fails when nothing of the kind was heard, as it fails on every other noise.
 */
export function expectWarning(text: string | RegExp): void {
  expected.push(text);
}

/** What went wrong with the console since the last call, one line each; forgets everything heard. */
export function takeNoiseProblems(): string[] {
  const matches = (noise: Noise, pattern: string | RegExp) =>
    typeof pattern === 'string' ? noise.text.includes(pattern) : pattern.test(noise.text);
  const unexpected = heard.filter((noise) => !expected.some((pattern) => matches(noise, pattern)));
  const missing = expected.filter((pattern) => !heard.some((noise) => matches(noise, pattern)));
  heard = [];
  expected = [];
  return [
    ...unexpected.map(({ level, text }) => `console.${level}: ${text}`),
    ...missing.map((pattern) => `expected on the console, but not heard: ${String(pattern)}`),
  ];
}
