import { resumedOnce } from '#sending/onEveryChance.ts';
import { sendAttendances } from './sendAttendances.ts';

export const resumeAttendances = resumedOnce(() => void sendAttendances());
