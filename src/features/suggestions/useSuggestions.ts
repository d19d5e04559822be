import { startTransition, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Interests, Suggestion } from '#entities/search/rules/suggestion.ts';
import type { SearchKind } from '#domain/matching/catalogueEntry.ts';
import { useSuggestedPeople } from '#entities/card/open/useSuggestedPeople.ts';
import { catalogueView, openCatalogue } from '#entities/search/openCatalogue.ts';
import { openCatalogueHost } from '#entities/search/openCatalogueHost.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';

export const suggestedKinds = ['exhibitor', 'product', 'person', 'conference'] as const;
export type SuggestedKind = (typeof suggestedKinds)[number];

type Found = ReadonlyMap<SearchKind, readonly Suggestion[]>;

export interface Suggestions {
  /** `unread`: the directory is not on the phone, as it could not be read, or the line is slow or metered. */
  readonly state: 'reading' | 'ready' | 'unread';
  readonly found: Found;
  readonly load: () => void;
}

const mostSuggestions = 30;
const nothing: Found = new Map();

/**
 * What of the directory fits. What is dismissed while the screen is open does not change the order of what is shown: it counts
 * from the next time on.
 */
export function useSuggestions(interests: Interests): Suggestions {
  const exhibitionId = useExhibitionId();
  const { exhibitionId: opened, state, readAtMs } = useStore(catalogueView);
  const [dismissed] = useState(interests.dismissed);
  const { favourites, seen, words } = interests;
  const people = useSuggestedPeople();
  const [found, setFound] = useState<Found>();
  const isKnown = opened === exhibitionId && (state === 'whole' || readAtMs > 0);
  // A directory that is read again can have others.
  const knownAtMs = isKnown ? readAtMs : undefined;

  useEffect(() => {
    const open = () => openCatalogue(exhibitionId);
    open();
    window.addEventListener('online', open);
    return () => window.removeEventListener('online', open);
  }, [exhibitionId]);

  useEffect(() => {
    if (knownAtMs === undefined) return undefined;
    let isCurrent = true;
    void openCatalogueHost()
      .then((host) =>
        host.suggest(
          {
            interests: { favourites, seen, dismissed, words },
            kinds: suggestedKinds,
            limit: mostSuggestions,
          },
          people,
        ),
      )
      .catch(() => nothing)
      .then((suggested) => {
        // Rows of four kinds are drawn in slices: at the same moment they would hold up a tap.
        if (isCurrent) startTransition(() => setFound(suggested));
      });
    return () => {
      isCurrent = false;
    };
  }, [knownAtMs, favourites, seen, dismissed, words, people]);

  const load = () => openCatalogue(exhibitionId, true);
  if (isKnown && found !== undefined) return { state: 'ready', found, load };
  const isUnread = opened === exhibitionId && state === 'partial';
  return { state: isUnread ? 'unread' : 'reading', found: nothing, load };
}
