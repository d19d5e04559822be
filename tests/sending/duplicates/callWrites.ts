import { openPersonOf } from '#entities/card/rules/openPerson.ts';
import { noEnglish, noTexts } from '#entities/card/rules/businessCard.ts';
import { callWish, fairs, type Page, type SweptWrite, type Wish } from './sweptWrite.ts';
import { soldProduct } from './visitorWrites.ts';

const isKept = false;

/** What is sent while the person waits, and typed again where it fails. */
export const callWrites: readonly SweptWrite[] = [
  { collection: 'Address', exhibitionId: fairs.shop, open: address },
  { collection: 'ProductVisitInfoMessage', exhibitionId: fairs.shop, open: comment },
  { collection: 'VisitInfoMessageComment', exhibitionId: fairs.shop, open: reply },
  { collection: 'ConnectUs', of: 'a question', exhibitionId: fairs.open, open: question },
  { collection: 'ConnectUs', of: 'a report', exhibitionId: fairs.open, open: report },
  { collection: 'IdCardInfo', exhibitionId: fairs.open, isKept, open: idCard },
  { collection: 'AddressBook', of: 'an opening', exhibitionId: fairs.open, isKept, open: opening },
];

export const addressOf = (name: string) => ({
  name,
  phone: '13800001111',
  province: '上海市',
  city: '上海市',
  area: '青浦区',
  detail: '崧泽大道 333 号',
  postalCode: '',
  isDefault: false,
});

async function address(page: Page): Promise<Wish> {
  const { tab, exhibitionId, visitorId, said } = page;
  const { saveAddress } = await import('#entities/address/addressWrites.ts');
  const owner = { exhibitionId, visitorId };
  return callWish(page, 'Address', async () =>
    saveAddress(await tab.services().client(), owner, addressOf(said), undefined),
  );
}

async function comment(page: Page): Promise<Wish> {
  const { phone, tab, exhibitionId, visitorId, said: text } = page;
  const { postComment } = await import('#entities/comment/postComment.ts');
  const productId = String((await soldProduct(phone))['RecordId']);
  const subject = { kind: 'product', exhibitionId, exhibitorId: '', productId } as const;
  return callWish(page, 'ProductVisitInfoMessage', async () =>
    postComment(await tab.services().client(), { subject, visitorId, name: '访客', text }),
  );
}

async function reply(page: Page): Promise<Wish> {
  const { tab, exhibitionId, visitorId, said: text } = page;
  const { postReply } = await import('#entities/comment/postComment.ts');
  const about = { exhibitionId, visitorId, commentId: 'commentshop0000000000001' };
  return callWish(page, 'VisitInfoMessageComment', async () =>
    postReply(await tab.services().client(), { ...about, name: '访客', text }),
  );
}

async function question(page: Page): Promise<Wish> {
  const { tab, exhibitionId, visitorId, said: text } = page;
  const { sendContactMessage } = await import('#entities/organiser/sendQuestion.ts');
  const contact = { kind: 'email', value: `lin${page.run}@example.com` } as const;
  return callWish(page, 'ConnectUs', async () =>
    sendContactMessage(await tab.services().client(), {
      exhibitionId,
      visitorId,
      name: '访客',
      contact,
      text,
    }),
  );
}

async function report(page: Page): Promise<Wish> {
  const { tab, exhibitionId, visitorId, said: text } = page;
  const { sendReport } = await import('#entities/organiser/sendQuestion.ts');
  return callWish(page, 'ConnectUs', async () =>
    sendReport(
      await tab.services().client(),
      { exhibitionId, visitorId, name: '访客', text },
      { kind: 'post', id: 'post00000000000000000777' },
    ),
  );
}

async function idCard(page: Page): Promise<Wish> {
  const { tab, exhibitionId, visitorId, said: name } = page;
  const { checkIdCard, findIdCard } = await import('#entities/identity/api/idCardCollections.ts');
  const client = await tab.services().client();
  const owner = { exhibitionId, visitorId };
  return {
    ...callWish(page, 'IdCardInfo', () =>
      checkIdCard(client, { ...owner, name, type: '1', number: '110101199001011237' }),
    ),
    // A person has one card; it is never taken back.
    readAsOne: { count: async () => ((await findIdCard(client, owner)) === null ? 0 : 1) },
  };
}

async function opening(page: Page): Promise<Wish> {
  const { tab, exhibitionId, visitorId, said: name } = page;
  const [{ changeOpening }, { listOpenPeople }] = await Promise.all([
    import('#entities/card/open/changeOpening.ts'),
    import('#entities/card/api/openPeople.ts'),
  ]);
  const owner = { exhibitionId, visitorId };
  const person = openPersonOf({ visitorId, texts: { ...noTexts, name }, english: noEnglish }, []);
  return {
    ...callWish(page, 'AddressBook', () => changeOpening(owner, person)),
    readAsOne: {
      async count() {
        const people = await listOpenPeople(await tab.services().client(), exhibitionId);
        return people.filter((one) => one.visitorId === visitorId).length;
      },
      remove: () => changeOpening(owner, null),
    },
  };
}
