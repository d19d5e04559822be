import { describe, expect, it } from 'vitest';
import { openSealedBox } from '#device/drafts/sealedBox.ts';
import { createUploadBytes } from '#sending/kept/uploadBytes.ts';
import {
  createPendingUploads,
  type PendingUpload,
  type PendingUploadKey,
} from '#sending/kept/pendingUploads.ts';
import { createFakePhone, createMissingDatabase, dumpDatabase } from '#tests/device/fakePhone.ts';

const hourMs = 3_600_000;
const place: PendingUploadKey = {
  form: 'sys/open1/visitor1/a1b2c3',
  owner: '13800000000',
  question: 'Health/Code',
};
const note: PendingUpload = {
  objectKey: 'visitor/4f1e.pdf',
  fingerprint: '9-abc',
  isAsChosen: true,
  extension: 'pdf',
  type: 'application/pdf',
  sinceMs: createFakePhone().nowMs,
};

async function openNotes({ withBox = true } = {}) {
  const phone = createFakePhone();
  const reload = async () => {
    const database = phone.openDatabase();
    const sealedBox = withBox ? await openSealedBox(database) : undefined;
    const uploadBytes = createUploadBytes({ database, sealedBox, now: phone.now });
    return createPendingUploads({ database, sealedBox, uploadBytes, now: phone.now });
  };
  return { phone, reload, notes: await reload() };
}

describe('a pending upload', { tags: ['D19'] }, () => {
  it('is found by the next page, under its form and question', async () => {
    const { notes, reload } = await openNotes();
    await notes.write(place, note);
    const later = await reload();
    expect(await later.find(place)).toEqual(note);
    expect(await later.questions(place.form)).toEqual(['Health/Code']);
    expect(await later.find({ ...place, question: 'Photo' })).toBeUndefined();
    expect(await later.find({ ...place, form: 'sys/open1/visitor1/a1b2c3~d' })).toBeUndefined();
    expect(await later.questions('sys/open1/visitor1/a1b2')).toEqual([]);
  });

  it('is not returned to another person with the same bucket', async () => {
    const { notes } = await openNotes();
    await notes.write(place, note);
    expect(await notes.find({ ...place, owner: '13900000000' })).toBeUndefined();
    expect(await notes.find(place)).toEqual(note);
  });

  it('reveals nothing in the storage', async () => {
    const { phone, notes } = await openNotes();
    await notes.write(place, note);
    const database = phone.openDatabase();
    const { sealed } = (await database.get('upload/sys/open1/visitor1/a1b2c3/Health%2FCode')) as {
      sealed: { bytes: ArrayBuffer };
    };
    const text = (await dumpDatabase(database)) + Buffer.from(sealed.bytes).toString('latin1');
    for (const secret of [place.owner, note.objectKey, note.fingerprint]) expect(text).not.toContain(secret);
    expect(phone.local.length).toBe(0);
  });

  it('is kept for exactly two hours', async () => {
    const { phone, notes } = await openNotes();
    await notes.write(place, note);
    phone.nowMs += 2 * hourMs - 1;
    expect(await notes.find(place)).toEqual(note);
    phone.nowMs += 1;
    expect(await notes.find(place)).toBeUndefined();
    expect(await dumpDatabase(phone.openDatabase())).not.toContain('upload/');
  });

  it('is removed on request, with its form, or by a sweep when it is old', async () => {
    const { phone, notes } = await openNotes();
    const other = { ...place, question: 'Photo' };
    const elsewhere = { ...place, form: 'sys/open1/visitor1/ffffff' };
    for (const one of [place, other, elsewhere]) await notes.write(one, note);
    await notes.remove(place);
    expect(await notes.questions(place.form)).toEqual(['Photo']);
    await notes.removeForm(place.form);
    expect(await notes.questions(place.form)).toEqual([]);
    expect(await notes.find(elsewhere)).toEqual(note);
    await notes.sweep();
    expect(await notes.find(elsewhere)).toEqual(note);
    phone.nowMs += 2 * hourMs;
    await notes.sweep();
    expect(await dumpDatabase(phone.openDatabase())).not.toContain('upload/');
  });

  it('is not stored where encryption is impossible', async () => {
    const { phone, notes } = await openNotes({ withBox: false });
    await notes.write(place, note);
    expect(await notes.find(place)).toBeUndefined();
    expect(await dumpDatabase(phone.openDatabase())).toBe('[]');
  });

  it('is removed if it is invalid or from a newer version', async () => {
    const { phone, notes } = await openNotes();
    const database = phone.openDatabase();
    const name = 'upload/sys/open1/visitor1/a1b2c3/Photo';
    for (const value of [{ version: 2, savedAtMs: phone.nowMs }, 'text', null, { version: 1 }]) {
      await database.set(name, value);
      expect(await notes.find({ ...place, question: 'Photo' })).toBeUndefined();
      expect(await database.keys('upload/')).toEqual([]);
    }
  });

  it('does not block a phone without a database', async () => {
    const database = createMissingDatabase();
    const settings = { database, sealedBox: await openSealedBox(database), now: () => 0 };
    const notes = createPendingUploads({ ...settings, uploadBytes: createUploadBytes(settings) });
    await notes.write(place, note);
    expect(await notes.find(place)).toBeUndefined();
    expect(await notes.writeBytes(place, 1, async () => new Uint8Array(3))).toBe(false);
    expect(await notes.readBytes(place)).toBeUndefined();
  });
});
