import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { markedOf } from '#entities/favourite/rules/markLedger.ts';
import { marksQuery } from '#entities/favourite/marksQuery.ts';
import { useLedger } from '#entities/favourite/useMark.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';

/** The exhibitors that a visitor has saved. @param visitorId '' of a phone without a login, which has none */
export function useSavedIds(visitorId: string) {
  const exhibitionId = useExhibitionId();
  const { data, error } = useServerQuery({
    ...marksQuery({ exhibitionId, visitorId }, 'favourites'),
    enabled: visitorId !== '',
  });
  const ledger = useLedger();
  const ids = ledger === undefined ? [] : markedOf(ledger, 'exhibitor').map(({ id }) => id);
  return { ids, isWaiting: data === undefined && error === null };
}
