import { useEffect, useRef } from 'react';
import type { MessageOwner } from '#entities/message/rules/message.ts';
import { type BusinessCard, cardFields, fieldsOf } from '../rules/businessCard.ts';
import { noShowing, noteShown, type Showing } from './noteShown.ts';

/** What a shown code of a card holds: a link of this app, or a card for an address book. */
export type CodeKind = 'link' | 'vcard';

/** Notes that a code of the own card is shown. From the opening of the screen to its end is one showing, whatever comes or is chosen meanwhile. */
export function useNoteShown(owner: MessageOwner, card: BusinessCard, way: CodeKind): void {
  const { exhibitionId, visitorId } = owner;
  const said = fieldsOf(card).join();
  const showing = useRef(Promise.resolve(noShowing));
  useEffect(() => {
    const names = said.split(',');
    const fields = cardFields.filter((field) => names.indexOf(field) >= 0);
    const note = (before: Showing) => noteShown({ exhibitionId, visitorId }, before, { way, fields });
    showing.current = showing.current.then((before) => note(before).catch(() => before));
  }, [exhibitionId, visitorId, said, way]);
}
