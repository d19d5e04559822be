import { useEffect } from 'react';
import type { ApiClient } from '#data/client/apiClient.ts';
import { services } from '#session/services.ts';
import { countView } from './countView.ts';

interface Viewed {
  readonly RecordId: string;
  /** Undefined where the server counts none. */
  readonly PVNumber: number | undefined;
}

/** A collection whose rows count their views. */
interface ViewedCollection {
  update(
    client: ApiClient,
    recordId: string,
    change: { readonly PVNumber: number },
    options: { readonly isAskedFor: false },
  ): Promise<unknown>;
}

/** Adds one view to the number that the server has told on this page; an older number would take views away. */
export function useViewCount(collection: ViewedCollection, row: Viewed | undefined, isFresh: boolean): void {
  const recordId = row?.RecordId;
  const views = row?.PVNumber;
  useEffect(() => {
    if (recordId === undefined || views === undefined || !isFresh) return;
    const add = async () =>
      collection.update(await services().client(), recordId, { PVNumber: views + 1 }, { isAskedFor: false });
    void countView(recordId, add);
  }, [collection, recordId, views, isFresh]);
}
