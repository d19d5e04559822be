import { useEffect } from 'react';
import { useStore } from 'zustand';
import { contactEntry } from '#entities/card/rules/contactEntry.ts';
import { cardData, cardKey, loadCards } from '#entities/card/cardData.ts';
import { useOwnVisitorId } from '#session/acting/useOwnVisitorId.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { notePeople } from '../openCatalogue.ts';
import { openCatalogueHost } from '../openCatalogueHost.ts';

/** Lets the search find the people this visitor has met: out of this phone’s card case. No server is asked. */
export function useSearchedContacts(): void {
  const exhibitionId = useExhibitionId();
  const visitorId = useOwnVisitorId() ?? '';
  const contacts = useStore(cardData, (all) => all[cardKey({ exhibitionId, visitorId })]?.contacts);

  useEffect(() => {
    const look = () => {
      if (visitorId !== '' && document.visibilityState === 'visible')
        loadCards({ exhibitionId, visitorId }).catch(() => undefined);
    };
    look();
    // Another tab may have changed them.
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [exhibitionId, visitorId]);

  useEffect(() => {
    const people = visitorId === '' ? [] : (contacts ?? []).map(contactEntry);
    openCatalogueHost()
      .then((host) => host.setPeople(people))
      .then(() => notePeople(exhibitionId))
      .catch(() => undefined);
  }, [exhibitionId, visitorId, contacts]);
}
