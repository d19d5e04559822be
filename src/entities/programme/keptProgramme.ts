import { findRunningBuild } from '#device/build/findRunningBuild.ts';
import { browserDatabases } from '#device/storage/appDeviceStore.ts';
import { createDatabase, type Database } from '#device/storage/database.ts';
import { ownNames } from '#device/storage/deviceKeys.ts';
import { laterNames } from '#device/storage/later/laterNames.ts';
import type { Session } from './rules/session.ts';

export interface KeptProgramme {
  readonly sessions: readonly Session[];
  readonly readAtMs: number;
}

let database: Database | undefined;

const open = () => (database ??= createDatabase({ indexedDB: browserDatabases(), name: ownNames.database }));

const keyOf = (exhibitionId: string) => laterNames.programmePrefix + exhibitionId;

/** The programme as this phone has last read it, also after a reload; undefined where nothing is kept. */
export async function readKeptProgramme(exhibitionId: string): Promise<KeptProgramme | undefined> {
  const kept = (await open().get(keyOf(exhibitionId))) as
    | (Partial<KeptProgramme> & { build?: unknown })
    | undefined;
  // Another build may read the sessions differently.
  if (kept?.build !== (findRunningBuild() ?? '') || !Array.isArray(kept.sessions)) return undefined;
  return { sessions: kept.sessions as readonly Session[], readAtMs: Number(kept.readAtMs) };
}

export async function keepProgramme(exhibitionId: string, programme: KeptProgramme): Promise<void> {
  await open().keep(keyOf(exhibitionId), { ...programme, build: findRunningBuild() ?? '' });
}
