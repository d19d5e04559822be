import type { Page } from '@playwright/test';

/** Counted by the page, whose own timers are late on a busy machine: what it planned before for this time has happened. */
export const letPass = (page: Page, ms: number): Promise<void> =>
  page.evaluate(
    (timeMs) => new Promise<void>((done) => setTimeout(() => requestAnimationFrame(() => done()), timeMs)),
    ms,
  );

/** A screen scrolls to its top 200 ms after it has come, which would move a button under a tap. */
export const untilAtTop = (page: Page): Promise<void> => letPass(page, 300);
