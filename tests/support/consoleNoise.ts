import { format } from 'node:util';

/** One call of console.error or console.warn. */
type Noise = { level: 'error' | 'warn'; text: string };

let heard: Noise[] = [];
let expected: (string | RegExp)[] = [];

/** Replaces console.error and console.warn by listeners; called once per test file, before its tests. */
export function listenToConsole(): void {
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...parts: unknown[]) => heard.push({ level, text: format(...parts) });
  }
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
