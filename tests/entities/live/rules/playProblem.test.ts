import { describe, expect, it } from 'vitest';
import {
  nextPlayRetryMs,
  type PlayProblem,
  problemOfStatus,
  readMediaBeginning,
} from '#entities/live/rules/playProblem.ts';

const delays = (kind: 'live' | 'recording', problem: PlayProblem, most = 60) =>
  Array.from({ length: most }, (_, tries) => nextPlayRetryMs({ kind, problem, tries })).filter(
    (delay) => delay !== undefined,
  );

describe('a stream that does not play', () => {
  it.each(['notFound', 'unreachable', 'serverError', 'slow', 'stalled'] as const)(
    'is tried again at longer and longer intervals for some ten minutes while it is live (%s)',
    (problem) => {
      const waits = delays('live', problem);
      expect(waits.slice(0, 6)).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
      expect(waits.reduce((sum, wait) => sum + wait, 0) / 60_000).toBeCloseTo(9.75, 1);
    },
  );

  it.each([
    ['a recording that is not there', 'recording', 'notFound', [1_000]],
    ['a recording that cannot be reached', 'recording', 'unreachable', [1_000, 3_000]],
    ['a recording whose server fails', 'recording', 'serverError', [1_000, 3_000]],
    ['a recording that stalls', 'recording', 'stalled', [1_000, 3_000]],
    ['a recording that never begins', 'recording', 'slow', [1_000]],
    ['a live that its server refuses', 'live', 'refused', [1_000]],
    ['a live that is no video', 'live', 'notVideo', [1_000]],
    ['a live without a network', 'live', 'offline', []],
    ['what the phone cannot play', 'recording', 'unsupported', [1_000]],
    ['a live that the phone cannot play', 'live', 'unsupported', [1_000]],
  ] as const)('%s is tried again, and then the visitor is asked', (_, kind, problem, waits) => {
    expect(delays(kind, problem)).toEqual(waits);
  });

  it.each([
    [404, 'notFound'],
    [410, 'notFound'],
    [403, 'refused'],
    [451, 'refused'],
    [429, 'serverError'],
    [503, 'serverError'],
  ] as const)('of status %s is called %s', (status, problem) => {
    expect(problemOfStatus(status)).toBe(problem);
  });
});

describe('what is at the address of a stream', () => {
  const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  it.each([
    ['#EXTM3U\n#EXT-X-VERSION:7', 'playlist'],
    ['\u00EF\u00BB\u00BF#EXTM3U\n', 'playlist'],
    ['\u0000\u0000\u0000\u0018ftypisom', 'film'],
    ['\u001A\u0045\u00DF\u00A3\u0001', 'film'],
    ['<!doctype html>', 'other'],
    ['{"message":"gone"}', 'other'],
    ['', 'other'],
  ] as const)('is told by its first bytes: %j is a %s', (text, beginning) => {
    expect(readMediaBeginning(bytesOf(text))).toBe(beginning);
  });
});
