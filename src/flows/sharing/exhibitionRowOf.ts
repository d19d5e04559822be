import type { DeviceState } from '../../device/storage/deviceStore.ts';
import { isServerRow, type ServerRow } from '../../domain/record/serverRow.ts';

/** The row of this exhibition, where the phone has it. */
export function exhibitionRowOf(
  { exhibitionInfo: row }: Pick<DeviceState, 'exhibitionInfo'>,
  exhibitionId: string,
): ServerRow | undefined {
  return isServerRow(row) && row['RecordId'] === exhibitionId ? row : undefined;
}
