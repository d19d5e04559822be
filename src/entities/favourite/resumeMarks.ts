import { resumedOnce } from '#sending/onEveryChance.ts';
import { hasOpenMarks } from './markLedgers.ts';
import { sendMarks } from './sendMarks.ts';

export const resumeMarks = resumedOnce(() => {
  if (hasOpenMarks()) void sendMarks();
});
