import { isFresh } from '#device/storage/isFresh.ts';
import type { Database } from '#device/storage/database.ts';
import { ownNames } from '#device/storage/deviceKeys.ts';
import type { SealedBox } from '#device/drafts/sealedBox.ts';
import { draftLifeMs } from '#device/drafts/storedDraft.ts';

/** Sealed slices of files that are being uploaded, so that the upload can resume after the page was killed. */
export interface UploadBytes {
  /**
   * Replaces what is stored under the name. `slice` returns the bytes from 0 on; an empty answer ends early. False,
   * and nothing is kept, where there is no room or sealing is impossible.
   */
  write(upload: string, slices: number, slice: ReadSlice): Promise<boolean>;
  read(upload: string): Promise<readonly ArrayBuffer[] | undefined>;
  /** Removes an upload, or all uploads of a form by the form's name. */
  remove(upload: string): Promise<void>;
  sweep(): Promise<void>;
}

export type ReadSlice = (index: number) => Promise<Uint8Array<ArrayBuffer> | undefined>;

export interface UploadBytesSettings {
  readonly database: Database;
  readonly sealedBox: SealedBox | undefined;
  readonly now: () => number;
  readonly storage?: Pick<StorageManager, 'estimate'> | undefined;
}

/** Of all forms together; a slice has at most 1 MB. */
const maxSlices = 32;
/** Bytes reserved for drafts and registrations. */
const spareBytes = 20 * 1024 * 1024;
const prefix = ownNames.uploadBytesPrefix;

interface SliceKey {
  readonly key: string;
  readonly savedAtMs: number;
  readonly index: number;
}

/** The time is in the key, so that sweeping reads no bytes. */
const keyOf = (upload: string, savedAtMs: number, index: number) =>
  `${prefix}${upload}/${savedAtMs}/${index}`;

function parseKey(key: string): SliceKey {
  const [index, savedAtMs] = key.split('/').reverse();
  return { key, savedAtMs: Number(savedAtMs), index: Number(index) };
}

export function createUploadBytes({ database, sealedBox, now, storage }: UploadBytesSettings): UploadBytes {
  const removeAll = async (keys: readonly string[]) => {
    await Promise.all(keys.map((key) => database.remove(key)));
  };
  const isOld = ({ savedAtMs }: SliceKey) => !isFresh(savedAtMs, draftLifeMs.secret, now());

  async function hasRoom(slices: number): Promise<boolean> {
    const kept = await database.keys(prefix);
    if (kept.length + slices > maxSlices) return false;
    try {
      const { quota, usage = 0 } = (await storage?.estimate()) ?? {};
      return quota === undefined || quota - usage > spareBytes;
    } catch {
      return true;
    }
  }

  async function remove(upload: string): Promise<void> {
    await removeAll(await database.keys(`${prefix}${upload}/`));
  }

  return {
    async write(upload, slices, slice) {
      await remove(upload);
      if (sealedBox === undefined || !(await hasRoom(slices))) return false;
      const savedAtMs = now();
      for (let index = 0; index < slices; index += 1) {
        const bytes = await slice(index);
        const sealed = bytes && (await sealedBox.sealBytes(bytes));
        if (sealed === undefined || !(await database.keep(keyOf(upload, savedAtMs, index), sealed))) {
          await remove(upload);
          return false;
        }
      }
      return true;
    },
    async read(upload) {
      const found = (await database.keys(`${prefix}${upload}/`)).map(parseKey);
      if (found.length === 0 || found.some(isOld)) return undefined;
      const inOrder = found.sort((one, other) => one.index - other.index);
      const slices = await Promise.all(
        inOrder.map(async ({ key }, at) =>
          inOrder[at]?.index === at ? sealedBox?.openBytes(await database.get(key)) : undefined,
        ),
      );
      const whole = slices.filter((bytes) => bytes !== undefined);
      return whole.length === slices.length ? whole : undefined;
    },
    remove,
    async sweep() {
      const old = (await database.keys(prefix)).map(parseKey).filter(isOld);
      await removeAll(old.map(({ key }) => key));
    },
  };
}
