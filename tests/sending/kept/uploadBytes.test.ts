import { describe, expect, it } from 'vitest';
import type { Database } from '#device/storage/database.ts';
import { openSealedBox } from '#device/drafts/sealedBox.ts';
import { createUploadBytes, type UploadBytesSettings } from '#sending/kept/uploadBytes.ts';
import { createFakePhone } from '#tests/device/fakePhone.ts';

const hourMs = 3_600_000;
const upload = 'sys/open1/visitor1/a1b2c3/Photo';
const whole = [Uint8Array.from([1, 2, 3]), Uint8Array.from([4, 5])];
const slice = async (index: number) => whole[index];

async function openBytes(given: Partial<UploadBytesSettings> = {}) {
  const phone = createFakePhone();
  const database = phone.openDatabase();
  const sealedBox = await openSealedBox(database);
  const bytes = createUploadBytes({ database, sealedBox, now: phone.now, ...given });
  const read = async () => (await bytes.read(upload))?.map((part) => Array.from(new Uint8Array(part)));
  const kept = () => database.keys('uploadBytes/');
  return { phone, database, bytes, read, kept };
}

/** The same database, in which only the first values find room. */
const withRoomFor = (database: Database, values: number): Database => {
  let room = values;
  return { ...database, keep: async (key, value) => (room -= 1) >= 0 && database.keep(key, value) };
};

describe('the stored bytes of an upload', { tags: ['D19'] }, () => {
  it('are read in order by the next page', async () => {
    const { bytes, read } = await openBytes();
    expect(await bytes.write(upload, 2, slice)).toBe(true);
    expect(await read()).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
    expect(await bytes.read('sys/open1/visitor1/a1b2c3/Pho')).toBeUndefined();
  });

  it('are encrypted, and not stored where that is impossible', async () => {
    const { bytes, database, kept } = await openBytes();
    const text = Uint8Array.from(Buffer.from('13800138000'));
    await bytes.write(upload, 1, async () => text);
    const [key = ''] = await kept();
    const { bytes: sealed } = (await database.get(key)) as { bytes: ArrayBuffer };
    expect(Buffer.from(sealed).toString('latin1')).not.toContain('13800138000');
    const open = await openBytes({ sealedBox: undefined });
    expect([await open.bytes.write(upload, 2, slice), await open.kept()]).toEqual([false, []]);
  });

  it('are kept for two hours, and removed after that', async () => {
    const { phone, bytes, read, kept } = await openBytes();
    await bytes.write(upload, 2, slice);
    phone.nowMs += 2 * hourMs - 1;
    await bytes.sweep();
    expect(await read()).toHaveLength(2);
    phone.nowMs += 1;
    expect(await read()).toBeUndefined();
    await bytes.sweep();
    expect(await kept()).toEqual([]);
  });

  it('are replaced by those of another file, and removed with their upload or their form', async () => {
    const { bytes, read, kept } = await openBytes();
    await bytes.write(upload, 2, slice);
    await bytes.write(upload, 1, async () => Uint8Array.from([9]));
    expect(await read()).toEqual([[9]]);
    await bytes.remove(upload);
    expect(await kept()).toEqual([]);
    await bytes.write(upload, 2, slice);
    await bytes.remove('sys/open1/visitor1/a1b2c3');
    expect(await kept()).toEqual([]);
  });

  it('are not returned where one slice is missing', async () => {
    const { bytes, database, read, kept } = await openBytes();
    await bytes.write(upload, 2, slice);
    await database.remove((await kept()).find((key) => key.endsWith('/0')) ?? '');
    expect(await read()).toBeUndefined();
  });

  it('leave nothing behind where the phone is full, without affecting other storage', async () => {
    const { phone, database, kept } = await openBytes();
    const full = withRoomFor(database, 1);
    const bytes = createUploadBytes({
      database: full,
      sealedBox: await openSealedBox(database),
      now: phone.now,
    });
    expect([await bytes.write(upload, 2, slice), await kept()]).toEqual([false, []]);
    expect(database.isLasting()).toBe(true);
  });

  it('leave 20 MB of the storage free', async () => {
    const megabyte = 1024 * 1024;
    const estimate = (freeMb: number) => ({
      estimate: async () => ({ quota: 100 * megabyte, usage: (100 - freeMb) * megabyte }),
    });
    expect(await (await openBytes({ storage: estimate(20) })).bytes.write(upload, 2, slice)).toBe(false);
    expect(await (await openBytes({ storage: estimate(21) })).bytes.write(upload, 2, slice)).toBe(true);
    const refusing = { estimate: () => Promise.reject(new Error('not here')) };
    expect(await (await openBytes({ storage: refusing })).bytes.write(upload, 2, slice)).toBe(true);
  });

  it('are 32 slices at most, of all forms together', async () => {
    const { bytes, kept } = await openBytes();
    const one = async () => Uint8Array.from([1]);
    expect(await bytes.write('a/b/c/d/One', 20, one)).toBe(true);
    expect(await bytes.write('a/b/c/d/Two', 13, one)).toBe(false);
    expect(await bytes.write('a/b/c/d/Two', 12, one)).toBe(true);
    expect(await kept()).toHaveLength(32);
  });

  it('are dropped if the form is cleared while they are written', async () => {
    const { bytes, kept } = await openBytes();
    const ending = async (index: number) => (index === 0 ? whole[0] : undefined);
    expect([await bytes.write(upload, 2, ending), await kept()]).toEqual([false, []]);
  });
});
