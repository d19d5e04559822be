import { useTypeChoices } from '../useTypeChoices.ts';
import { createTableQueue } from './tableQueue.ts';
import { useStore } from 'zustand';
import { useDeferredValue, useMemo, useRef, useEffect, useState } from 'react';
import { goodsCodes } from '#entities/product/api/productCollections.ts';
import type { FormDefinition } from '#domain/form/formDefinition.ts';
import { useAutosave } from '#flows/rowForm/useAutosave.ts';
import { type RowAddress, type RowStart, saveRowDraft } from '#flows/rowForm/rowDraft.ts';
import { onEveryChance } from '#sending/onEveryChance.ts';
import { focusControl } from '#ui/page/ErrorSummary.tsx';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import type { OwnProduct } from '../productQueries.ts';
import { newProductFlags } from '#features/exhibitorCenter/rules/productAnswers.ts';
import type { CategoryChoice } from '#features/exhibitorCenter/rules/forms/productForm.ts';
import { type ProductTable, readProductTable } from '#features/exhibitorCenter/rules/table/productTable.ts';
import { tableColumnNames } from '#features/exhibitorCenter/rules/table/tableColumnNames.ts';

export interface PasteTableProps {
  readonly booth: BoothKey;
  readonly address: RowAddress;
  readonly start: RowStart;
  readonly infoId: string;
  readonly products: readonly OwnProduct[];
  readonly categories: readonly CategoryChoice[];
}

const textKey = 'table';
/** The same at each render. */
const noTypes: readonly never[] = [];
const form: FormDefinition = {
  version: '1',
  provenBy: 'mobileOrEmail',
  fields: [{ key: textKey, type: 'longText', label: { zh: '', en: '' }, required: false }],
};

/** What is left in the box once the right rows have been taken out of it. */
function wrongLines(table: Extract<ProductTable, { kind: 'table' }>): string {
  const wrong = table.products.filter(({ problems }) => problems.length > 0);
  return wrong.length === 0 ? '' : [table.header, ...wrong.map(({ raw }) => raw)].join('\n');
}

/** The text in the box, what was understood of it, and the queue into which its right rows go. */
export function usePastedTable({ booth, address, start, infoId, products, categories }: PasteTableProps) {
  const kept = start.draft?.draft.answers[textKey];
  const [text, setText] = useState(typeof kept === 'string' ? kept : '');
  const [isRefused, setIsRefused] = useState(false);
  const isAdding = useRef(false);
  const autosave = useAutosave(() => saveRowDraft(address, { [textKey]: text }, form));
  const { queue, view } = useTableQueue(booth);
  const types = useTypeChoices(booth.exhibitionId) ?? noTypes;
  const read = useDeferredValue(text);
  const table = useMemo(() => {
    const waiting = (view.rows ?? []).map(({ name, number }) => ({
      ProductName: name,
      ProductNumber: number,
    }));
    const present = [...products, ...waiting];
    return readProductTable(read, { names: tableColumnNames, categories, types, products: present });
  }, [read, categories, types, products, view.rows]);
  const right = table.kind === 'table' ? table.products.filter(({ problems }) => problems.length === 0) : [];

  function write(next: string) {
    setText(next);
    setIsRefused(false);
    autosave();
  }

  async function addAll() {
    setIsRefused(right.length === 0);
    if (table.kind !== 'table' || right.length === 0) return focusControl('paste');
    // A ref: another tap can come while the rows are written to the phone.
    if (isAdding.current) return;
    isAdding.current = true;
    const more = {
      ...goodsCodes,
      ...newProductFlags(true),
      ...(infoId !== '' && { ExhibitorExhibitionInfoId: infoId }),
    };
    const left = wrongLines(table);
    try {
      await queue.add(right.map(({ record }) => ({ ...record, ...more })));
      write(left);
      await saveRowDraft(address, { [textKey]: left }, form);
    } finally {
      isAdding.current = false;
    }
    void queue.run();
  }

  return { text, table, right, isRefused, queue, view, write, addAll };
}

/** What was pasted and waits; it goes on while its page is open. */
function useTableQueue(booth: BoothKey) {
  const [queue] = useState(() => createTableQueue(booth));
  const view = useStore(queue.store);
  useEffect(() => onEveryChance(() => void queue.run()), [queue]);
  return { queue, view };
}
