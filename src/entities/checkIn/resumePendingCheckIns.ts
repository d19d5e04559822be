import { resumedOnce } from '#sending/onEveryChance.ts';
import { sendCheckIns } from './checkInQueue.ts';
import { hasWaitingCheckIns } from './localCheckIns.ts';

export const resumePendingCheckIns = resumedOnce((chance) => {
  const mayTry = chance !== 'timer' || navigator.onLine;
  if (mayTry && hasWaitingCheckIns()) void sendCheckIns();
});
