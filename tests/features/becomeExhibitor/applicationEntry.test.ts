// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApp } from '#tests/app/openApp.ts';
import { openPhone, openTab, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';
import { registerHere } from '../shop.ts';

const exhibitionId = 'applicants00000000000001';
const entry = '申请参展';
const inReview = '13800000031';
const refused = '13800000032';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(async () => {
  phone = openPhone();
  await phone.call('update/Exhibition', {
    recordId: exhibitionId,
    setValue: { ExhibitorSignSetup: { Version: '1', IsOpen: true, EndTime: '2020-03-01 18:00:00' } },
  });
  await registerHere(phone, exhibitionId);
});

const proven = async (change: 'remember' | 'forget', value = '') => {
  const tab = await openTab();
  const { provenContacts } = await tab.localStores();
  await (change === 'remember'
    ? provenContacts.remember(exhibitionId, { kind: 'mobile', value })
    : provenContacts.forget(exhibitionId));
  tab.kill();
};
const applicationsAsked = () => phone.asked.filter(({ path }) => path.endsWith('/ExhibitorApplication'));
const linkTo = async (page: string) => {
  await openApp(`/${page}/${exhibitionId}`);
  return (await screen.findByRole('link', { name: new RegExp(entry) })).getAttribute('href');
};

describe('the entry for an application to exhibit, after the last day for new ones', () => {
  it.each(['mine', 'home'])('stays in “%s” for a company whose application was refused', async (page) => {
    await proven('remember', refused);
    expect(await linkTo(page)).toBe(`/become-exhibitor/${exhibitionId}`);
  });

  it('stays for one whose application is looked at', async () => {
    await proven('remember', inReview);
    expect(await linkTo('mine')).toBe(`/become-exhibitor/${exhibitionId}`);
  });

  it('stays on the phone that has seen the application, also when the contact does not count as proven any more', async () => {
    await proven('remember', refused);
    await openApp(`/become-exhibitor/${exhibitionId}`);
    await screen.findByRole('heading', { level: 1, name: '修改参展申请' });
    await proven('forget');
    phone.asked.length = 0;
    expect(await linkTo('mine')).toBe(`/become-exhibitor/${exhibitionId}`);
    expect(applicationsAsked()).toEqual([]);
  });

  it('is gone for who has sent none', async () => {
    await proven('remember', '13800000099');
    await openApp(`/mine/${exhibitionId}`);
    const { queryClient } = await import('#data/queries/queryClient.ts');
    const answers = () => queryClient().getQueriesData({ queryKey: ['exhibitorApplication', exhibitionId] });
    await eventually(() => expect(answers().map(([, answer]) => answer)).toEqual([false]));
    expect(applicationsAsked()).toHaveLength(1);
    expect(screen.queryByRole('link', { name: new RegExp(entry) })).toBeNull();
  });
});
