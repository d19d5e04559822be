import { useEffect, useState } from 'react';
import { keepTextDraft, readTextDraft, type TextDraftName, textDraftName } from '#device/drafts/textDraft.ts';
import { laterNames } from '#device/storage/later/laterNames.ts';
import { asOwnCard, type OwnCard } from '#entities/card/rules/ownCard.ts';
import type { MessageOwner } from '#entities/message/rules/message.ts';

/** What the visitor decides; what is registered is not theirs to edit here. */
export type EditedCard = Pick<OwnCard, 'chosen' | 'typed' | 'english'>;

/** What is typed is kept until the tab is closed or it is saved. */
export function useEditedCard(owner: MessageOwner, own: OwnCard) {
  const name = textDraftName(laterNames.contactDraftPrefix, owner, 'own');
  const [changed, setChanged] = useState(() => readDraft(name));
  const { chosen, typed, english } = own;
  const edited: EditedCard = changed ?? { chosen, typed, english };
  useEffect(() => {
    if (changed !== undefined) keepTextDraft(name, JSON.stringify(changed));
  }, [name, changed]);
  return {
    edited,
    change: (part: Partial<EditedCard>) =>
      setChanged((before) => ({ ...(before ?? { chosen, typed, english }), ...part })),
    forget: () => keepTextDraft(name, ''),
  };
}

function readDraft(name: TextDraftName): EditedCard | undefined {
  try {
    const text = readTextDraft(name);
    if (text === '') return undefined;
    const { chosen, typed, english } = asOwnCard(JSON.parse(text));
    return { chosen, typed, english };
  } catch {
    return undefined;
  }
}
