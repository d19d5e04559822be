import { describe, expect, it } from 'vitest';
import { createOutbox, type OutboxEntry } from '#sending/kept/outbox.ts';
import { openSealedBox } from '#device/drafts/sealedBox.ts';
import { createFakePhone, createMissingDatabase, dumpDatabase } from '#tests/device/fakePhone.ts';

const documentNumber = '11010519491231002X';
const entry: OutboxEntry = {
  id: 'intent-1',
  exhibitionId: 'open00000000000000000001',
  channelId: 'visitor00000000000000001',
  clientRef: '0f8fad5b-d9cb-469f-a165-70867728950e',
  record: { Name: '金丝雀', Mob: '13800000000', IdNumber: documentNumber },
  secretFields: ['IdNumber'],
  state: { phase: 'sending', attempt: 1 },
  updatedAtMs: 1_000,
};
const whole = { ...entry, missingFields: [], isReadable: true };

async function openOutbox({ withBox = true } = {}) {
  const phone = createFakePhone();
  const reload = async () => {
    const database = phone.openDatabase();
    return createOutbox(database, withBox ? await openSealedBox(database) : undefined);
  };
  return { phone, reload, outbox: await reload() };
}

describe('the outbox', () => {
  it('stores the entry before it answers, complete after a reload', async () => {
    const { outbox, reload } = await openOutbox();
    expect(await outbox.put(entry)).toBe(true);
    expect(await (await reload()).find(entry.exhibitionId)).toEqual(whole);
  });

  it('encrypts its entries, and keeps nothing in localStorage', async () => {
    const { phone, outbox } = await openOutbox();
    await outbox.put(entry);
    const dump = await dumpDatabase(phone.openDatabase());
    for (const secret of ['13800000000', documentNumber, '金丝雀']) expect(dump).not.toContain(secret);
    expect(phone.local.length).toBe(0);
  });

  it('keeps one entry per intent, the latest', async () => {
    const { outbox, reload } = await openOutbox();
    await outbox.put(entry);
    await outbox.put({ ...entry, state: { phase: 'checking' }, updatedAtMs: 2_000 });
    const entries = await (await reload()).list();
    expect(entries.map(({ state }) => state)).toEqual([{ phase: 'checking' }]);
  });

  it('lists the newest first and finds the newest of an exhibition', async () => {
    const { outbox } = await openOutbox();
    await outbox.put({ ...entry, id: 'b', updatedAtMs: 3 });
    await outbox.put({ ...entry, id: 'a', updatedAtMs: 1 });
    await outbox.put({ ...entry, id: 'c', exhibitionId: 'other', updatedAtMs: 2 });
    expect((await outbox.list()).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
    expect((await outbox.find(entry.exhibitionId))?.id).toBe('b');
    expect(await outbox.find('none')).toBeUndefined();
  });

  it('sees that another tab has updated the entry', async () => {
    const { outbox, reload } = await openOutbox();
    await outbox.put(entry);
    await (await reload()).put({ ...entry, state: { phase: 'done' }, updatedAtMs: 2_000 });
    expect((await outbox.find(entry.exhibitionId))?.state).toEqual({ phase: 'done' });
  });

  it('never returns an entry of another person', { tags: ['D12'] }, async () => {
    const { outbox } = await openOutbox();
    await outbox.put({ ...entry, personId: 'person-a' });
    expect(await outbox.find(entry.exhibitionId, 'person-b')).toBeUndefined();
    expect(await outbox.find(entry.exhibitionId)).toBeUndefined();
    expect((await outbox.find(entry.exhibitionId, 'person-a'))?.id).toBe('intent-1');
  });

  it('forgets removed entries', async () => {
    const { outbox, reload } = await openOutbox();
    await outbox.put(entry);
    await outbox.remove(entry.id);
    expect(await outbox.find(entry.exhibitionId)).toBeUndefined();
    await outbox.put(entry);
    await outbox.removeAll();
    expect(await (await reload()).list()).toEqual([]);
  });

  it('still knows that something was sent when it cannot be decrypted any more', async () => {
    const { phone, outbox, reload } = await openOutbox();
    await outbox.put(entry);
    await phone.openDatabase().remove('sealingKey');
    const found = await (await reload()).find(entry.exhibitionId);
    expect(found).toMatchObject({ clientRef: entry.clientRef, isReadable: false, record: {} });
  });

  it.each([null, 'text', {}, { version: 2, id: 'intent-1' }])(
    'ignores %j',
    { tags: ['D06'] },
    async (value) => {
      const { phone, outbox } = await openOutbox();
      await phone.openDatabase().set('outbox/intent-1', value);
      expect(await outbox.list()).toEqual([]);
    },
  );
});

describe('the outbox of a phone that cannot seal', () => {
  it('keeps document numbers for this page only and reports them as missing afterwards', async () => {
    const { phone, outbox, reload } = await openOutbox({ withBox: false });
    expect(await outbox.put(entry)).toBe(true);
    expect(await outbox.find(entry.exhibitionId)).toEqual(whole);
    expect(await dumpDatabase(phone.openDatabase())).not.toContain(documentNumber);
    const found = await (await reload()).find(entry.exhibitionId);
    expect(found).toMatchObject({ missingFields: ['IdNumber'], isReadable: true, state: entry.state });
    expect(found?.record).toEqual({ Name: '金丝雀', Mob: '13800000000' });
  });

  it('reports that an entry will not outlast the page where there is no database, and still returns it', async () => {
    const outbox = createOutbox(createMissingDatabase(), undefined);
    expect(await outbox.put(entry)).toBe(false);
    expect(await outbox.find(entry.exhibitionId)).toEqual(whole);
  });
});
