import { isFresh } from '../storage/isFresh.ts';
import type { Answers, FieldDefinition } from '#domain/form/formDefinition.ts';
import type { Database } from '../storage/database.ts';
import { createStoredDrafts } from './storedDrafts.ts';
import { type Draft, splitAnswers } from './splitAnswers.ts';
import { createTaskQueue } from '../storage/createTaskQueue.ts';
import type { SafeStorage } from '../storage/safeStorage.ts';
import type { SealedBox } from './sealedBox.ts';
import { lostAnswers, type StoredDraft, storedDraft, withoutOld, draftLifeMs } from './storedDraft.ts';

export interface FoundDraft {
  readonly draft: Draft;
  /** Fields whose answer could not be kept or has expired; `contact` for the identity's. */
  readonly needsRetyping: readonly string[];
}

export interface DraftPlace {
  readonly exhibitionId: string;
  readonly channelId: string;
}

export interface DraftStore {
  /** True when everything that may be kept outlasts the page. `fields` tell which answers are sensitive. */
  save(key: string, draft: Omit<Draft, 'savedAtMs'>, fields: readonly FieldDefinition[]): Promise<boolean>;
  find(key: string): Promise<FoundDraft | undefined>;
  list(): Promise<DraftPlace[]>;
  remove(key: string): Promise<void>;
  removeAll(): Promise<void>;
  /** Removes expired drafts; called once after the app has started. */
  sweep(): Promise<void>;
}

export interface DraftStoreSettings {
  readonly database: Database;
  readonly sealedBox: SealedBox | undefined;
  readonly storage: SafeStorage;
  readonly now: () => number;
}

/** `personId` is a server id, a contact bucket or the anonymous id, never a contact. */
export function draftKey(of: Record<'tenantId' | 'exhibitionId' | 'channelId' | 'personId', string>): string {
  return [of.tenantId, of.exhibitionId, of.channelId, of.personId].map(encodeURIComponent).join('/');
}

function placeOf(key: string): DraftPlace {
  const [, exhibitionId = '', channelId = ''] = key.split('/').map(decodeURIComponent);
  return { exhibitionId, channelId };
}

/** Ordinary answers are kept for 7 days, contacts for 24 hours, document numbers for 2 hours. */
export function createDraftStore({ database, sealedBox, storage, now }: DraftStoreSettings): DraftStore {
  const enqueue = createTaskQueue();
  const drafts = createStoredDrafts(database, storage);
  const secrets = createDraftSecrets(sealedBox, now);

  async function save(key: string, draft: Omit<Draft, 'savedAtMs'>, fields: readonly FieldDefinition[]) {
    const savedAtMs = now();
    const parts = splitAnswers(draft.answers, fields);
    const sealed = await secrets.seal(key, parts.secret, savedAtMs);
    return drafts.write(key, storedDraft({ ...draft, savedAtMs }, parts, sealed));
  }

  async function readFresh(key: string): Promise<StoredDraft | undefined> {
    const found = await drafts.find(key);
    if (!found) return undefined;
    const fresh = withoutOld(found.stored, now());
    if (!fresh) await forget(key);
    else if (fresh !== found.stored && !found.isMirrored) await drafts.shorten(key, fresh);
    return fresh;
  }

  async function find(key: string): Promise<FoundDraft | undefined> {
    const stored = await readFresh(key);
    if (!stored) return undefined;
    const secret = await secrets.find(key, stored.sealed);
    const answers: Answers = { ...stored.plain, ...stored.contact, ...secret };
    const { step, formVersion, correcting, people, savedAtMs, identity } = stored;
    const draft = { answers, identity, step, formVersion, correcting, people, savedAtMs };
    return { draft, needsRetyping: lostAnswers(stored, secret) };
  }

  async function forget(key: string): Promise<void> {
    secrets.forget(key);
    await drafts.remove(key);
  }

  const allKeys = async () => Array.from(new Set([...(await drafts.keys()), ...secrets.keys()]));
  const readAll = async (keys: readonly string[]) => Promise.all(keys.map(readFresh));

  return {
    save: (key, draft, fields) => enqueue(() => save(key, draft, fields)),
    find: (key) => enqueue(() => find(key)),
    list: () =>
      enqueue(async () => {
        const all = await allKeys();
        const fresh = await readAll(all);
        return all.filter((_, at) => fresh[at] !== undefined).map(placeOf);
      }),
    remove: (key) => enqueue(() => forget(key)),
    removeAll: () =>
      enqueue(async () => {
        await drafts.removeAside();
        await Promise.all((await allKeys()).map(forget));
      }),
    sweep: () => enqueue(async () => void (await readAll(await allKeys()))),
  };
}

/** Sensitive answers of drafts: sealed where the phone can, else in memory only. */
function createDraftSecrets(sealedBox: SealedBox | undefined, now: () => number) {
  const inMemory = new Map<string, { readonly secret: Answers; readonly savedAtMs: number }>();
  return {
    /** What to store with the draft; undefined where there is nothing, or the answers stay in memory. */
    async seal(key: string, secret: Answers, savedAtMs: number): Promise<unknown> {
      const isEmpty = Object.keys(secret).length === 0;
      const sealed = isEmpty ? undefined : await sealedBox?.seal(JSON.stringify(secret));
      if (isEmpty || sealed) inMemory.delete(key);
      else inMemory.set(key, { secret, savedAtMs });
      return sealed;
    },
    async find(key: string, sealed: unknown): Promise<Answers> {
      const remembered = inMemory.get(key);
      if (remembered && isFresh(remembered.savedAtMs, draftLifeMs.secret, now())) return remembered.secret;
      inMemory.delete(key);
      const text = sealed === undefined ? undefined : await sealedBox?.open(sealed);
      return text === undefined ? {} : (JSON.parse(text) as Answers);
    },
    forget: (key: string) => inMemory.delete(key),
    keys: () => inMemory.keys(),
  };
}
