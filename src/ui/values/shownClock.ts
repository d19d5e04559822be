import type { FairMs } from '#domain/time/clocks.ts';

let clock = (): FairMs => Date.now();

/** By which clock the parts of the interface compare the server's times; once, by the app. */
export function provideShownClock(given: () => FairMs): void {
  clock = given;
}

export const shownNowMs = (): FairMs => clock();
