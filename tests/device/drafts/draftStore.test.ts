import { describe, expect, it } from 'vitest';
import { getAnonymousId } from '#device/identity/getAnonymousId.ts';
import { createDraftStore, draftKey } from '#device/drafts/draftStore.ts';
import type { Draft } from '#device/drafts/splitAnswers.ts';
import { openSealedBox } from '#device/drafts/sealedBox.ts';
import type { FieldDefinition } from '#domain/form/formDefinition.ts';
import { createFakePhone, createMissingDatabase, dumpDatabase } from '../fakePhone.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const documentNumber = '11010519491231002X';

const field = (key: string, type: FieldDefinition['type']): FieldDefinition => ({
  key,
  type,
  label: { zh: key, en: key },
  required: false,
});
const fields = [
  field('Job', 'text'),
  field('Interests', 'multipleChoice'),
  field('Mob', 'mobile'),
  field('Email', 'email'),
  field('Document', 'idDocument'),
  field('Photo', 'photo'),
];
const typed: Omit<Draft, 'savedAtMs'> = {
  answers: {
    Job: '采购经理',
    Interests: ['tea', 'silk'],
    Mob: '13800000000',
    Email: 'guest@fair.example',
    Document: { type: 'mainlandId', number: documentNumber },
  },
  identity: { name: '金丝雀', company: '示例贸易', contact: '13800000000' },
  step: 'answers',
  formVersion: '1',
};
const key = draftKey({ tenantId: 'sys', exhibitionId: 'open1', channelId: 'visitor1', personId: 'p1' });

/** A phone with a database and, where asked, a sealed box; `reload` opens the store as the next page would. */
async function openDraftStore({ withBox = true, withDatabase = true } = {}) {
  const phone = createFakePhone();
  const reload = async () => {
    const database = withDatabase ? phone.openDatabase() : createMissingDatabase();
    const sealedBox = withBox ? await openSealedBox(database) : undefined;
    return createDraftStore({ database, sealedBox, storage: phone.storage, now: phone.now });
  };
  return { phone, reload, store: await reload() };
}

