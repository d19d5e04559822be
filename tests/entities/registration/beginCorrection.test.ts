// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readRegistration } from '#entities/registration/api/registrationRecord.ts';
import { openPhone, openTab, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';

const address = {
  exhibitionId: 'review000000000000000001',
  channelId: 'mainreview00000000000001',
  contact: { kind: 'mobile', value: '13800000002' },
} as const;
let tab: Tab;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(async () => {
  openPhone();
  tab = await openTab();
});

const registrationMade = (CreatedAtMesc: number) =>
  readRegistration({
    RecordId: 'registration000000000002',
    Name: '沈知夏',
    CompanyName: '南麓新材料',
    CreatedAtMesc,
  })!;

async function begin(madeAtMs: number) {
  const { beginCorrection } = await import('#entities/registration/beginCorrection.ts');
  await beginCorrection(address, registrationMade(madeAtMs));
  return (await tab.findRegistrationDraft(address))?.draft;
}

describe('beginning a correction', { tags: ['overwrite'] }, () => {
  it('starts from the stored name and company, and keeps no answer on the phone', async () => {
    expect(await begin(Date.now() - 1_000)).toMatchObject({
      identity: { name: '沈知夏', company: '南麓新材料', contact: '13800000002' },
      answers: {},
    });
    expect(sessionStorage.getItem(`correcting.${address.exhibitionId}`)).toBe('registration000000000002');
  });

  it('goes on with an earlier correction that was not sent', async () => {
    await tab.saveRegistrationDraft(address, { identity: { name: '沈知秋' }, answers: { Job: '总监' } }, []);
    expect(await begin(Date.now() - 60_000)).toMatchObject({
      identity: { name: '沈知秋' },
      answers: { Job: '总监' },
    });
  });

  it('throws away what was typed before the registration was made', async () => {
    await tab.saveRegistrationDraft(address, { identity: { name: '旧' }, answers: { Job: '旧' } }, []);
    expect(await begin(Date.now() + 60_000)).toMatchObject({ identity: { name: '沈知夏' }, answers: {} });
  });
});
