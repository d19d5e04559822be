import type { DeviceState } from '#device/storage/deviceStore.ts';
import { isServerRow, type ServerRow } from '#domain/record/serverRow.ts';
import { visitStore } from '#session/visit/visit.ts';

/** The row of this exhibition, where the phone has it, or this page while another tab is at another exhibition. */
export function exhibitionRowOf(
  { exhibitionInfo }: Pick<DeviceState, 'exhibitionInfo'>,
  exhibitionId: string,
): ServerRow | undefined {
  return [exhibitionInfo, visitStore.getState().exhibitionRow].find(
    (row): row is ServerRow => isServerRow(row) && row['RecordId'] === exhibitionId,
  );
}
