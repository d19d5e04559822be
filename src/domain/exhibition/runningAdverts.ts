import type { FairMs } from '../time/clocks.ts';
import { periodState } from './periodState.ts';

export interface Advert {
  readonly id: string;
  readonly isCloud: boolean;
  readonly picture: string;
  readonly link: string;
  readonly title: { readonly zh: string; readonly en: string };
  /** As the server writes times; '' where nothing limits it. */
  readonly start: string;
  readonly end: string;
  /** Undefined where the server counts none. */
  readonly views: number | undefined;
}

/** Those that have begun and are not over, each once. What the phone remembers may have ended since. */
export function runningAdverts(adverts: readonly Advert[], nowMs: FairMs): readonly Advert[] {
  const ids = new Set<string>();
  return adverts.filter(({ id, picture, start, end }) => {
    const isShown = picture !== '' && !ids.has(id) && periodState(start, end, nowMs).state === 'open';
    if (isShown) ids.add(id);
    return isShown;
  });
}
