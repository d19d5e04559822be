import type { VisitorKey } from '#domain/person/visitorKey.ts';
import { useEffect, useState } from 'react';
import { keepTextDraft, readTextDraft, type TextDraftName, textDraftName } from '#device/drafts/textDraft.ts';
import { laterNames } from '#device/storage/later/laterNames.ts';
import { type DeliveryKind, deliveryKinds } from '#entities/order/rules/order.ts';
import { isServerRow, readLine } from '#domain/record/serverRow.ts';

export interface CheckoutDraft {
  readonly delivery: DeliveryKind;
  /** '' for the usual one. */
  readonly addressId: string;
  readonly note: string;
  /** Of the addresses that were there when the order was looked at last. */
  readonly knownAddressIds?: readonly string[] | undefined;
}

const blank: CheckoutDraft = { delivery: 'courier', addressId: '', note: '' };

function readDraft(name: TextDraftName): CheckoutDraft {
  try {
    const kept: unknown = JSON.parse(readTextDraft(name) || 'null');
    if (!isServerRow(kept)) return blank;
    const delivery = deliveryKinds.find((kind) => kind === kept['delivery']) ?? 'courier';
    return {
      delivery,
      addressId: readLine(kept['addressId']),
      note: typeof kept['note'] === 'string' ? kept['note'] : '',
      ...(Array.isArray(kept['knownAddressIds']) && {
        knownAddressIds: kept['knownAddressIds'].map(readLine),
      }),
    };
  } catch {
    return blank;
  }
}

/** What is chosen and typed, kept until the tab is closed or it is ordered. */
export function useCheckoutDraft(owner: VisitorKey) {
  const name = textDraftName(laterNames.orderDraftPrefix, owner, '');
  const [draft, setDraft] = useState(() => readDraft(name));
  useEffect(() => keepTextDraft(name, JSON.stringify(draft)), [name, draft]);
  return {
    draft,
    change: (part: Partial<CheckoutDraft>) => setDraft((before) => ({ ...before, ...part })),
    forget: () => keepTextDraft(name, ''),
  };
}
