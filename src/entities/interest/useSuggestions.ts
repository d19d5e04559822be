import { startTransition, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { whenAtRest } from '#device/timers/whenAtRest.ts';
import type { CatalogueEntry, SearchKind } from '#domain/matching/catalogueEntry.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { catalogueView, dayMs, freshMs, openCatalogue } from '../search/openCatalogue.ts';
import { openCatalogueHost } from '../search/openCatalogueHost.ts';
import type { Interests, Suggestion } from '../search/rules/suggestion.ts';

type Found = ReadonlyMap<SearchKind, readonly Suggestion[]>;

export interface Suggestions {
  /** `unread`: the directory is not on the phone, as it could not be read, or the line is slow or metered. */
  readonly state: 'reading' | 'ready' | 'unread';
  readonly found: Found;
  /** Whether `found` goes by the interests of this rendering. */
  readonly isCurrent: boolean;
  readonly load: () => void;
}

export interface SuggestionsWanted {
  readonly kinds: readonly SearchKind[];
  /** Who can be suggested; in no directory. */
  readonly people: readonly CatalogueEntry[];
  /** A part of a page, which comes after the page, and goes by a directory that the phone has read within the last day. */
  readonly isPart?: boolean;
}

/** So many of a kind are shown before the visitor asks for more. */
export const shownFirst = 6;

const mostSuggestions = 30;
const nothing: Found = new Map();

/**
 * What of the directory fits. What is dismissed while the screen is open does not change the order of what is shown: it counts
 * from the next time on.
 * @param wanted its lists are the same objects from rendering to rendering
 */
export function useSuggestions(interests: Interests, wanted: SuggestionsWanted): Suggestions {
  const exhibitionId = useExhibitionId();
  const { exhibitionId: opened, state, readAtMs } = useStore(catalogueView);
  const [dismissed] = useState(interests.dismissed);
  const { favourites, seen, words } = interests;
  const { kinds, people, isPart = false } = wanted;
  const [answer, setAnswer] = useState<{ readonly found: Found; readonly words: Interests['words'] }>();
  const isKnown = opened === exhibitionId && (state === 'whole' || readAtMs > 0);
  // A directory that is read again can have others.
  const knownAtMs = isKnown ? readAtMs : undefined;

  useOpenCatalogue(isPart);

  useEffect(() => {
    if (knownAtMs === undefined) return undefined;
    let isCurrent = true;
    void openCatalogueHost()
      .then((host) =>
        host.suggest(
          {
            interests: { favourites, seen, dismissed, words },
            kinds,
            limit: mostSuggestions,
          },
          people,
        ),
      )
      .catch(() => nothing)
      .then((suggested) => {
        // Rows of four kinds are drawn in slices: at the same moment they would hold up a tap.
        if (isCurrent) startTransition(() => setAnswer({ found: suggested, words }));
      });
    return () => {
      isCurrent = false;
    };
  }, [knownAtMs, favourites, seen, dismissed, words, kinds, people]);

  const load = () => openCatalogue(exhibitionId, true);
  if (isKnown && answer !== undefined)
    return { state: 'ready', found: answer.found, isCurrent: answer.words === words, load };
  const isUnread = opened === exhibitionId && state === 'partial';
  return { state: isUnread ? 'unread' : 'reading', found: nothing, isCurrent: false, load };
}

function useOpenCatalogue(isPart: boolean): void {
  const exhibitionId = useExhibitionId();
  useEffect(() => {
    const open = () => openCatalogue(exhibitionId, false, isPart ? dayMs : freshMs);
    const forget = isPart ? whenAtRest(open) : open();
    window.addEventListener('online', open);
    return () => {
      forget?.();
      window.removeEventListener('online', open);
    };
  }, [exhibitionId, isPart]);
}
