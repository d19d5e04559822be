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
  /** An organiser has taken it off its page. What a phone remembers of before does not say so. */
  readonly isHidden?: boolean;
  /** Undefined where the server counts none. */
  readonly views: number | undefined;
}

/** Of each collection. */
const mostShown = 8;

/**
 * Those that no organiser has hidden, that have begun and are not over, each once, and the first of each collection. What the phone
 * remembers may have ended since.
 */
export function runningAdverts(adverts: readonly Advert[], nowMs: FairMs): readonly Advert[] {
  const ids = new Set<string>();
  const counts = { own: 0, cloud: 0 };
  return adverts.filter(({ id, isCloud, isHidden, picture, start, end }) => {
    if (isHidden === true || picture === '' || ids.has(id)) return false;
    if (periodState(start, end, nowMs).state !== 'open') return false;
    ids.add(id);
    counts[isCloud ? 'cloud' : 'own'] += 1;
    return counts[isCloud ? 'cloud' : 'own'] <= mostShown;
  });
}
