import { describe, expect, it } from 'vitest';
import { openSealedBox, type SealingSource } from '#device/drafts/sealedBox.ts';
import { createFakePhone, createMissingDatabase } from '../fakePhone.ts';

const documentNumber = '11010519491231002X';

describe('the sealed box', () => {
  it('decrypts what it encrypted, also after a reload', async () => {
    const phone = createFakePhone();
    const before = await openSealedBox(phone.openDatabase());
    const sealed = await before?.seal(documentNumber);
    expect(await before?.open(sealed)).toBe(documentNumber);
    const after = await openSealedBox(phone.openDatabase());
    expect(await after?.open(sealed)).toBe(documentNumber);
  });

  it('reveals nothing of the text, and never produces the same bytes twice', async () => {
    const box = await openSealedBox(createFakePhone().openDatabase());
    const [one, two] = [await box?.seal(documentNumber), await box?.seal(documentNumber)];
    const bytesOf = (sealed: typeof one) => Buffer.from(sealed?.bytes ?? new ArrayBuffer(0));
    expect(bytesOf(one).toString('latin1')).not.toContain(documentNumber);
    expect(bytesOf(one).equals(bytesOf(two))).toBe(false);
  });

  it('keeps its key non-extractable', async () => {
    const database = createFakePhone().openDatabase();
    await openSealedBox(database);
    expect(await database.get('sealingKey')).toMatchObject({ extractable: false, type: 'secret' });
  });

  it('is the same for two tabs that start at the same time', async () => {
    const phone = createFakePhone();
    const [one, two] = await Promise.all([
      openSealedBox(phone.openDatabase()),
      openSealedBox(phone.openDatabase()),
    ]);
    expect(await two?.open(await one?.seal('text'))).toBe('text');
  });

  it('returns undefined for what another key encrypted, or what was changed', async () => {
    const box = await openSealedBox(createFakePhone().openDatabase());
    const other = await openSealedBox(createFakePhone().openDatabase());
    const sealed = await box?.seal('text');
    expect(await other?.open(sealed)).toBeUndefined();
    expect(await box?.open({ ...sealed, bytes: new ArrayBuffer(20) })).toBeUndefined();
    for (const value of [undefined, null, 'text', {}, { iv: 1, bytes: 2 }]) {
      expect(await box?.open(value)).toBeUndefined();
    }
  });

  const getRandomValues: SealingSource['getRandomValues'] = (array) => crypto.getRandomValues(array);

  it('does not exist on plain http, where crypto.subtle is missing', async () => {
    expect(await openSealedBox(createFakePhone().openDatabase(), { getRandomValues })).toBeUndefined();
  });

  it('does not exist where its key could not be stored', async () => {
    expect(await openSealedBox(createMissingDatabase())).toBeUndefined();
  });

  it('does not exist where the browser cannot generate a key', async () => {
    const subtle = { generateKey: () => Promise.reject(new Error('no')) } as unknown as SubtleCrypto;
    const source = { getRandomValues, subtle };
    expect(await openSealedBox(createFakePhone().openDatabase(), source)).toBeUndefined();
  });
});
