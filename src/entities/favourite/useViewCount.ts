import { useEffect } from 'react';
import { services } from '#session/services.ts';
import { addView, type ViewedCollection } from './api/addView.ts';
import { countView } from './countView.ts';

interface Viewed {
  readonly RecordId: string;
  /** Undefined where the server counts none. */
  readonly PVNumber: number | undefined;
}

/** Adds one view to the number that the server has told on this page. */
export function useViewCount(collection: ViewedCollection, row: Viewed | undefined, isFresh: boolean): void {
  const recordId = row?.RecordId;
  const views = row?.PVNumber;
  useEffect(() => {
    if (recordId === undefined || views === undefined || !isFresh) return;
    const add = async () => addView(await services().client(), collection, recordId, views);
    void countView(recordId, add);
  }, [collection, recordId, views, isFresh]);
}
