import { fairNowMs } from '#session/clock/fairClock.ts';

const hourMs = 3_600_000;

/** The beginning of this hour: posts close with an hour, at midnight, so that nothing is computed again within one. */
export const clockHour = (): number => Math.floor(fairNowMs() / hourMs) * hourMs;
