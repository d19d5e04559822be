// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type App, mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';
import { registerHere } from '../shop.ts';
import { pauseBetweenTaps } from '../steps.ts';
import { cards, caseOf, fair } from './steps.ts';

let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

const field = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const tap = async (app: App, name: string | RegExp) => {
  pauseBetweenTaps();
  await app.user.click(await screen.findByRole('button', { name }));
};
async function paste(app: App, text: string) {
  await tap(app, /^粘贴名片内容/);
  const box = within(await screen.findByRole('dialog')).getByRole('textbox');
  await app.user.click(box);
  await app.user.paste(text);
  await tap(app, '填入表单');
}
const wang = [
  '公司：江海精工',
  '姓名：王芳',
  '手机：13800001234',
  '传真：0755-88886667',
  '邮箱：wang@example.com',
].join('\n');
const li = ['姓名：李明', '电话：0755-66668888转808', 'QQ：123456789'].join('\n');

describe('a card that is pasted', () => {
  it('fills the form, says what it has no field for, and does so again after a reload', async () => {
    await registerHere(phone, fair);
    const app = await openApp(`${cards}/new`);
    await paste(app, wang);
    await waitFor(() => expect(field('姓名').value).toBe('王芳'));
    expect(field('手机').value).toBe('13800001234');
    const notice = () => screen.getByText('未使用').closest('[role="note"]')?.textContent;
    expect(notice()).toContain('传真：0755-88886667');
    await openApp(`${cards}/new`);
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^姓名/ })).value).toBe('王芳');
    expect(notice()).toContain('传真：0755-88886667');
  });

  it('after another one leaves nothing of the first, and is saved as one person', async () => {
    const visitorId = await registerHere(phone, fair);
    const app = await openApp(`${cards}/new`);
    await paste(app, wang);
    await waitFor(() => expect(field('姓名').value).toBe('王芳'));
    await paste(app, li);
    await waitFor(() => expect(field('姓名').value).toBe('李明'));
    for (const name of ['公司', '邮箱']) expect(field(name).value).toBe('');
    expect(mainText()).not.toContain('0755-88886667');
    expect(mainText()).toContain('QQ：123456789');
    expect(mainText()).toContain('分机：808');
    await tap(app, '存入名片夹');
    await screen.findByText('已存入名片夹：李明');
    await eventually(async () =>
      expect(await caseOf(phone, visitorId)).toMatchObject([
        { Name: '李明', Mob: '0755-66668888', CompanyName: '', Email: '' },
      ]),
    );
  });

  it('asks before it replaces what was typed, and keeps it by default', async () => {
    await registerHere(phone, fair);
    const app = await openApp(`${cards}/new`);
    await app.user.type(await screen.findByRole('textbox', { name: /^姓名/ }), '周明');
    await paste(app, wang);
    const question = await screen.findByRole('dialog', { name: '要替换您填写的内容吗？' });
    expect(question.textContent).toContain('姓名 周明');
    await tap(app, '保留我填写的');
    await waitFor(() => expect(field('手机').value).toBe('13800001234'));
    expect(field('姓名').value).toBe('周明');
    expect(mainText()).toContain('其他姓名：王芳');
    await paste(app, li);
    await tap(app, '用名片内容替换');
    await waitFor(() => expect(field('姓名').value).toBe('李明'));
    expect(field('邮箱').value).toBe('');
  });
});

describe('a card of another product that is scanned', () => {
  it('shows beside it what it says and no field has a place for', async () => {
    await registerHere(phone, fair);
    const app = await openApp(cards);
    await tap(app, '扫对方的名片');
    const code = await screen.findByRole('textbox', { name: /^二维码旁的链接或编号/ });
    await app.user.type(code, 'BIZCARD:N:芳;X:王;C:江海;F:075588886667;M:13800001234;;');
    await tap(app, '打开');
    await screen.findByRole('button', { name: '存入名片夹' });
    expect(mainText()).toContain('王芳');
    expect(mainText()).toContain('13800001234');
    expect(mainText()).toContain('传真：075588886667');
  });
});
