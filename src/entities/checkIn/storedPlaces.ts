import { appStorage } from '#device/storage/appDeviceStore.ts';
import { ownNames } from '#device/storage/deviceKeys.ts';
import { isServerRow, type ServerRow } from '#domain/record/serverRow.ts';

const nameOf = (exhibitionId: string) => ownNames.checkInPlacesPrefix + exhibitionId;

/** The rows of an exhibition's places as they were last answered; undefined where they never were. */
export function readStoredPlaces(exhibitionId: string): readonly ServerRow[] | undefined {
  const text = appStorage().read(nameOf(exhibitionId));
  if (text === undefined) return undefined;
  try {
    const rows: unknown = JSON.parse(text);
    return Array.isArray(rows) ? rows.filter(isServerRow) : undefined;
  } catch {
    return undefined;
  }
}

export function storePlaces(exhibitionId: string, rows: readonly ServerRow[]): void {
  appStorage().write(nameOf(exhibitionId), JSON.stringify(rows));
}
