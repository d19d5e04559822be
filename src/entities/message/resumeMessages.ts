import { resumedOnce } from '#sending/onEveryChance.ts';
import { sendMessages } from './messageQueue.ts';

export const resumeMessages = resumedOnce(() => void sendMessages());
