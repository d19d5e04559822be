import { isKeptFile, isSameFile, type KeptFile } from '../rules/keptFile.ts';
import { createTaskQueue } from '#device/storage/createTaskQueue.ts';
import type { Database } from '#device/storage/database.ts';
import { laterNames } from '#device/storage/later/laterNames.ts';

type Named = Pick<KeptFile, 'exhibitionId' | 'id'>;

/** Files that the phone keeps: a list without their bytes, and the bytes of each. No call rejects. */
export interface KeptFileStore {
  readonly list: () => Promise<readonly KeptFile[]>;
  readonly bytesOf: (file: Named) => Promise<Blob | undefined>;
  /** False where the browser does not store it. */
  readonly keep: (file: KeptFile, bytes: Blob) => Promise<boolean>;
  readonly remove: (file: Named) => Promise<void>;
}

const listKey = laterNames.filePrefix;
const bytesKey = ({ exhibitionId, id }: Named) => `${laterNames.filePrefix}${exhibitionId}/${id}`;

export function createKeptFileStore(database: Database): KeptFileStore {
  const inTurn = createTaskQueue();

  async function list(): Promise<readonly KeptFile[]> {
    const stored = await database.get(listKey);
    return Array.isArray(stored) ? stored.filter(isKeptFile) : [];
  }

  async function remove(file: Named): Promise<void> {
    const others = (await list()).filter((other) => !isSameFile(other, file));
    await database.remove(bytesKey(file));
    await database.keep(listKey, others);
  }

  return {
    list: () => inTurn(list),
    async bytesOf(file) {
      const bytes = await database.get(bytesKey(file));
      return bytes instanceof Blob ? bytes : undefined;
    },
    keep: (file, bytes) =>
      inTurn(async () => {
        const others = (await list()).filter((other) => !isSameFile(other, file));
        // The list first: bytes that are not in it would never be removed.
        const isKept =
          (await database.keep(listKey, [...others, file])) && (await database.keep(bytesKey(file), bytes));
        if (!isKept) await remove(file);
        return isKept;
      }),
    remove: (file) => inTurn(() => remove(file)),
  };
}
