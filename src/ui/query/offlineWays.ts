import type { ReactNode } from 'react';

let ways: ReactNode;

/** What a screen offers that could not be loaded for want of a network; once, by the app. */
export function provideOfflineWays(given: ReactNode): void {
  ways = given;
}

export const offlineWays = (): ReactNode => ways;
