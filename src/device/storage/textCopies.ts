import { createDatabase } from './database.ts';
import { createTaskQueue } from './createTaskQueue.ts';
import { deviceKeyNames, deviceKeys, ownNames } from './deviceKeys.ts';
import { openSealedBox } from '../drafts/sealedBox.ts';

export interface TextCopiesSettings {
  readonly indexedDB: IDBFactory | undefined;
  readonly texts: Map<string, string>;
  readonly onErased: () => void;
  readonly timeoutMs: number;
}

export interface TextCopies {
  readonly read: () => Promise<boolean>;
  /** Writes or removes this text in the database, in the order of the calls. */
  readonly follow: (name: string) => void;
  readonly expectErasure: () => void;
  /** False once a text was kept in memory only. */
  readonly isLasting: () => boolean;
}

const prefix = ownNames.storageCopyPrefix;

/** Texts that are not personal, and the vouchers, which the database stores in full anyway; not sealed. */
const openNames = new Set<string>([
  ...deviceKeyNames.filter((key) => !deviceKeys[key].personal).map((key) => deviceKeys[key].name),
  ownNames.voucherMirror,
]);

/** A lease restored after a crash would only delay the next send. */
const isForPage = (name: string) => name.startsWith(ownNames.sendLeasePrefix);

/** One record each in IndexedDB. Personal texts are sealed, or not stored where sealing is impossible. */
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
    // The key was deleted with the database.
    enqueue(async () => (sealedBox = openSealedBox(database))).catch(() => undefined);
    for (const name of Array.from(texts.keys())) follow(name);
  }

  function follow(name: string): void {
    if (!isForPage(name)) enqueue(() => copy(name)).catch(() => undefined);
  }

  async function copy(name: string): Promise<void> {
    const text = texts.get(name);
    const kept = text === undefined || openNames.has(name) ? text : await (await sealedBox)?.seal(text);
    // Changed while it was being sealed: a later task has the newer text.
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
