import { expect, it } from 'vitest';
import type { FairMs, PhoneMs } from '#domain/time/clocks.ts';

it('a moment of the phone’s clock is none of the fair’s, unless it is made a plain number', () => {
  const atFair = (timeMs: FairMs) => timeMs;
  const now: PhoneMs = 1_000;
  // @ts-expect-error: two clocks
  expect(atFair(now)).toBe(1_000);
  expect(atFair(now - 1)).toBe(999);
});
