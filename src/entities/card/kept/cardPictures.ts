import type { VisitorKey } from '#domain/person/visitorKey.ts';
import { isServerRow } from '#domain/record/serverRow.ts';
import type { SealedBox } from '#device/drafts/sealedBox.ts';
import type { Database } from '#device/storage/database.ts';
import { laterNames } from '#device/storage/later/laterNames.ts';

/** `page`: it lives as long as the page, because nothing can be sealed here. `full`: it was not kept. */
export type PictureOutcome = 'kept' | 'page' | 'full';

/** The pictures of paper cards: one for each contact, sealed. */
export interface CardPictures {
  put(owner: VisitorKey, id: string, picture: Blob): Promise<PictureOutcome>;
  find(owner: VisitorKey, id: string): Promise<Blob | undefined>;
  remove(owner: VisitorKey, id: string): Promise<void>;
  /** Replaces the picture of `to`, if there is one of `from`. */
  move(owner: VisitorKey, from: string, to: string): Promise<void>;
  findExhibition(): Promise<string | undefined>;
}

export interface CardPicturesSettings {
  readonly database: Database;
  readonly sealedBox: SealedBox | undefined;
  readonly storage?: Pick<StorageManager, 'estimate'> | undefined;
}

/** Bytes reserved for drafts and registrations. */
const spareBytes = 20 * 1024 * 1024;
const prefix = laterNames.cardPicturePrefix;
const keyOf = ({ exhibitionId, visitorId }: VisitorKey, id: string) =>
  `${prefix}${exhibitionId}/${visitorId}/${id}`;

export function createCardPictures({ database, sealedBox, storage }: CardPicturesSettings): CardPictures {
  const memory = new Map<string, Blob>();

  async function hasRoom(bytes: number): Promise<boolean> {
    try {
      const { quota, usage = 0 } = (await storage?.estimate()) ?? {};
      return quota === undefined || quota - usage - bytes > spareBytes;
    } catch {
      return true;
    }
  }

  async function put(owner: VisitorKey, id: string, picture: Blob): Promise<PictureOutcome> {
    const key = keyOf(owner, id);
    if (sealedBox === undefined) {
      memory.set(key, picture);
      return 'page';
    }
    if (!(await hasRoom(picture.size))) return 'full';
    const sealed = await sealedBox.sealBytes(new Uint8Array(await picture.arrayBuffer()));
    if (sealed === undefined) return 'full';
    return (await database.keep(key, { type: picture.type, sealed })) ? 'kept' : 'full';
  }

  async function find(owner: VisitorKey, id: string): Promise<Blob | undefined> {
    const key = keyOf(owner, id);
    const present = memory.get(key);
    if (present !== undefined) return present;
    const stored = await database.get(key);
    if (!isServerRow(stored)) return undefined;
    const bytes = await sealedBox?.openBytes(stored['sealed']);
    return bytes && new Blob([bytes], { type: String(stored['type']) });
  }

  async function remove(owner: VisitorKey, id: string): Promise<void> {
    memory.delete(keyOf(owner, id));
    await database.remove(keyOf(owner, id));
  }

  return {
    put,
    find,
    remove,
    async move(owner, from, to) {
      const picture = await find(owner, from);
      if (picture === undefined) return;
      if ((await put(owner, to, picture)) !== 'full') await remove(owner, from);
    },
    async findExhibition() {
      const keys = [...(await database.keys(prefix)), ...Array.from(memory.keys())];
      return keys[0]?.split('/')[1];
    },
  };
}
