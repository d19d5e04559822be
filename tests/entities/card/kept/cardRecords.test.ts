import { describe, expect, it } from 'vitest';
import { createCardRecords } from '#entities/card/kept/cardRecords.ts';
import { openSealedBox } from '#device/drafts/sealedBox.ts';
import { createFakePhone, dumpDatabase } from '#tests/device/fakePhone.ts';

const owner = { exhibitionId: 'open00000000000000000001', visitorId: 'v1' };
const contact = { id: 'a', mobile: '13800000000' };

async function openRecords(phone = createFakePhone()) {
  const database = phone.openDatabase();
  return {
    phone,
    database,
    records: createCardRecords({ database, sealedBox: await openSealedBox(database) }),
  };
}

describe('the cards that a phone keeps', () => {
  it('outlive the page, and the database shows no number of theirs', async () => {
    const { phone, database, records } = await openRecords();
    expect(await records.put(owner, 'contact', 'a', contact)).toBe(true);
    expect(await dumpDatabase(database)).not.toContain(contact.mobile);
    expect(phone.local.length).toBe(0);
    const after = await openRecords(phone);
    expect(await after.records.list(owner, 'contact')).toEqual([contact]);
  });

  it('belong to one visitor at one exhibition, each kind apart', async () => {
    const { records } = await openRecords();
    await records.put(owner, 'contact', 'a', contact);
    expect(await records.list({ ...owner, visitorId: 'v2' }, 'contact')).toEqual([]);
    expect(await records.list({ ...owner, exhibitionId: 'other' }, 'contact')).toEqual([]);
    expect(await records.list(owner, 'given')).toEqual([]);
  });

  it('that two tabs save at the same time are all kept', async () => {
    const { phone, records } = await openRecords();
    const other = await openRecords(phone);
    await Promise.all([
      records.put(owner, 'contact', 'a', contact),
      other.records.put(owner, 'contact', 'b', { ...contact, id: 'b' }),
    ]);
    expect(await records.list(owner, 'contact')).toHaveLength(2);
  });

  it('are gone once they are removed', async () => {
    const { records } = await openRecords();
    await records.put(owner, 'contact', 'a', contact);
    expect(await records.findExhibitionWithContact(() => true)).toBe(owner.exhibitionId);
    expect(await records.findExhibitionWithContact(() => false)).toBeUndefined();
    await records.remove(owner, 'contact', 'a');
    await records.put(owner, 'given', 'a', {});
    expect(await records.findExhibitionWithContact(() => true)).toBeUndefined();
    expect(await records.list(owner, 'contact')).toEqual([]);
  });

  it('live as long as the page where nothing can be sealed, and say so', async () => {
    const phone = createFakePhone();
    const database = phone.openDatabase();
    const records = createCardRecords({ database, sealedBox: undefined });
    expect(await records.put(owner, 'contact', 'a', contact)).toBe(false);
    expect(await records.list(owner, 'contact')).toEqual([contact]);
    expect(await dumpDatabase(database)).not.toContain(contact.mobile);
  });

  it('that cannot be opened any more are left out', async () => {
    const { database, records } = await openRecords();
    await records.put(owner, 'contact', 'a', contact);
    await database.set('card/open00000000000000000001/v1/contact/b', { sealed: 'x' });
    await database.set('card/open00000000000000000001/v1/contact/c', 'x');
    expect(await records.list(owner, 'contact')).toEqual([contact]);
  });
});
