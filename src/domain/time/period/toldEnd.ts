import { sinceMidnight } from './readPeriod.ts';

/** An exclusive end of a period of days as it is told: at midnight it is a moment of the day that ends. */
export const toldEnd = (endMs: number): number => (sinceMidnight(endMs) === 0 ? endMs - 1 : endMs);