describe('a draft on a phone that can seal', () => {
  it('is complete after a reload', async () => {
    const { phone, store, reload } = await openDraftStore();
    expect(await store.save(key, typed, fields)).toBe(true);
    const found = await (await reload()).find(key);
    expect(found).toEqual({ draft: { ...typed, savedAtMs: phone.nowMs }, needsRetyping: [] });
  });

  it('has its document number nowhere in plain text, and nothing in localStorage', async () => {
    const { phone, store } = await openDraftStore();
    await store.save(key, typed, fields);
    expect(await dumpDatabase(phone.openDatabase())).not.toContain(documentNumber);
    expect(phone.local.length).toBe(0);
  });

  it('loses the document number after 2 hours, contacts after 24 hours, the rest after 7 days', async () => {
    const { phone, store } = await openDraftStore();
    await store.save(key, typed, fields);
    const after = async (ms: number) => {
      phone.nowMs += ms;
      return store.find(key);
    };
    expect((await after(2 * hourMs - 1))?.needsRetyping).toEqual([]);
    expect((await after(1))?.needsRetyping).toEqual(['Document']);
    expect((await after(22 * hourMs - 1))?.draft.identity.contact).toBe('13800000000');
    const nextDay = await after(1);
    expect(nextDay?.needsRetyping).toEqual(['Mob', 'Email', 'contact', 'Document']);
    expect(nextDay?.draft.answers).toEqual({ Job: '采购经理', Interests: ['tea', 'silk'] });
    expect(nextDay?.draft.identity).toEqual({ name: '金丝雀', company: '示例贸易' });
    expect(await after(6 * dayMs - 1)).toBeDefined();
    expect(await after(1)).toBeUndefined();
  });

  it('protects the address of a photo like a document number', { tags: ['photo'] }, async () => {
    const { phone, store } = await openDraftStore();
    const photo = 'https://files.example.com/photo.jpg';
    await store.save(key, { ...typed, answers: { Job: '采购经理', Photo: photo } }, fields);
    expect(await dumpDatabase(phone.openDatabase())).not.toContain(photo);
    expect((await store.find(key))?.draft.answers['Photo']).toBe(photo);
    phone.nowMs += 2 * hourMs;
    expect((await store.find(key))?.needsRetyping).toEqual(['Photo']);
  });

  it('is removed without decrypting it when it is too old', async () => {
    const { phone, store, reload } = await openDraftStore();
    await store.save(key, typed, fields);
    phone.nowMs += dayMs;
    await (await reload()).sweep();
    const left = await dumpDatabase(phone.openDatabase());
    expect(left).toContain('采购经理');
    expect(left).not.toContain('13800000000');
    expect(left).not.toContain('guest@fair.example');
    phone.nowMs += 6 * dayMs;
    await store.sweep();
    expect(await phone.openDatabase().keys('draft/')).toEqual([]);
  });

  it('does not live longer if the clock was set back', { tags: ['T03'] }, async () => {
    const { phone, store } = await openDraftStore();
    await store.save(key, typed, fields);
    phone.nowMs -= 2 * dayMs;
    expect((await store.find(key))?.needsRetyping).toEqual(['Mob', 'Email', 'contact', 'Document']);
    phone.nowMs -= 6 * dayMs;
    expect(await store.find(key)).toBeUndefined();
  });

  it('belongs to one person: another sees an empty form', { tags: ['D12'] }, async () => {
    const { store } = await openDraftStore();
    await store.save(key, typed, fields);
    const others = draftKey({
      tenantId: 'sys',
      exhibitionId: 'open1',
      channelId: 'visitor1',
      personId: 'p2',
    });
    expect(await store.find(others)).toBeUndefined();
  });

  it('is gone after being removed, even during a save', async () => {
    const { store, reload } = await openDraftStore();
    const saving = store.save(key, typed, fields);
    await store.remove(key);
    await saving;
    expect(await (await reload()).find(key)).toBeUndefined();
  });

  it('contains the last of several concurrent saves', async () => {
    const { store } = await openDraftStore();
    const saves = ['a', 'b', 'c'].map((Job) => store.save(key, { ...typed, answers: { Job } }, fields));
    await Promise.all(saves);
    expect((await store.find(key))?.draft.answers).toEqual({ Job: 'c' });
  });

  it('treats an answer to an unknown field as a contact', async () => {
    const { phone, store } = await openDraftStore();
    await store.save(key, { ...typed, identity: {}, answers: { Old: 'x' } }, fields);
    phone.nowMs += dayMs;
    expect(await store.find(key)).toMatchObject({ draft: { answers: {} }, needsRetyping: ['Old'] });
  });
});

describe('a draft on a phone that cannot seal', () => {
  it('keeps the document number for this page only and says that it must be typed again', async () => {
    const { phone, store, reload } = await openDraftStore({ withBox: false });
    await store.save(key, typed, fields);
    expect((await store.find(key))?.draft.answers['Document']).toEqual(typed.answers['Document']);
    expect(await dumpDatabase(phone.openDatabase())).not.toContain(documentNumber);
    const found = await (await reload()).find(key);
    expect(found?.needsRetyping).toEqual(['Document']);
    expect(found?.draft.answers['Mob']).toBe('13800000000');
  });

  it('forgets the number in memory after 2 hours too', async () => {
    const { phone, store } = await openDraftStore({ withBox: false });
    await store.save(key, typed, fields);
    phone.nowMs += 2 * hourMs;
    expect((await store.find(key))?.needsRetyping).toEqual(['Document']);
  });
});

