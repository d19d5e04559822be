import { useEffect, useState } from 'react';
import { keepTextDraft, readTextDraft, type TextDraftName, textDraftName } from '#device/drafts/textDraft.ts';
import { laterNames } from '#device/storage/later/laterNames.ts';
import type { AddressDraft } from '#entities/address/rules/deliveryAddress.ts';
import { noRegion } from '#entities/address/rules/region.ts';
import type { VisitorKey } from '#domain/person/visitorKey.ts';
import { isServerRow } from '#domain/record/serverRow.ts';

const blank: AddressDraft = {
  ...noRegion,
  name: '',
  phone: '',
  detail: '',
  postalCode: '',
  isDefault: false,
};

function readDraft(name: TextDraftName, start: AddressDraft): AddressDraft {
  try {
    const kept: unknown = JSON.parse(readTextDraft(name) || 'null');
    if (!isServerRow(kept)) return start;
    const merged: Record<string, unknown> = { ...start };
    for (const key of Object.keys(blank))
      if (typeof kept[key] === typeof merged[key]) merged[key] = kept[key];
    return merged as unknown as AddressDraft;
  } catch {
    return start;
  }
}

/** What is typed, kept until the tab is closed or it is saved. */
export function useAddressDraft(owner: VisitorKey, recordId = 'new', start: AddressDraft = blank) {
  const name = textDraftName(laterNames.addressDraftPrefix, owner, recordId);
  const [draft, setDraft] = useState(() => readDraft(name, start));
  const [isTyped, setTyped] = useState(false);
  useEffect(() => {
    if (isTyped) keepTextDraft(name, JSON.stringify(draft));
  }, [name, draft, isTyped]);
  return {
    draft,
    change: (part: Partial<AddressDraft>) => {
      setTyped(true);
      setDraft((before) => ({ ...before, ...part }));
    },
    forget: () => {
      setTyped(false);
      keepTextDraft(name, '');
    },
  };
}
