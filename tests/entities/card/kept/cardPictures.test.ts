import { describe, expect, it } from 'vitest';
import { createCardPictures } from '#entities/card/kept/cardPictures.ts';
import { openSealedBox } from '#device/drafts/sealedBox.ts';
import { createFakePhone, dumpDatabase } from '#tests/device/fakePhone.ts';

const owner = { exhibitionId: 'open00000000000000000001', visitorId: 'v1' };
const picture = new Blob(['the pixels of a card'], { type: 'image/jpeg' });
const textOf = async (blob: Blob | undefined) => blob && `${blob.type} ${await blob.text()}`;

async function open(phone = createFakePhone(), free = Infinity) {
  const database = phone.openDatabase();
  const estimate = () => Promise.resolve(free === Infinity ? {} : { quota: free, usage: 0 });
  const sealedBox = await openSealedBox(database);
  return { phone, database, pictures: createCardPictures({ database, sealedBox, storage: { estimate } }) };
}

describe('the picture of a paper card', () => {
  it('outlives the page, sealed', async () => {
    const { phone, database, pictures } = await open();
    expect(await pictures.put(owner, 'a', picture)).toBe('kept');
    expect(await dumpDatabase(database)).not.toContain('pixels');
    const after = await open(phone);
    expect(await textOf(await after.pictures.find(owner, 'a'))).toBe('image/jpeg the pixels of a card');
    expect(await after.pictures.findExhibition()).toBe(owner.exhibitionId);
  });

  it('belongs to one contact of one visitor, and is gone once it is removed', async () => {
    const { pictures } = await open();
    await pictures.put(owner, 'a', picture);
    expect(await pictures.find({ ...owner, visitorId: 'v2' }, 'a')).toBeUndefined();
    expect(await pictures.find(owner, 'b')).toBeUndefined();
    await pictures.remove(owner, 'a');
    expect(await pictures.find(owner, 'a')).toBeUndefined();
    expect(await pictures.findExhibition()).toBeUndefined();
  });

  it('goes from the form to the contact that was saved', async () => {
    const { pictures } = await open();
    await pictures.move(owner, 'new', 'a');
    expect(await pictures.find(owner, 'a')).toBeUndefined();
    await pictures.put(owner, 'new', picture);
    await pictures.move(owner, 'new', 'a');
    expect(await pictures.find(owner, 'new')).toBeUndefined();
    expect(await textOf(await pictures.find(owner, 'a'))).toContain('pixels');
  });

  it('is not kept where the phone has no room, and says so', async () => {
    const { pictures } = await open(undefined, 20 * 1024 * 1024);
    expect(await pictures.put(owner, 'a', picture)).toBe('full');
    expect(await pictures.find(owner, 'a')).toBeUndefined();
  });

  it('lives as long as the page where nothing can be sealed', async () => {
    const database = createFakePhone().openDatabase();
    const pictures = createCardPictures({ database, sealedBox: undefined });
    expect(await pictures.put(owner, 'a', picture)).toBe('page');
    expect(await textOf(await pictures.find(owner, 'a'))).toContain('pixels');
    expect(await dumpDatabase(database)).not.toContain('image/jpeg');
  });
});
