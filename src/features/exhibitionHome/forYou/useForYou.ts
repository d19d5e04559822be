import { useEffect, useMemo, useState } from 'react';
import { useInterests, useInterestsRead } from '#entities/interest/useInterests.ts';
import { shownFirst, useSuggestions } from '#entities/interest/useSuggestions.ts';
import { useExhibitorPictures } from '#entities/product/useExhibitorPictures.ts';
import { entryKey } from '#entities/search/rules/suggestion.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { type ForYouCard, keepForYou, keptForYou } from './keptForYou.ts';

const wanted = { kinds: ['exhibitor'], people: [], isPart: true } as const;

/** What the page of suggestions shows first of exhibitors; what the phone has kept of it until that is known. Undefined before the first time. */
export function useForYou(): readonly ForYouCard[] | undefined {
  const exhibitionId = useExhibitionId();
  const interests = useInterests();
  const read = useInterestsRead();
  const { state, found, isCurrent } = useSuggestions(interests, wanted);
  const [kept] = useState(() => keptForYou(exhibitionId));
  // Without a network what was found before is better than what goes by a part of the interests.
  const isRead = read === 'read' || (read === 'failed' && kept === undefined);
  const isKnown = isRead && state === 'ready' && isCurrent;
  const suggested = useMemo(
    () => (isKnown ? (found.get('exhibitor') ?? []).slice(0, shownFirst) : []),
    [isKnown, found],
  );
  const rows = useMemo(() => suggested.map(({ entry }) => ({ ExhibitorId: entry.id })), [suggested]);
  const picturesOf = useExhibitorPictures(rows);
  const isWhole = isKnown && rows.every(({ ExhibitorId }) => picturesOf(ExhibitorId) !== undefined);

  const cards = useMemo(() => {
    if (!isWhole) return undefined;
    return suggested.map(({ entry: { id, name, booth, hallId = '', picture } }) => ({
      id,
      name,
      booth,
      hallId,
      logo: picture,
      // One that cannot be read now may have been read before.
      picture: picturesOf(id)?.[0] ?? kept?.find((card) => card.id === id)?.picture ?? '',
    }));
  }, [isWhole, suggested, picturesOf, kept]);

  useEffect(() => {
    if (cards !== undefined) keepForYou(exhibitionId, cards);
  }, [cards, exhibitionId]);

  // Without a directory there is nothing to wait for.
  const last = useLast(cards) ?? kept ?? (state === 'unread' ? [] : undefined);
  return last?.filter(({ id }) => interests.dismissed.indexOf(entryKey({ kind: 'exhibitor', id })) < 0);
}

/** While other interests are weighed, what was shown stays. */
function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
