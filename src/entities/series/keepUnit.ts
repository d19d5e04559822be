import type { DeviceStore } from '#device/storage/deviceStore.ts';
import { isServerRow, readReference } from '#domain/record/serverRow.ts';
import { isSeriesTheme, unitIdOf } from './rules/series.ts';

const idOf = (row: object | undefined) => readReference(row) || undefined;

/**
 * Keeps the unit of the exhibition that is entered, and which child of a series it is; what the phone kept of another one goes.
 * Answers the id of a unit whose row the phone does not have.
 */
export function keepUnit(device: DeviceStore, exhibition: object | undefined): string | undefined {
  const { exhibitionUnitId, childExhibitionId, set } = device.getState();
  const unitId = unitIdOf(exhibition) || undefined;
  const childId = unitId === undefined || isSeriesTheme(exhibition) ? undefined : idOf(exhibition);
  // Written only where it differs: other tabs hear of every write.
  if (exhibitionUnitId !== unitId) set('exhibitionUnitId', unitId);
  if (childExhibitionId !== childId) set('childExhibitionId', childId);
  const expanded = isServerRow(exhibition) ? exhibition['ExhibitionUnitId'] : undefined;
  if (isServerRow(expanded)) keepUnitRow(device, expanded);
  if (idOf(device.getState().exhibitionUnit) === unitId) return undefined;
  set('exhibitionUnit', undefined);
  return unitId;
}

/** The row of the unit in use; one of another unit, which comes late, is not kept. */
export function keepUnitRow(device: DeviceStore, row: object): void {
  const { exhibitionUnitId, set } = device.getState();
  if (exhibitionUnitId !== undefined && idOf(row) === exhibitionUnitId) set('exhibitionUnit', row);
}
