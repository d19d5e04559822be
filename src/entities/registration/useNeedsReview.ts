import { useDevice } from '#device/storage/useDevice.ts';
import { readFlag, readReference } from '#domain/record/serverRow.ts';

/** Whether this exhibition's organiser looks at every registration; false while its record is not there. */
export function useNeedsReview(exhibitionId: string): boolean {
  return useDevice(({ exhibitionInfo }) => {
    const row = { ...exhibitionInfo } as Record<string, unknown>;
    return readReference(row['RecordId']) === exhibitionId && readFlag(row['SignUpNeedsReview']);
  });
}
