// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Row } from '#sandbox/store/store.ts';
import { openApp } from '#tests/app/openApp.ts';
import type { Phone } from '#tests/flows/openPhone.ts';
import { pauseBetweenTaps } from '#tests/features/steps.ts';
import { answer, fill, tap } from './contentSteps.ts';
import { exhibitionId, host, openOrganiserPhones } from '../organiserPhone.ts';

let phone: Phone;

openOrganiserPhones((opened) => {
  phone = opened;
});

const bannersInOrder = async (): Promise<readonly Row[]> =>
  [...(await phone.rows('ExhibitionBanner', exhibitionId))]
    .filter(({ Type }) => Type === '3')
    .sort((one, other) => Number(one['Sort']) - Number(other['Sort']));
const editorOf = ({ RecordId }: Row) =>
  `/organiser-center/${exhibitionId}/content/banners/${String(RecordId)}`;
const writes = () => phone.asked.filter(({ path }) => path === 'update/ExhibitionBanner');

describe('a picture of the home that an organiser changes', () => {
  it('moves one place by a button that the keyboard works, and back again', async () => {
    const [first = {}, second = {}, third = {}] = (await bannersInOrder()).map(({ RecordId }) => RecordId);
    const app = await openApp(editorOf({ RecordId: third }));
    const up = await screen.findByRole('button', { name: '上移' });
    expect(screen.queryByRole('button', { name: '下移' })).toBeNull();
    pauseBetweenTaps();
    up.focus();
    await app.user.keyboard('{Enter}');
    expect(await answer(app, '上移')).toContain('所有观众都会在首页看到。');
    await screen.findByText('第 2 张，共 3 张');
    expect((await bannersInOrder()).map(({ RecordId }) => RecordId)).toEqual([first, third, second]);
    await tap(app, '改回去');
    expect(await answer(app, '改回去')).toContain('第 3 张，共 3 张');
    await waitFor(async () =>
      expect((await bannersInOrder()).map(({ RecordId }) => RecordId)).toEqual([first, second, third]),
    );
    expect(writes()).toHaveLength(2);
  });

  it('leads to an address that can be opened; another one is not sent', async () => {
    const [banner = {}] = await bannersInOrder();
    const app = await openApp(editorOf(banner));
    await app.user.click(await screen.findByRole('button', { name: /^点击后打开/ }));
    await app.user.click(await screen.findByRole('radio', { name: '其他网址' }));
    await fill(app, 'address', 'javascript:alert(1)');
    await tap(app, '保存');
    await screen.findByText('这个网址无法打开，请检查。');
    expect(writes()).toEqual([]);
    await fill(app, 'address', 'https://news.example.com/plan');
    await tap(app, '保存');
    await answer(app, '保存');
    await screen.findByText(/^您于 .+ 调整$/);
    const [changed] = await bannersInOrder();
    expect(changed).toMatchObject({ Link: 'https://news.example.com/plan', ChangedBy: host, Revision: 1 });
  });

  it('is not saved without words for those who do not see it', async () => {
    const [banner = {}] = await bannersInOrder();
    const app = await openApp(editorOf(banner));
    await fill(app, 'Title', '');
    await tap(app, '保存');
    await screen.findAllByText(/请填写「图片内容」/);
    expect(writes()).toEqual([]);
    await fill(app, 'Title', '机器人手臂在装配线上');
    await tap(app, '保存');
    await answer(app, '保存');
    await screen.findByText(/^您于 .+ 调整$/);
    const [changed] = await bannersInOrder();
    expect(changed).toMatchObject({ Title: '机器人手臂在装配线上', Revision: 1 });
  });
});
