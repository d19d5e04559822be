import { useEffect } from 'react';
import { exhibitingInfo } from '../../../api/exhibitor/exhibitorCollections.ts';
import { countView } from '../../../flows/favourites/countView.ts';
import { services } from '../../../flows/session/services.ts';

interface Viewed {
  readonly RecordId: string;
  /** Undefined where the server counts none. */
  readonly PVNumber: number | undefined;
}

/** Adds one view to the number that the server has told on this page; an older number would take views away. */
export function useViewCount(row: Viewed | undefined, isFresh: boolean): void {
  const recordId = row?.RecordId;
  const views = row?.PVNumber;
  useEffect(() => {
    if (recordId === undefined || views === undefined || !isFresh) return;
    const add = async () => {
      const client = await services().client();
      await exhibitingInfo.update(client, recordId, { PVNumber: views + 1 }, { isAskedFor: false });
    };
    void countView(recordId, add);
  }, [recordId, views, isFresh]);
}
