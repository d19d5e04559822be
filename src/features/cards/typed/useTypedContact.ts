import { useEffect, useState } from 'react';
import { keepTextDraft, readTextDraft, type TextDraftName, textDraftName } from '#device/drafts/textDraft.ts';
import { laterNames } from '#device/storage/later/laterNames.ts';
import { isServerRow } from '#domain/record/serverRow.ts';
import { cardFields } from '#entities/card/rules/businessCard.ts';
import { asNotUsed } from '#entities/card/rules/formats/cardReading.ts';
import { asOwnCard } from '#entities/card/rules/ownCard.ts';
import type { MessageOwner } from '#entities/message/rules/message.ts';
import type { FilledForm } from '../rules/filledForm.ts';

/** What is typed, and what a card has filled in, is kept until the tab is closed or it is saved. */
export function useTypedContact(owner: MessageOwner) {
  const name = textDraftName(laterNames.contactDraftPrefix, owner, 'new');
  const [form, change] = useState<FilledForm>(() => readDraft(name));
  useEffect(() => {
    const { texts, fromCard, unused } = form;
    const isBlank = cardFields.every((field) => texts[field] === '') && unused.length === 0;
    keepTextDraft(name, isBlank ? '' : JSON.stringify({ typed: texts, fromCard, unused }));
  }, [name, form]);
  return { form, change, forget: () => keepTextDraft(name, '') };
}

function readDraft(name: TextDraftName): FilledForm {
  let kept: unknown = null;
  try {
    kept = JSON.parse(readTextDraft(name) || 'null');
  } catch {
    // It begins empty.
  }
  const row = isServerRow(kept) ? kept : {};
  const textsIn = (key: string) => asOwnCard({ typed: row[key] }).typed;
  return { texts: textsIn('typed'), fromCard: textsIn('fromCard'), unused: asNotUsed(row['unused']) };
}
