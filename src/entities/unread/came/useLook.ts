import { useEffect, useSyncExternalStore } from 'react';
import { laterNames } from '#device/storage/later/laterNames.ts';
import { createVisitorLists } from '#session/acting/visitorLists.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { isLook, type Look, withOpened } from '../rules/look.ts';

/** One entry of each visitor at each exhibition. */
const looks = createVisitorLists({ prefix: laterNames.newsLookPrefix, isEntry: isLook, most: 1 });

/** Undefined until the first look was noted: where the changes are only counted, it is not. */
export function useKnownLook(): Look | undefined {
  const { list, subscribe } = looks(useExhibitionId());
  return useSyncExternalStore(subscribe, list)[0];
}

export interface LookState {
  /** Undefined until the first look was noted, with the first picture of the page. */
  readonly look: Look | undefined;
  readonly open: (ids: readonly string[]) => void;
  /** All that has come until now is known. @param newestMs of what is shown, by the server's clock */
  readonly readAll: (newestMs: number) => void;
}

/** What this visitor has looked at on this phone. What was there before the first look is not new. */
export function useLook(): LookState {
  const exhibitionId = useExhibitionId();
  const { change } = looks(exhibitionId);
  const look = useKnownLook();
  const isFirst = look === undefined;
  useEffect(() => {
    if (isFirst) change((before) => (before.length > 0 ? before : [{ sinceMs: fairNowMs(), opened: [] }]));
  }, [isFirst, change]);
  return {
    look,
    open: (ids) => change((before) => before.map((one) => withOpened(one, ids))),
    readAll: (newestMs) => change(() => [{ sinceMs: Math.max(fairNowMs(), newestMs), opened: [] }]),
  };
}
