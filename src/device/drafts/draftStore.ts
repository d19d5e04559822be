import type { Answers, FieldDefinition } from '../../domain/form/formDefinition.ts';
import { isFresh } from '../storage/isFresh.ts';
import type { Database } from '../storage/database.ts';
import { createDraftMirror } from './draftMirror.ts';
import { type Draft, splitAnswers } from './splitAnswers.ts';
import { createTaskQueue } from '../storage/createTaskQueue.ts';
import type { SafeStorage } from '../storage/safeStorage.ts';
import type { SealedBox } from './sealedBox.ts';
import { draftLifeMs, isNewerDraft, isStoredDraft, type StoredDraft, withoutOld } from './storedDraft.ts';

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

const prefix = 'draft/';
const asidePrefix = 'draft.bak/';

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
  const mirror = createDraftMirror(storage);
  const secretsInMemory = new Map<string, { readonly secret: Answers; readonly savedAtMs: number }>();

  async function save(key: string, draft: Omit<Draft, 'savedAtMs'>, fields: readonly FieldDefinition[]) {
    const savedAtMs = now();
    const { plain, contact, secret } = splitAnswers(draft.answers, fields);
    const secretKeys = Object.keys(secret);
    const sealed = secretKeys.length > 0 ? await sealedBox?.seal(JSON.stringify(secret)) : undefined;
    if (secretKeys.length > 0 && !sealed) secretsInMemory.set(key, { secret, savedAtMs });
    else secretsInMemory.delete(key);
    const stored: StoredDraft = {
      version: 1,
      savedAtMs,
      step: draft.step,
      formVersion: draft.formVersion,
      ...(draft.correcting !== undefined && { correcting: draft.correcting }),
      ...(draft.people !== undefined && { people: draft.people }),
      identity: draft.identity,
      plain,
      contact,
      ...(sealed && { sealed }),
      contactKeys: [...Object.keys(contact), ...(draft.identity.contact ? ['contact'] : [])],
      secretKeys,
    };
    const isLasting = await database.set(prefix + key, stored);
    if (!isLasting) return mirror.write(key, stored);
    mirror.remove(key);
    return true;
  }

  async function readFresh(key: string): Promise<StoredDraft | undefined> {
    const inDatabase = await readDatabase(key);
    const inMirror = mirror.find(key);
    const isMirrorNewer = inMirror && inMirror.savedAtMs > (inDatabase?.savedAtMs ?? -1);
    const stored = isMirrorNewer ? inMirror : inDatabase;
    if (!stored) return undefined;
    const fresh = withoutOld(stored, now());
    if (!fresh) await forget(key);
    else if (fresh !== stored && !isMirrorNewer) await database.set(prefix + key, fresh);
    return fresh;
  }

  async function readDatabase(key: string): Promise<StoredDraft | undefined> {
    const value = await database.get(prefix + key);
    if (value === undefined || isStoredDraft(value)) return value;
    // Written by a newer version of the app: keep it for that version.
    if (isNewerDraft(value)) await database.set(asidePrefix + key, value);
    await database.remove(prefix + key);
    return undefined;
  }

  async function find(key: string): Promise<FoundDraft | undefined> {
    const stored = await readFresh(key);
    if (!stored) return undefined;
    const secret = await findSecrets(key, stored);
    const answers: Answers = { ...stored.plain, ...stored.contact, ...secret };
    const { step, formVersion, correcting, people, savedAtMs, identity } = stored;
    const needsRetyping = [
      ...stored.contactKeys.filter((name) =>
        name === 'contact' ? !identity.contact : stored.contact[name] === undefined,
      ),
      ...stored.secretKeys.filter((name) => secret[name] === undefined),
    ];
    return { draft: { answers, identity, step, formVersion, correcting, people, savedAtMs }, needsRetyping };
  }

  async function findSecrets(key: string, stored: StoredDraft): Promise<Answers> {
    const remembered = secretsInMemory.get(key);
    if (remembered && isFresh(remembered.savedAtMs, draftLifeMs.secret, now())) return remembered.secret;
    secretsInMemory.delete(key);
    const text = stored.sealed === undefined ? undefined : await sealedBox?.open(stored.sealed);
    return text === undefined ? {} : (JSON.parse(text) as Answers);
  }

  async function forget(key: string): Promise<void> {
    secretsInMemory.delete(key);
    mirror.remove(key);
    await database.remove(prefix + key);
  }

  async function allKeys(): Promise<string[]> {
    const stored = (await database.keys(prefix)).map((key) => key.slice(prefix.length));
    return Array.from(new Set([...stored, ...mirror.keys(), ...secretsInMemory.keys()]));
  }

  return {
    save: (key, draft, fields) => enqueue(() => save(key, draft, fields)),
    find: (key) => enqueue(() => find(key)),
    list: () =>
      enqueue(async () => {
        const all = await allKeys();
        const fresh = await Promise.all(all.map(readFresh));
        return all.filter((_, at) => fresh[at] !== undefined).map(placeOf);
      }),
    remove: (key) => enqueue(() => forget(key)),
    removeAll: () =>
      enqueue(async () => {
        const aside = await database.keys(asidePrefix);
        await Promise.all(aside.map((key) => database.remove(key)));
        await Promise.all((await allKeys()).map(forget));
      }),
    sweep: () =>
      enqueue(async () => {
        await Promise.all((await allKeys()).map(readFresh));
      }),
  };
}
