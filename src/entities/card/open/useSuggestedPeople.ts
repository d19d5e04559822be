import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { personEntry } from '../rules/openPerson.ts';
import type { CatalogueEntry } from '#domain/matching/catalogueEntry.ts';
import { useBlocked } from '#entities/message/partner/blockedPartners.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useOwnVisitorId } from '#session/acting/useOwnVisitorId.ts';
import { cardData, cardKey, loadCards } from '../cardData.ts';
import { openPeopleQuery } from './openPeopleQueries.ts';

/** Who can be suggested to this visitor: without the visitor, those whose cards they have, and those they have blocked. */
export function useSuggestedPeople(): readonly CatalogueEntry[] {
  const exhibitionId = useExhibitionId();
  const visitorId = useOwnVisitorId() ?? '';
  const owner = useMemo(() => ({ exhibitionId, visitorId }), [exhibitionId, visitorId]);
  const { data } = useServerQuery({ ...openPeopleQuery(exhibitionId), enabled: visitorId !== '' });
  const contacts = useStore(cardData, (all) => all[cardKey(owner)]?.contacts);
  const blocked = useBlocked(owner);
  useEffect(() => {
    if (owner.visitorId !== '') loadCards(owner).catch(() => undefined);
  }, [owner]);
  return useMemo(() => {
    if (visitorId === '' || data === undefined) return [];
    const known = new Set([visitorId, ...(contacts ?? []).map((contact) => contact.visitorId)]);
    for (const { kind, id } of blocked) if (kind === 'visitor') known.add(id);
    return data.filter((person) => !known.has(person.visitorId)).map(personEntry);
  }, [visitorId, data, contacts, blocked]);
}
