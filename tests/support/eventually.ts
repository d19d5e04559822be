import { vi } from 'vitest';

/** Several test files share two cores; what has not come by then will not come. */
export const patienceMs = 20_000;

/** Waits until a check holds. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: patienceMs, interval: 10 });
