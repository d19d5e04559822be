// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPhone, openTab, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { applicationForm } from '#features/becomeExhibitor/rules/applicationForm.ts';

const form = applicationForm({
  text: (key) => ({ zh: key, en: key }),
  version: '1',
  halls: [],
  configured: undefined,
  provenBy: 'mobile',
});
const answers = { CompanyName: '青禾刀具有限公司', BoothArea: '36', Product: '刀具', LinkName: '程亦舟' };
const open = 'open00000000000000000001';
const ended = 'ended0000000000000000001';
let phone: Phone;
let number = 13_911_110_000;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
  number += 1;
});

const rows = async () =>
  (await phone.rows('ExhibitorApplication')).filter((row) => row['Mob'] === String(number));
const calls = (path: string) => phone.asked.filter((asked) => asked.path === path);

async function begin(exhibitionId = open) {
  const tab = await openTab();
  const sending = await import('#features/becomeExhibitor/applicationSubmission.ts');
  const key = { exhibitionId, contact: { kind: 'mobile', value: String(number) } } as const;
  const submit = (isCorrection: boolean, said: Readonly<Record<string, string>> = answers) =>
    tab.createSubmission(
      sending.applicationEntry({ key, form, answers: said, exhibitorId: undefined, isCorrection }),
      (entry) => sending.applicationGateway(entry, key),
    );
  return { submit };
}

describe('an application to exhibit', () => {
  it('whose reply got lost is found again, and stored once', { tags: ['N06'] }, async () => {
    const submission = (await begin()).submit(false);
    await phone.fault({ name: 'replyLostAfterCommit', path: 'insert/ExhibitorApplication', times: 1 });
    await submission.start();
    expect(submission.store.getState().state.at).toBe('done');
    expect(calls('insert/ExhibitorApplication')).toHaveLength(1);
    expect(await rows()).toMatchObject([
      { CompanyName: '青禾刀具有限公司', BoothArea: '36', Job: '', ApproveState: '0' },
    ]);
  });

  it('that the browser delivers twice is one row', { tags: ['N07'] }, async () => {
    const submission = (await begin()).submit(false);
    await phone.fault({ name: 'deliveredTwice', path: 'insert/ExhibitorApplication', times: 1 });
    await submission.start();
    expect(submission.store.getState().state.at).toBe('done');
    expect(await rows()).toHaveLength(1);
  });

  it('of a contact that has applied before shows the earlier one, and adds none', async () => {
    const { submit } = await begin();
    await submit(false).start();
    const second = submit(false, { ...answers, CompanyName: '另一家' });
    await second.start();
    expect(second.store.getState()).toMatchObject({
      state: { at: 'overwriteAsked' },
      other: { company: '青禾刀具有限公司' },
    });
    expect(await rows()).toHaveLength(1);
  });

  it('that is corrected is sent again as one change, also where the reply got lost', async () => {
    const { submit } = await begin();
    await submit(false).start();
    const recordId = String((await rows())[0]?.['RecordId']);
    const correction = submit(true, { ...answers, Product: '' });
    await phone.fault({ name: 'replyLostAfterCommit', path: 'update/ExhibitorApplication', times: 1 });
    await correction.start(recordId);
    expect(correction.store.getState().state).toMatchObject({ at: 'done', recordId });
    expect(await rows()).toMatchObject([
      { RecordId: recordId, Product: '', CompanyName: answers.CompanyName },
    ]);
  });

  it('is refused where the exhibition takes none any more', async () => {
    const submission = (await begin(ended)).submit(false);
    await submission.start();
    expect(submission.store.getState().state).toMatchObject({ at: 'rejected', refusal: { resCode: 2012 } });
    expect(await rows()).toHaveLength(0);
  });
});
