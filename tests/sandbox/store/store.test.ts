import { IDBFactory } from 'fake-indexeddb';
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createIndexedDbStore } from '#sandbox/store/indexedDb.ts';
import { createLogOnDisk } from '#sandbox/store/logOnDisk.ts';
import { createMemoryStore } from '#sandbox/store/memory.ts';
import type { Change, Store } from '#sandbox/store/store.ts';
import { openSandbox, registration } from '../openSandbox.ts';

const folders: string[] = [];
const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-store-'));
  folders.push(folder);
  return folder;
};
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

const change = (recordId: string, title: string | null): Change => ({
  collection: 'News',
  recordId,
  row: title === null ? null : { RecordId: recordId, title },
});

const kinds: [string, () => Promise<Store>][] = [
  ['the log on disk', async () => createLogOnDisk(await newFolder())],
  ['the memory store', async () => createMemoryStore()],
  ['the IndexedDB store', async () => createIndexedDbStore('sandbox', new IDBFactory())],
];

describe.each(kinds)('%s', (_, create) => {
  it('returns the last change of each record, including deletions', async () => {
    const store = await create();
    await store.append([change('a', '1'), change('b', '1')]);
    await store.append([change('a', '2')]);
    await store.append([change('b', null)]);
    expect(await store.load()).toEqual([change('a', '2'), change('b', null)]);
  });

  it('keeps appends in order, also when they are not awaited', async () => {
    const store = await create();
    await Promise.all(
      Array.from({ length: 20 }, (_item, index) => store.append([change('a', String(index))])),
    );
    expect(await store.load()).toEqual([change('a', '19')]);
  });

  it('keeps bytes under any key and removes all on clear', async () => {
    const store = await create();
    const key = 'object/../展位 (1)!.jpg';
    await store.writeBytes(key, Uint8Array.of(1, 2, 3));
    expect([...(await store.readBytes(key))!]).toEqual([1, 2, 3]);
    await store.removeBytes(key);
    expect(await store.readBytes(key)).toBeUndefined();
    await store.writeBytes(key, Uint8Array.of(4));
    await store.append([change('a', '1')]);
    await store.clear();
    expect(await store.load()).toEqual([]);
    expect(await store.readBytes(key)).toBeUndefined();
  });

  it('is not affected by later changes to a row', async () => {
    const store = await create();
    const mine = { collection: 'News', recordId: 'a', row: { RecordId: 'a', title: 'kept' } };
    await store.append([mine]);
    mine.row.title = 'spoilt';
    expect(await store.load()).toEqual([change('a', 'kept')]);
  });
});

describe('the log on disk after a crash', () => {
  it('drops a torn last line and continues', async () => {
    const folder = await newFolder();
    const logFile = join(folder, 'changes.jsonl');
    await createLogOnDisk(folder).append([change('a', '一')]);
    await appendFile(logFile, '[{"collection":"News","recordId":"b","ro');
    const restarted = createLogOnDisk(folder);
    expect(await restarted.load()).toEqual([change('a', '一')]);
    await restarted.append([change('c', '3')]);
    expect(await createLogOnDisk(folder).load()).toEqual([change('a', '一'), change('c', '3')]);
  });

  it('skips an unreadable line in the middle', async () => {
    const folder = await newFolder();
    const store = createLogOnDisk(folder);
    await store.append([change('a', '1')]);
    await appendFile(join(folder, 'changes.jsonl'), 'not json\n');
    await store.append([change('b', '2')]);
    expect(await createLogOnDisk(folder).load()).toEqual([change('a', '1'), change('b', '2')]);
  });

  it('is compacted at the start when it is much larger than its live entries', async () => {
    const folder = await newFolder();
    const store = createLogOnDisk(folder);
    for (let i = 0; i < 300; i++) await store.append([change('a', String(i))]);
    expect(await createLogOnDisk(folder).load()).toEqual([change('a', '299')]);
    const lines = (await readFile(join(folder, 'changes.jsonl'), 'utf8')).trim().split('\n');
    expect(lines).toHaveLength(1);
  });
});

describe('a restarted sandbox', () => {
  it('still has what visitors did, with new stories', async () => {
    const folder = await newFolder();
    const before = openSandbox(createLogOnDisk(folder));
    const { result } = await before.call('insert/VisitorExhibitionInfo', { record: registration() });
    await before.call('delete/Channel', { recordId: 'media0000000000000000001' });

    const after = openSandbox(createLogOnDisk(folder));
    const found = await after.call('query/VisitorExhibitionInfo', { recordId: result['RecordId'] });
    expect(found.result).toEqual(result);
    expect((await after.rows('Channel')).map((row) => row['RecordId'])).not.toContain(
      'media0000000000000000001',
    );
    expect(await readFile(join(folder, 'changes.jsonl'), 'utf8')).not.toContain('"ExName"');
  });
});
