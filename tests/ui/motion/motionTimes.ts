import type { Sources } from '#tests/architecture/sources.ts';

/** The longest that anything may move before a page is at rest. */
const longestMs = 260;

const declared = /(?:animation|transition)(?:-duration|-delay)?\s*:\s*([^;}]+)/g;
const time = /(?<![\w.#-])(\d*\.?\d+)(ms|s)\b/g;
const scripted = /\bduration:\s*(\d+)/g;

/** Milliseconds of each part of a declaration, its delay included. What says that a page waits turns until it does not. */
function timesOf(value: string): number[] {
  return value
    .replace(/\([^)]*\)/g, '')
    .split(',')
    .filter((part) => !/\binfinite\b/.test(part))
    .map((part) =>
      Array.from(part.matchAll(time)).reduce(
        (sum, [, n, unit]) => sum + Number(n) * (unit === 's' ? 1000 : 1),
        0,
      ),
    );
}

/** The declarations of style sheets, and the animations of scripts, that take longer than `longestMs`: "path: value". */
export function longMotions(sources: Sources): string[] {
  const found: string[] = [];
  for (const [path, source] of Object.entries(sources)) {
    for (const [text, value = ''] of path.endsWith('.css') ? source.matchAll(declared) : [])
      if (timesOf(value).some((ms) => ms > longestMs)) found.push(`${path}: ${text.trim()}`);
    for (const [text, ms] of path.endsWith('.css') ? [] : source.matchAll(scripted))
      if (Number(ms) > longestMs) found.push(`${path}: ${text}`);
  }
  return found;
}
