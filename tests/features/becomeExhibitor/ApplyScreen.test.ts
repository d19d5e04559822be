// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressOf, mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, openTab, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';
import { pauseBetweenTaps } from '../steps.ts';

const exhibitionId = 'applicants00000000000001';
const address = `/become-exhibitor/${exhibitionId}`;
const inReview = '13800000031';
const refused = '13800000032';
const closed = '暂不接受参展申请';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(async () => {
  phone = openPhone();
  await setPeriod({ IsOpen: true, EndTime: '2020-03-01 18:00:00' });
});

const setPeriod = (setup: object) =>
  phone.call('update/Exhibition', {
    recordId: exhibitionId,
    setValue: { ExhibitorSignSetup: { Version: '1', ...setup } },
  });

async function prove(value: string): Promise<void> {
  const tab = await openTab();
  await (await tab.localStores()).provenContacts.remember(exhibitionId, { kind: 'mobile', value });
  tab.kill();
}

const applicationOf = async (mobile: string) =>
  (await phone.rows('ExhibitorApplication', exhibitionId)).find((row) => row['Mob'] === mobile);
const sent = () => phone.asked.filter(({ path }) => path === 'update/ExhibitorApplication');

async function correctArea(app: Awaited<ReturnType<typeof openApp>>): Promise<void> {
  await screen.findByRole('heading', { level: 1, name: '修改参展申请' });
  expect(mainText()).toContain('营业执照图片不清楚');
  const area = screen.getByLabelText<HTMLInputElement>(/展位面积/);
  await app.user.clear(area);
  await app.user.type(area, '27');
  await app.user.click(screen.getByRole('button', { name: '预览' }));
  pauseBetweenTaps();
  await app.user.click(await screen.findByRole('button', { name: '重新提交' }));
}

describe('after the last day for applications to exhibit', () => {
  it('a company that was asked to correct its application may send the correction', async () => {
    await prove(refused);
    const app = await openApp(address);
    await correctArea(app);
    await eventually(() => expect(addressOf(app)).toBe(`${address}/application`));
    expect(await screen.findByText('审核中')).toBeTruthy();
    expect(await applicationOf(refused)).toMatchObject({ BoothArea: '27', ApproveState: '0' });
    expect(sent()).toHaveLength(1);
  });

  it('a correction whose answer was lost is sent once more, and is not refused then', async () => {
    await prove(refused);
    const app = await openApp(address);
    await phone.fault({ name: 'replyLostAfterCommit', path: 'update/ExhibitorApplication', times: 1 });
    await correctArea(app);
    await eventually(() => expect(addressOf(app)).toBe(`${address}/application`));
    expect(await applicationOf(refused)).toMatchObject({ BoothArea: '27', ApproveState: '0' });
    expect(sent()).toHaveLength(2);
  });

  it('the same holds where the organiser takes no applications any more', async () => {
    await setPeriod({ IsOpen: false });
    await prove(refused);
    await correctArea(await openApp(address));
    await eventually(async () => expect(await applicationOf(refused)).toMatchObject({ BoothArea: '27' }));
  });

  it('a company that has sent none is told that applications are closed', async () => {
    await prove('13800000099');
    await openApp(address);
    await screen.findByText(closed);
    expect(screen.queryByRole('button', { name: '预览' })).toBeNull();
  });

  it('who has proven no contact is told so as well, with the way to an application that was sent', async () => {
    await openApp(address);
    await screen.findByText(closed);
    expect(screen.getByRole('link', { name: '查看我的申请' }).getAttribute('href')).toBe(
      `${address}/application`,
    );
  });

  it('an application in review is shown, and not changed', async () => {
    await prove(inReview);
    const app = await openApp(address);
    await eventually(() => expect(addressOf(app)).toBe(`${address}/application`));
    const { RecordId: recordId } = (await applicationOf(inReview)) ?? {};
    const answer = await phone.call('update/ExhibitorApplication', {
      recordId,
      setValue: { BoothArea: '99' },
    });
    expect(answer.resCode).toBe(2012);
  });
});
