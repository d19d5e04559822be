// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type App, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer, type TabSettings } from '#tests/flows/openPhone.ts';
import { pauseBetweenTaps } from '../steps.ts';

const exhibitionId = 'organiser000000000000001';
const page = `/organiser-center/${exhibitionId}/decide`;
const host = 'user0000000000000000host';
const administrator = 'user00000000000000000adm';
const names = ['待审核的包装机', '待审核的封口机', '待审核的贴标机'] as const;
/** As long as for a person. */
const unhurried = { timeFactor: 1 };
/** The five seconds in which it can be undone, and the sending. */
const afterUndo = { timeout: 12_000 };
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(async () => {
  phone = openPhone();
  localStorage.setItem('organizerUserId', host);
  for (const productName of names)
    await phone.call('insert/CloudRelease', {
      record: { ExhibitionId: exhibitionId, type: 'supply', productName, companyName: '江海精工有限公司' },
    });
});

const rowOf = async (name: string) =>
  (await phone.rows('CloudRelease', exhibitionId)).find((row) => row['productName'] === name);
const states = async () => Promise.all(names.map(async (name) => (await rowOf(name))?.['ApproveState']));
const writes = () =>
  phone.asked.filter(({ path, body }) => path === 'update/CloudRelease' && body.userId === host);
const tap = async (app: App, name: string | RegExp) => {
  pauseBetweenTaps();
  await app.user.click(await screen.findByRole('button', { name }));
};
async function chooseAll(settings: TabSettings = {}): Promise<App> {
  const app = await openApp(page, settings);
  await tap(app, /^供需 \d+$/);
  await screen.findByRole('button', { name: `通过：${names[0]}` });
  await tap(app, '选择');
  for (const name of names) await app.user.click(screen.getByRole('checkbox', { name: `选择：${name}` }));
  await screen.findByText('已选 3 条');
  return app;
}

describe('rows that are decided together', () => {
  it('are chosen among those of one kind, all that are shown with one tap', async () => {
    const app = await openApp(page);
    await screen.findByText('要一起处理多条，请先选择一个类别。');
    expect(screen.queryByRole('button', { name: '选择' })).toBeNull();
    await tap(app, /^供需 \d+$/);
    await tap(app, '选择');
    await tap(app, '全选当前显示的');
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.every(({ checked }) => checked)).toBe(true);
    await screen.findByText(`已选 ${boxes.length} 条`);
    await tap(app, '取消全选');
    expect(screen.queryByText(/^已选/)).toBeNull();
  });

  it('are not sent while it can be undone, and stay chosen when it is undone', {
    timeout: 30_000,
  }, async () => {
    const app = await chooseAll(unhurried);
    await tap(app, '通过 3 条');
    const undo = await screen.findByRole('button', { name: '撤销' });
    expect(document.activeElement).toBe(undo);
    expect(screen.getByRole('timer', { name: '剩余撤销时间' })).toBeTruthy();
    await tap(app, '撤销');
    await screen.findByText('已选 3 条');
    expect(writes()).toEqual([]);
  });

  it('are approved once each after five seconds, by the organiser', { timeout: 30_000 }, async () => {
    const app = await chooseAll();
    await tap(app, '通过 3 条');
    await waitFor(async () => expect(await states()).toEqual(['2', '2', '2']), afterUndo);
    expect((await screen.findAllByText('已通过 3 条。')).length).toBeGreaterThan(0);
    expect(writes()).toHaveLength(3);
    await waitFor(() => expect(screen.queryByText(names[0])).toBeNull());
  });

  it('are sent back with one reason', { timeout: 30_000 }, async () => {
    const app = await chooseAll();
    await tap(app, '退回 3 条');
    const sheet = within(await screen.findByRole('dialog', { name: '退回所选的 3 条？' }));
    await app.user.type(sheet.getByRole('textbox'), '请补充图片');
    await app.user.click(sheet.getByRole('button', { name: '退回修改' }));
    await waitFor(async () => expect(await states()).toEqual(['3', '3', '3']), afterUndo);
    expect(await rowOf(names[1])).toMatchObject({ ReviewReason: '请补充图片' });
  });

  it('are sent when the screen is left before the time is over', { timeout: 30_000 }, async () => {
    const app = await chooseAll(unhurried);
    await tap(app, '通过 3 条');
    await screen.findByRole('button', { name: '撤销' });
    await act(() => app.router.navigate(`/organiser-center/${exhibitionId}`));
    await waitFor(async () => expect(await states()).toEqual(['2', '2', '2']), { timeout: 4_000 });
    expect(writes()).toHaveLength(3);
  });

  it('leave under no other login', { timeout: 30_000 }, async () => {
    const app = await chooseAll(unhurried);
    await tap(app, '通过 3 条');
    await screen.findByRole('button', { name: '撤销' });
    const { services } = await import('#session/services.ts');
    act(() => services().device.setState({ organizerUserId: 'user000000000000000other' }));
    await screen.findAllByText('有 3 条没有处理成功，请再试一次。', {}, afterUndo);
    expect(phone.asked.filter(({ path }) => path === 'update/CloudRelease')).toEqual([]);
  });

  it('go on when a colleague has decided one meanwhile, which is told for that row', {
    timeout: 30_000,
  }, async () => {
    const app = await chooseAll(unhurried);
    await tap(app, '通过 3 条');
    const recordId = (await rowOf(names[1]))?.['RecordId'];
    await phone.call(
      'update/CloudRelease',
      { recordId, setValue: { ApproveState: '3', ReviewReason: '同事', ReviewTime: '-' } },
      administrator,
    );
    await waitFor(async () => expect(await states()).toEqual(['2', '3', '2']), afterUndo);
    await screen.findByText(new RegExp(`^${names[1]}：沈知行已于 \\d\\d:\\d\\d 退回，没有改动。$`));
    expect(writes()).toHaveLength(2);
    expect(await rowOf(names[1])).toMatchObject({ ReviewReason: '同事', ReviewedBy: administrator });
  });

  it('stay chosen where one fails, and only that one is tried again', { timeout: 40_000 }, async () => {
    const app = await chooseAll();
    const failing = (await rowOf(names[2]))?.['RecordId'];
    let isDone = false;
    phone.answerInstead(({ path, body }) => {
      if (isDone || path !== 'update/CloudRelease' || !JSON.stringify(body).includes(String(failing)))
        return undefined;
      isDone = true;
      return new Response('', { status: 500 });
    });
    await tap(app, '通过 3 条');
    await screen.findByText('已选 1 条', {}, afterUndo);
    expect(screen.getByText('没有提交成功，请再试一次。')).toBeTruthy();
    expect(await states()).toEqual(['2', '2', '0']);
    await tap(app, '通过 1 条');
    await waitFor(async () => expect(await states()).toEqual(['2', '2', '2']), afterUndo);
    expect(writes()).toHaveLength(4);
  });
});
