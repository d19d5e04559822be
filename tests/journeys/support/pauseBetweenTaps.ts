import type { Page } from '@playwright/test';
import { waitingTimes } from '#domain/time/waitingTimes.ts';

/** Another tap on the same button, before this has passed, is taken for a double tap. */
export const pauseBetweenTaps = (page: Page): Promise<void> =>
  page.waitForTimeout(waitingTimes.clickDebounceMs);
