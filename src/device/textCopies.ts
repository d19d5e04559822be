import { createDatabase } from './database.ts';
import { createTaskQueue } from './createTaskQueue.ts';
import { deviceKeyNames, deviceKeys, ownNames } from './deviceKeys.ts';
import { openSealedBox } from './sealedBox.ts';

export interface TextCopiesSettings {
  readonly indexedDB: IDBFactory | undefined;
  /** The texts of this page; a copy follows each change of them. */
  readonly texts: Map<string, string>;
  /** Another tab has deleted the database, as a logout does. */
  readonly onErased: () => void;
  /** How long opening the database, or any single step, may hang. */
  readonly timeoutMs: number;
}

export interface TextCopies {
  /** Fills the texts from the database; false where it keeps nothing. */
  readonly read: () => Promise<boolean>;
  /** Writes the text of this name into the database, or removes it there; after what was asked for before. */
  readonly follow: (name: string) => void;
  /** This page itself deletes the database now. */
  readonly expectErasure: () => void;
  /** False as soon as something could only be kept for this page. */
  readonly isLasting: () => boolean;
}

const prefix = ownNames.storageCopyPrefix;

/** What lies open in localStorage and tells about no person, and the passes, which the database has in full anyway. */
const openNames = new Set<string>([
  ...deviceKeyNames.filter((key) => !deviceKeys[key].personal).map((key) => deviceKeys[key].name),
  ownNames.voucherMirror,
]);

/** A lock of this page's tab: one that came back after a kill would only hold up the next send. */
const isForPage = (name: string) => name.startsWith(ownNames.sendLeasePrefix);

/** Copies of texts in IndexedDB, one record each. Personal ones are sealed, or not kept where the phone cannot seal. */
export function createTextCopies({ texts, onErased, ...settings }: TextCopiesSettings): TextCopies {
  const enqueue = createTaskQueue();
  let erasesItself = false;
  const database = createDatabase({ ...settings, name: ownNames.database, onDeleted });
  let sealedBox = openSealedBox(database);

  function onDeleted(): void {
    if (!erasesItself) {
      texts.clear();
      return onErased();
    }
    erasesItself = false;
    // The key has gone with the database, and so may have what was written since the page asked for the deletion.
    enqueue(async () => (sealedBox = openSealedBox(database))).catch(() => undefined);
    for (const name of Array.from(texts.keys())) follow(name);
  }

  function follow(name: string): void {
    if (!isForPage(name)) enqueue(() => copy(name)).catch(() => undefined);
  }

  async function copy(name: string): Promise<void> {
    const text = texts.get(name);
    const kept = text === undefined || openNames.has(name) ? text : await (await sealedBox)?.seal(text);
    // Changed or removed while it was being sealed: a later turn has the newer text.
    if (texts.get(name) !== text) return;
    if (kept === undefined) await database.remove(prefix + name);
    else await database.set(prefix + name, kept);
  }

  async function read(): Promise<boolean> {
    const box = await sealedBox;
    for (const key of await database.keys(prefix)) {
      const kept = await database.get(key);
      const text = typeof kept === 'string' ? kept : await box?.open(kept);
      if (text !== undefined) texts.set(key.slice(prefix.length), text);
    }
    return database.isLasting();
  }

  return {
    read,
    follow,
    expectErasure() {
      erasesItself = true;
    },
    isLasting: () => database.isLasting(),
  };
}
