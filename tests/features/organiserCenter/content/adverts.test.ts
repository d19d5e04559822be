// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Row } from '#sandbox/store/store.ts';
import { mainText, openApp } from '#tests/app/openApp.ts';
import type { Phone } from '#tests/flows/openPhone.ts';
import { answer, fill, tap } from './contentSteps.ts';
import { exhibitionId, host, openOrganiserPhones } from '../organiserPhone.ts';

let phone: Phone;

openOrganiserPhones((opened) => {
  phone = opened;
});

const bySort = (one: Row, other: Row) => Number(one['Sort']) - Number(other['Sort']);
const ownOnHome = async () =>
  [...(await phone.rows('Advertisement', exhibitionId))]
    .filter(({ Position }) => Position === 'home')
    .sort(bySort);
const cloudOnHome = async () =>
  [...(await phone.rows('CloudAdvertise', exhibitionId))].filter(({ Slot }) => Slot === 'home').sort(bySort);
const editorOf = (row: Row | undefined) =>
  `/organiser-center/${exhibitionId}/content/adverts/${String(row?.['RecordId'])}`;
const writes = () => phone.asked.filter(({ path }) => /^update\/(?:Cloud)?Advertise/.test(path));

describe('the advertisements of an exhibition', () => {
  it('are listed by page and by who has placed them, each with whether visitors see it', async () => {
    await openApp(`/organiser-center/${exhibitionId}/content?part=adverts`);
    const placed = (await screen.findByRole('heading', { name: '首页（平台投放）' })).parentElement;
    expect(within(placed ?? document.body).getAllByRole('link')).toHaveLength((await cloudOnHome()).length);
    for (const state of ['展示中', '未到投放时间', '投放已结束'])
      expect(placed?.textContent).toContain(state);
    expect(screen.getByRole('heading', { name: '展品' })).toBeTruthy();
  });
});

describe('an advertisement that an organiser changes', () => {
  it('is taken off its page after one more question, and put back by changing the change back', async () => {
    const [advert] = await ownOnHome();
    const app = await openApp(editorOf(advert));
    await tap(app, '隐藏广告');
    expect(await answer(app, '隐藏广告')).toContain('所有观众都会在对应页面看到调整。');
    await screen.findByText(/^您于 .+ 调整$/);
    expect((await ownOnHome())[0]).toMatchObject({ IsHidden: true, ChangedBy: host, Revision: 1 });
    await tap(app, '改回去');
    expect(await answer(app, '改回去')).toContain('状态：展示中');
    await screen.findByRole('button', { name: '隐藏广告' });
    expect((await ownOnHome())[0]).toMatchObject({ IsHidden: false, Revision: 2 });
    expect(writes()).toHaveLength(2);
  });

  it('is not changed where the question is answered with no', async () => {
    const [advert] = await cloudOnHome();
    const app = await openApp(editorOf(advert));
    await tap(app, '隐藏广告');
    await answer(app, '先不改');
    expect(writes()).toEqual([]);
    expect((await cloudOnHome())[0]?.['IsHidden']).not.toBe(true);
  });

  it('moves one place among those of its page and its collection', async () => {
    const ids = (await ownOnHome()).map(({ RecordId }) => RecordId);
    const cloud = await cloudOnHome();
    const app = await openApp(editorOf((await ownOnHome())[1]));
    await screen.findByText(`第 2 张，共 ${ids.length} 张`);
    await tap(app, '上移');
    await answer(app, '上移');
    await screen.findByText(`第 1 张，共 ${ids.length} 张`);
    expect((await ownOnHome()).map(({ RecordId }) => RecordId)).toEqual([ids[1], ids[0], ...ids.slice(2)]);
    expect(await cloudOnHome()).toEqual(cloud);
  });

  it('leads to an address that can be opened; another one is not sent', async () => {
    const [advert] = await cloudOnHome();
    const app = await openApp(editorOf(advert));
    await app.user.click(await screen.findByRole('button', { name: /^点击后打开/ }));
    await app.user.click(await screen.findByRole('radio', { name: '其他网址' }));
    await fill(app, 'address', 'javascript:alert(1)');
    await tap(app, '保存');
    await screen.findByText('这个网址无法打开，请检查。');
    expect(writes()).toEqual([]);
    await fill(app, 'address', 'https://adverts.example.com/new');
    await tap(app, '保存');
    await answer(app, '保存');
    await screen.findByText(/^您于 .+ 调整$/);
    expect((await cloudOnHome())[0]).toMatchObject({ Link: 'https://adverts.example.com/new', Revision: 1 });
  });

  it('keeps what another organiser has changed since it was read', async () => {
    // In real time: the page that asks again each moment would show the other change before this one is sent.
    const [advert] = await ownOnHome();
    const app = await openApp(editorOf(advert), { timeFactor: 1 });
    await screen.findByRole('button', { name: '隐藏广告' });
    const theirs = { Url: 'https://adverts.example.com/theirs', Revision: 1, ChangedAt: Date.now() };
    await phone.call('update/Advertisement', { recordId: advert?.['RecordId'], setValue: theirs });
    await tap(app, '隐藏广告');
    await answer(app, '隐藏广告');
    await screen.findByText(/同事刚刚改过这一条，没有覆盖/);
    expect(writes()).toEqual([]);
    const [now] = await ownOnHome();
    expect(now).toMatchObject(theirs);
    expect(now?.['IsHidden']).not.toBe(true);
    await waitFor(() => expect(mainText()).toContain('https://adverts.example.com/theirs'));
  });
});
