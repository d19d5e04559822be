import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { TextPair } from '#domain/form/formDefinition.ts';
import { isBooth, type MessageOwner, type Partner } from '../message/rules/message.ts';
import { cardData, cardKey, loadCards } from './cardData.ts';
import { openPersonQuery } from './open/openPeopleQueries.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';

const unknown: TextPair = { zh: '', en: '' };

/** How a visitor is called who has not written yet: as on their card, or as they let others see them. */
export function useVisitorName(owner: MessageOwner, { kind, id }: Partner, isNeeded: boolean): TextPair {
  const { exhibitionId, visitorId } = owner;
  const isAsked = isNeeded && kind === 'visitor' && !isBooth(owner);
  const contacts = useStore(cardData, (all) => all[cardKey({ exhibitionId, visitorId })]?.contacts);
  const contact = isAsked ? contacts?.find((one) => one.visitorId === id) : undefined;
  useEffect(() => {
    if (isAsked) loadCards({ exhibitionId, visitorId }).catch(() => undefined);
  }, [isAsked, exhibitionId, visitorId]);
  const { data } = useServerQuery({
    ...openPersonQuery({ exhibitionId, visitorId: id }),
    enabled: isAsked && contacts !== undefined && contact === undefined,
  });
  if (contact !== undefined) return { zh: contact.texts.name, en: contact.english.name };
  return isAsked ? (data?.name ?? unknown) : unknown;
}
