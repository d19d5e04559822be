import { exhibitionUnits } from './api/seriesCollections.ts';
import { services } from '#session/services.ts';
import { keepUnitRow } from './keepUnit.ts';

/** Brings the row of a unit onto the phone, beside what the visitor does. @throws ApiProblem */
export async function readUnit(unitId: string): Promise<void> {
  const { client, device } = services();
  const found = await exhibitionUnits.rows(await client(), { RecordId: unitId }, { policy: 'background' });
  const row = found.rows[0];
  if (row !== undefined) keepUnitRow(device, row);
}
