// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type App, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { pauseBetweenTaps } from '../steps.ts';

const exhibitionId = 'organiser000000000000001';
const center = `/organiser-center/${exhibitionId}`;
const host = 'user0000000000000000host';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
  localStorage.setItem('organizerUserId', host);
});

const tap = async (app: App, name: string | RegExp) => {
  pauseBetweenTaps();
  const [button] = await screen.findAllByRole('button', { name });
  await app.user.click(button as HTMLElement);
};
const writes = () => phone.asked.filter(({ path }) => path.startsWith('update/'));

describe('a row that waits for the organiser and is removed meanwhile', () => {
  it.each([
    ['appointments', 'InvitationInfo', '通过：唐以晴'],
    ['registrations', 'VisitorExhibitionInfo', '通过：顾清越'],
    ['teams', 'Team', '通过：南屿食品'],
  ] as const)(
    'of %s is told as gone, leaves the list, and nothing is sent',
    async (part, collection, name) => {
      const app = await openApp(`${center}/${part}`);
      await screen.findByRole('button', { name });
      // A colleague is a moment faster than the tap: the list has not told of it yet.
      phone.answerInstead(async ({ path, body }) => {
        const [, recordId] = /"RecordId":"(\w{24})"/.exec(JSON.stringify(body.params)) ?? [];
        if (path.endsWith(collection) && recordId !== undefined)
          await phone.call(`delete/${collection}`, { recordId });
        return undefined;
      });
      await tap(app, name);
      expect((await screen.findAllByText('这一条已被删除，没有提交处理。')).length).toBeGreaterThan(0);
      await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
      expect(writes()).toEqual([]);
    },
  );
});

describe('a reason that is typed and not sent', () => {
  it('is there when its sheet is opened again, also after another screen, and for no other row', async () => {
    const app = await openApp(`${center}/registrations`);
    const [first, second] = await screen.findAllByRole('button', { name: /^退回补充：/ });
    const [name, other] = [first, second].map((one) => one?.getAttribute('aria-label') ?? '');
    const reasonIn = async (of = '') => {
      await tap(app, of);
      const sheet = within(await screen.findByRole('dialog'));
      return { sheet, field: sheet.getByRole<HTMLTextAreaElement>('textbox') };
    };
    const close = async (sheet: ReturnType<typeof within>) => {
      await app.user.click(sheet.getByRole('button', { name: '先不处理' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    const asked = await reasonIn(name);
    await app.user.type(asked.field, '请补充公司');
    await close(asked.sheet);
    await app.router.navigate(`${center}/teams`);
    await screen.findByRole('button', { name: /^通过：南屿食品/ });
    await app.router.navigate(`${center}/registrations`);
    const otherOne = await reasonIn(other);
    expect(otherOne.field.value).toBe('');
    await close(otherOne.sheet);
    const again = await reasonIn(name);
    expect(again.field.value).toBe('请补充公司');
    expect(writes()).toEqual([]);

    await app.user.click(again.sheet.getByRole('button', { name: '退回补充' }));
    await screen.findAllByText('已退回，观众会看到原因');
    expect(writes()).toHaveLength(1);
  });
});

describe('a reason', () => {
  it('of 201 characters is not sent; one of 200 is, whatever characters they are', async () => {
    const app = await openApp(`${center}/teams`);
    await tap(app, '退回修改：南屿食品');
    const sheet = within(await screen.findByRole('dialog'));
    await app.user.click(sheet.getByRole('textbox'));
    await app.user.paste('𠮷'.repeat(201));
    await app.user.click(sheet.getByRole('button', { name: '退回修改' }));
    expect(sheet.getByText('原因最多 200 字')).toBeTruthy();
    expect(writes()).toEqual([]);

    await app.user.clear(sheet.getByRole('textbox'));
    await app.user.paste('𠮷'.repeat(200));
    await app.user.click(sheet.getByRole('button', { name: '退回修改' }));
    await screen.findAllByText('已退回，队长会看到原因');
    expect(writes()).toMatchObject([{ body: { params: { setValue: { ApproveReason: '𠮷'.repeat(200) } } } }]);
  });
});