describe('a draft on a phone without a database', () => {
  it('is in localStorage with its ordinary answers only', { tags: ['D04'] }, async () => {
    const { phone, store, reload } = await openDraftStore({ withDatabase: false });
    expect(await store.save(key, typed, fields)).toBe(true);
    for (const secret of ['13800000000', 'guest@fair.example', documentNumber]) {
      expect(phone.local.dump()).not.toContain(secret);
    }
    const found = await (await reload()).find(key);
    expect(found?.draft.answers).toEqual({ Job: '采购经理', Interests: ['tea', 'silk'] });
    expect(found?.draft.identity).toEqual({ name: '金丝雀', company: '示例贸易' });
    expect(found?.needsRetyping).toEqual(['Mob', 'Email', 'contact', 'Document']);
  });

  it('is complete as long as the page lives', async () => {
    const { store } = await openDraftStore({ withDatabase: false });
    await store.save(key, typed, fields);
    expect(await store.find(key)).toMatchObject({ draft: typed, needsRetyping: [] });
  });

  it('omits a mobile number that was typed into an ordinary field', async () => {
    const { phone, store, reload } = await openDraftStore({ withDatabase: false });
    await store.save(key, { ...typed, answers: { Job: '电话 138 0000 0000', Interests: ['tea'] } }, fields);
    expect(phone.local.dump()).not.toContain('138 0000 0000');
    const found = await (await reload()).find(key);
    expect(found?.draft.answers).toEqual({ Interests: ['tea'] });
    expect(found?.needsRetyping).toContain('Job');
  });

  it('is not stored when it is larger than 64 KiB, or its key may identify a person', async () => {
    const { phone, store } = await openDraftStore({ withDatabase: false });
    const large = { ...typed, answers: { Job: '长'.repeat(70_000) } };
    expect(await store.save(key, large, fields)).toBe(false);
    expect((await store.find(key))?.draft.answers).toEqual(large.answers);
    expect(await store.save('sys/open1/visitor1/13800000000', typed, fields)).toBe(false);
    expect(phone.local.length).toBe(0);
  });

  it('is removed from localStorage together with all others', async () => {
    const { phone, store, reload } = await openDraftStore({ withDatabase: false });
    await store.save(key, typed, fields);
    await store.save('other', typed, fields);
    await (await reload()).removeAll();
    expect(phone.local.length).toBe(0);
  });

  it('is ignored and removed when its copy is corrupt', { tags: ['D05'] }, async () => {
    const { phone, store } = await openDraftStore({ withDatabase: false });
    phone.local.setItem(`draft.${key}`, '{"version":1,');
    expect(await store.find(key)).toBeUndefined();
    expect(phone.local.length).toBe(0);
  });
});

describe('a draft of another version of the app', { tags: ['D06'] }, () => {
  it('is set aside when it is newer, and a new one can be begun', async () => {
    const { phone, store } = await openDraftStore();
    const newer = { version: 2, pages: [] };
    await phone.openDatabase().set(`draft/${key}`, newer);
    expect(await store.find(key)).toBeUndefined();
    expect(await phone.openDatabase().get(`draft.bak/${key}`)).toEqual(newer);
    await store.save(key, typed, fields);
    expect((await store.find(key))?.draft.step).toBe('answers');
  });

  it.each([null, 'text', 7, [], {}, { version: 1 }, { version: 1, savedAtMs: 'x' }])(
    'is removed when it is invalid: %j',
    async (value) => {
      const { phone, store } = await openDraftStore();
      await phone.openDatabase().set(`draft/${key}`, value);
      expect(await store.find(key)).toBeUndefined();
      expect(await phone.openDatabase().keys('draft')).toEqual([]);
    },
  );

  it('is removed with the rest when all drafts are removed', async () => {
    const { phone, store } = await openDraftStore();
    await phone.openDatabase().set(`draft/${key}`, { version: 2, Mob: '13800000000' });
    await store.find(key);
    await store.removeAll();
    expect(await phone.openDatabase().keys('draft')).toEqual([]);
  });
});

describe('the key of a draft', () => {
  it('separates tenant, exhibition, channel and person for any content', () => {
    const of = { tenantId: 'a', exhibitionId: 'b/c', channelId: 'd', personId: 'e' };
    expect(draftKey(of)).not.toBe(draftKey({ ...of, exhibitionId: 'b', channelId: 'c/d' }));
  });

  it('uses one anonymous id per tab until the person is known', () => {
    const phone = createFakePhone();
    const id = getAnonymousId(phone.storage);
    expect(id).toHaveLength(36);
    expect(getAnonymousId(phone.storage)).toBe(id);
  });
});
