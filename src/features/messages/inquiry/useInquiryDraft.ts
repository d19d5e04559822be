import { useEffect, useState } from 'react';
import { keepTextDraft, readTextDraft, type TextDraftName, textDraftName } from '#device/drafts/textDraft.ts';
import { laterNames } from '#device/storage/later/laterNames.ts';
import type { EnquiryKind, MessageOwner } from '#entities/message/rules/message.ts';
import { isServerRow, readFlag } from '#domain/record/serverRow.ts';

export interface InquiryValues {
  readonly quantity: string;
  readonly wishDate: string;
  readonly note: string;
  readonly address: string;
  /** A contact is given only by a tick. */
  readonly givesMobile: boolean;
  readonly givesEmail: boolean;
}

const blank: InquiryValues = {
  quantity: '',
  wishDate: '',
  note: '',
  address: '',
  givesMobile: false,
  givesEmail: false,
};

/** What is typed, kept until the tab is closed or it is sent. */
export function useInquiryDraft(owner: MessageOwner, productId: string, kind: EnquiryKind) {
  const name = textDraftName(laterNames.conversationPrefix, owner, `${kind}/${productId}`);
  const [values, setValues] = useState(() => readDraft(name));
  useEffect(() => keepTextDraft(name, JSON.stringify(values)), [name, values]);
  return {
    values,
    change: (part: Partial<InquiryValues>) => setValues((before) => ({ ...before, ...part })),
    forget: () => keepTextDraft(name, ''),
  };
}

function readDraft(name: TextDraftName): InquiryValues {
  try {
    const kept: unknown = JSON.parse(readTextDraft(name) || 'null');
    if (!isServerRow(kept)) return blank;
    const text = (key: keyof InquiryValues) => (typeof kept[key] === 'string' ? kept[key] : '');
    return {
      quantity: text('quantity'),
      wishDate: text('wishDate'),
      note: text('note'),
      address: text('address'),
      givesMobile: readFlag(kept['givesMobile']),
      givesEmail: readFlag(kept['givesEmail']),
    };
  } catch {
    return blank;
  }
}
