import type { VisitorKey } from '#domain/person/visitorKey.ts';
import { isServerRow } from '#domain/record/serverRow.ts';
import type { SealedBox } from '#device/drafts/sealedBox.ts';
import type { Database } from '#device/storage/database.ts';
import { laterNames } from '#device/storage/later/laterNames.ts';

/**
 * `received` is a card that waits to be saved; `removed` a contact whose removal the server does not know yet. Of an exhibitor's leads
 * `lead` is one that the server does not know yet, `leadRemoved` one that it still has, `leadsRead` what it had last, and `leadMessage` a
 * first message that waits.
 */
export type CardRecordKind =
  | 'contact'
  | 'given'
  | 'own'
  | 'received'
  | 'removed'
  | 'lead'
  | 'leadRemoved'
  | 'leadsRead'
  | 'leadMessage';

/** One sealed record for each contact and each given card, so that two tabs do not overwrite each other's. */
export interface CardRecords {
  list(owner: VisitorKey, kind: CardRecordKind): Promise<readonly unknown[]>;
  /** True when it outlasts the page. */
  put(owner: VisitorKey, kind: CardRecordKind, id: string, value: unknown): Promise<boolean>;
  remove(owner: VisitorKey, kind: CardRecordKind, id: string): Promise<void>;
  /** At which some visitor of this phone has a contact like that. */
  findExhibitionWithContact(isWanted: (contact: unknown) => boolean): Promise<string | undefined>;
  /** At which an exhibitor of this phone has leads that the server does not know. */
  findExhibitionWithLead(): Promise<string | undefined>;
}

export interface CardRecordsSettings {
  readonly database: Database;
  readonly sealedBox: SealedBox | undefined;
}

/** People's mobile numbers and addresses: where nothing can be sealed they live as long as the page. */
export function createCardRecords({ database, sealedBox }: CardRecordsSettings): CardRecords {
  const memory = new Map<string, unknown>();
  const prefixOf = ({ exhibitionId, visitorId }: VisitorKey, kind: CardRecordKind) =>
    `${laterNames.cardPrefix}${exhibitionId}/${visitorId}/${kind}/`;

  async function find(key: string): Promise<unknown> {
    if (memory.has(key)) return memory.get(key);
    const stored = await database.get(key);
    const text = isServerRow(stored) ? await sealedBox?.open(stored['sealed']) : undefined;
    return text === undefined ? undefined : readJson(text);
  }

  const allKeys = async () => [...(await database.keys(laterNames.cardPrefix)), ...Array.from(memory.keys())];

  return {
    async list(owner, kind) {
      const prefix = prefixOf(owner, kind);
      const inMemory = Array.from(memory.keys()).filter((key) => key.indexOf(prefix) === 0);
      const keys = new Set([...(await database.keys(prefix)), ...inMemory]);
      const found = await Promise.all(Array.from(keys, find));
      return found.filter((value) => value !== undefined);
    },
    async put(owner, kind, id, value) {
      const key = prefixOf(owner, kind) + id;
      const sealed = await sealedBox?.seal(JSON.stringify(value));
      if (sealed === undefined) {
        memory.set(key, value);
        return false;
      }
      return database.set(key, { sealed });
    },
    async remove(owner, kind, id) {
      const key = prefixOf(owner, kind) + id;
      memory.delete(key);
      await database.remove(key);
    },
    async findExhibitionWithContact(isWanted) {
      for (const key of await allKeys()) {
        const [, exhibitionId, , kind] = key.split('/');
        if (kind === 'contact' && isWanted(await find(key))) return exhibitionId;
      }
      return undefined;
    },
    async findExhibitionWithLead() {
      const key = (await allKeys()).find((one) => /^lead(Message)?$/.test(one.split('/')[3] ?? ''));
      return key?.split('/')[1];
    },
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
