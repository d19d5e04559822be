import { browserDatabases } from '#device/storage/appDeviceStore.ts';
import { createDatabase, type Database } from '#device/storage/database.ts';
import { ownNames } from '#device/storage/deviceKeys.ts';
import { laterNames } from '#device/storage/later/laterNames.ts';

/** Some megabytes take longer than a row or two. */
const timeoutMs = 20_000;

let database: Database | undefined;

const open = () =>
  (database ??= createDatabase({ indexedDB: browserDatabases(), name: ownNames.database, timeoutMs }));

const keyOf = (exhibitionId: string) => laterNames.cataloguePrefix + exhibitionId;

/** Undefined where nothing is kept. */
export async function readKeptCatalogue(exhibitionId: string): Promise<ArrayBuffer | undefined> {
  const bytes = await open().get(keyOf(exhibitionId));
  return bytes instanceof ArrayBuffer ? bytes : undefined;
}

/** Where there is no room for it, the next visit reads it again. */
export async function keepCatalogue(exhibitionId: string, bytes: ArrayBuffer): Promise<void> {
  await open().keep(keyOf(exhibitionId), bytes);
}
