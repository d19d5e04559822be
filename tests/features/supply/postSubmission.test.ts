// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPhone, openTab, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';

const owner = { exhibitionId: 'open00000000000000000001', ownerId: 'person00000000000000000s' };
const fresh = { ...owner, postId: undefined };
const answers = {
  type: 'demand',
  productName: '协作机器人',
  unitPrice: '12.50',
  number: '20',
  closingDate: '2027-06-30',
  companyName: '江海精工有限公司',
};
let phone: Phone;

async function openPage() {
  const tab = await openTab();
  const [sending, record] = await Promise.all([
    import('#features/supply/publish/postSubmission.ts'),
    import('#features/supply/publish/postRecord.ts'),
  ]);
  tab.device.getState().set('visitorId', owner.ownerId);
  const actAs = (stand: { readonly ownerId: string; readonly exhibitorUserId: string }) => {
    tab.device.getState().set('exhibitorId', stand.ownerId);
    tab.device.getState().set('exhibitorUserId', stand.exhibitorUserId);
  };
  return { ...tab, ...sending, ...record, actAs };
}

const own = async () =>
  (await phone.rows('CloudRelease')).filter((row) => row['VisitorId'] === owner.ownerId);
const inserts = () => phone.asked.filter(({ path }) => path === 'insert/CloudRelease');

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

async function begin() {
  const page = await openPage();
  const record = page.postRecord(owner, answers, []);
  const submission = page.createSubmission(page.postEntry(fresh, record), page.postGateway(fresh));
  return { page, record, submission };
}

describe('a post', () => {
  it('whose reply got lost is found again, and stored once', { tags: ['N06'] }, async () => {
    const before = (await own()).length;
    const { submission } = await begin();
    await phone.fault({ name: 'replyLostAfterCommit', path: 'insert/CloudRelease', times: 1 });
    await submission.start();
    expect(submission.store.getState().state.at).toBe('done');
    expect(inserts()).toHaveLength(1);
    const rows = (await own()).slice(before);
    expect(rows).toMatchObject([{ ClientRef: submission.entry.clientRef, unitPrice: 1_250, number: 20 }]);
  });

  it('whose insert the browser delivers twice is one row in the end', { tags: ['N07'] }, async () => {
    const before = (await own()).length;
    const { submission } = await begin();
    await phone.fault({ name: 'deliveredTwice', path: 'insert/CloudRelease', times: 1 });
    await submission.start();
    await eventually(async () => expect((await own()).slice(before)).toHaveLength(1));
  });

  it('of a visitor who has others is a separate row', async () => {
    const first = await begin();
    await first.submission.start();
    const before = (await own()).length;
    const second = await begin();
    await second.submission.start();
    expect(second.submission.store.getState().state.at).toBe('done');
    expect(await own()).toHaveLength(before + 1);
  });

  it('that is corrected keeps its reference, also where the reply got lost', async () => {
    const { page, submission } = await begin();
    await submission.start();
    const { state } = submission.store.getState();
    const recordId = state.at === 'done' ? state.recordId : '';
    const before = await own();
    const address = { ...owner, postId: recordId };
    const corrected = page.postRecord(owner, { ...answers, number: '', productName: '码垛机器人' }, []);
    const correction = page.createSubmission(page.postEntry(address, corrected), page.postGateway(address));
    await phone.fault({ name: 'replyLostAfterCommit', path: 'update/CloudRelease', times: 1 });
    await correction.start(recordId);
    expect(correction.store.getState().state).toMatchObject({ at: 'done', recordId });
    const after = await own();
    expect(after).toHaveLength(before.length);
    expect(after.find((row) => row['RecordId'] === recordId)).toMatchObject({
      ClientRef: submission.entry.clientRef,
      productName: '码垛机器人',
      number: '',
    });
  });
});

describe('a post of a booth', () => {
  const stand = {
    exhibitionId: 'stand0000000000000000001',
    ownerId: 'exhibitor000000000000001',
    exhibitorUserId: 'user00000000000exhibitor',
    postId: undefined,
  };
  const ofBooth = async () =>
    (await phone.rows('CloudRelease')).filter((row) => row['ExhibitorId'] === stand.ownerId);

  it('is sent in the name of the exhibitor as its user, found again where the reply got lost, and stored once', async () => {
    const before = (await ofBooth()).length;
    const page = await openPage();
    page.actAs(stand);
    const record = page.postRecord(stand, answers, []);
    expect(record).not.toHaveProperty('VisitorId');
    const submission = page.createSubmission(page.postEntry(stand, record), page.postGateway(stand));
    await phone.fault({ name: 'replyLostAfterCommit', path: 'insert/CloudRelease', times: 1 });
    await submission.start();
    expect(submission.store.getState().state.at).toBe('done');
    expect(await ofBooth()).toHaveLength(before + 1);
  });

  it('is refused for a contact without admin rights, and for the post of another exhibitor', async () => {
    const page = await openPage();
    for (const other of [
      { ...stand, exhibitorUserId: 'user00000000000assistant' },
      { ...stand, ownerId: 'exhibitor000000000000002' },
    ]) {
      page.actAs(other);
      const sent = page.postRecord(other, answers, []);
      const submission = page.createSubmission(page.postEntry(other, sent), page.postGateway(other));
      await submission.start();
      expect(submission.store.getState().state).toMatchObject({ at: 'rejected' });
    }
  });

  it('that is corrected with the changed fields alone is found by its id where the reply got lost', async () => {
    const [first] = await ofBooth();
    const recordId = String(first?.['RecordId']);
    const address = { ...stand, postId: recordId };
    const page = await openPage();
    page.actAs(stand);
    const entry = page.postEntry(address, { number: 7 });
    const correction = page.createSubmission(entry, page.postGateway(address));
    await phone.fault({ name: 'replyLostAfterCommit', path: 'update/CloudRelease', times: 1 });
    await correction.start(recordId);
    expect(correction.store.getState().state).toMatchObject({ at: 'done', recordId });
    const after = (await ofBooth()).find((row) => row['RecordId'] === recordId);
    expect(after).toMatchObject({ number: 7, productName: first?.['productName'] });
  });
});
