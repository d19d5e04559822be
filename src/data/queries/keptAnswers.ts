import { findRunningBuild } from '#device/build/findRunningBuild.ts';
import { browserDatabases } from '#device/storage/appDeviceStore.ts';
import { createTaskQueue } from '#device/storage/createTaskQueue.ts';
import { createDatabase, type Database } from '#device/storage/database.ts';
import { ownNames } from '#device/storage/deviceKeys.ts';
import { type KeptNote, withNote } from '#domain/record/keptNotes.ts';

/** Which answer, of which exhibition: each exhibition has room for as many. */
export interface KeptPlace {
  readonly exhibitionId: string;
  /** Of the collection and what was asked of it. */
  readonly name: string;
}

export interface KeptAnswer {
  readonly answer: unknown;
  readonly readAtMs: number;
}

let database: Database | undefined;
const inTurn = createTaskQueue();

const open = () => (database ??= createDatabase({ indexedDB: browserDatabases(), name: ownNames.database }));

const keyOf = ({ exhibitionId, name }: KeptPlace) => `${ownNames.answerPrefix}${exhibitionId}/${name}`;
const listKeyOf = ({ exhibitionId }: KeptPlace) => ownNames.answerPrefix + exhibitionId;

async function notesOf(place: KeptPlace): Promise<readonly KeptNote[]> {
  const notes = await open().get(listKeyOf(place));
  return Array.isArray(notes) ? (notes as readonly KeptNote[]) : [];
}

/** An answer of public rows as this phone has last read it, also after a reload; undefined where none is kept. */
export async function readKeptAnswer(place: KeptPlace): Promise<KeptAnswer | undefined> {
  const kept = (await open().get(keyOf(place))) as (Partial<KeptAnswer> & { build?: unknown }) | undefined;
  // Another build may read the rows differently.
  if (kept?.build !== (findRunningBuild() ?? '') || kept.answer === undefined) return undefined;
  return { answer: kept.answer, readAtMs: Number(kept.readAtMs) };
}

/** Never personal rows. The oldest make room; what cannot be kept is read again by the next visit. */
export function keepAnswer(place: KeptPlace, { answer, readAtMs }: KeptAnswer): Promise<void> {
  return inTurn(async () => {
    const { notes, gone } = withNote(await notesOf(place), {
      name: place.name,
      size: JSON.stringify(answer).length,
    });
    // The list first: a row that is not in it would never be removed.
    if (!(await open().keep(listKeyOf(place), notes))) return;
    for (const name of gone) await open().remove(keyOf({ ...place, name }));
    if (gone.indexOf(place.name) >= 0) return;
    await open().keep(keyOf(place), { answer, readAtMs, build: findRunningBuild() ?? '' });
  });
}

/** The server has no such row any more. */
export const forgetAnswer = (place: KeptPlace): Promise<void> => inTurn(() => open().remove(keyOf(place)));
