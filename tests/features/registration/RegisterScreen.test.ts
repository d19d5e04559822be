// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressOf, openApp, switchTo } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { draftSaved, leaveIdentity } from '../steps.ts';
import { summaryTitle } from '#tests/support/summaryTitle.ts';

const exhibitionId = 'longform0000000000000001';
const channelId = 'mainlong0000000000000001';
const register = `/register/${exhibitionId}/${channelId}`;
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

async function open() {
  await leaveIdentity({ exhibitionId, channelId, name: '' });
  const app = await openApp(register);
  const name = await screen.findByLabelText<HTMLInputElement>(/^姓名/);
  const company = screen.getByLabelText<HTMLInputElement>(/^单位名称/);
  return {
    app,
    name,
    company,
    goOn: () => app.user.click(screen.getByRole('button', { name: '下一步：填写信息' })),
  };
}

describe('who the visitor is', () => {
  it('is asked after a contact was proven, and is required here', async () => {
    const app = await openApp(register);
    await waitFor(() => expect(addressOf(app)).toBe(`/login/${exhibitionId}/${channelId}?next=register`));
  });

  it('without any answer is refused with a summary that has the focus and leads to each field', {
    tags: ['not-empty'],
  }, async () => {
    const { app, name, company, goOn } = await open();
    await goOn();
    const summary = await screen.findByRole('group', { name: summaryTitle });
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(within(summary).getByRole('heading').textContent).toBe('还有 2 项未填');
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['请填写姓名', '请填写公司或单位名称']);
    await app.user.click(links[1]!);
    expect(document.activeElement).toBe(company);
    expect([name.getAttribute('aria-invalid'), name.getAttribute('aria-describedby')]).toEqual([
      'true',
      'name-error',
    ]);
  });

  it('stops being marked as wrong as soon as it is right, without another attempt', async () => {
    const { app, name, company, goOn } = await open();
    await goOn();
    const summary = await screen.findByRole('group', { name: summaryTitle });
    await app.user.type(name, '周闻溪');
    expect(name.getAttribute('aria-invalid')).not.toBe('true');
    expect(document.getElementById('name-error')).toBeNull();
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['请填写公司或单位名称']);
    expect(company.getAttribute('aria-invalid')).toBe('true');
    await app.user.type(company, '云津精密机械有限公司');
    expect(company.getAttribute('aria-invalid')).not.toBe('true');
    expect(screen.queryByRole('group', { name: summaryTitle })).toBeNull();
    await app.user.clear(name);
    expect(name.getAttribute('aria-invalid')).toBe('true');
  });

  it('is summed up again, with the focus, at each attempt', async () => {
    const { app, name, goOn } = await open();
    await goOn();
    await screen.findByRole('group', { name: summaryTitle });
    await app.user.type(name, '周闻溪');
    await goOn();
    await waitFor(() =>
      expect(document.activeElement?.textContent).toBe('还有 1 项未填请填写公司或单位名称'),
    );
  });

  it.each([
    ['digits alone', '12345', '请正确填写您的姓名'],
    ['blanks', '   ', '请填写姓名'],
  ])(
    'is refused when the name is %s',
    { tags: ['not-empty', 'shared-texts'] },
    async (_, typed, sentence) => {
      const { app, name, company, goOn } = await open();
      await app.user.type(name, typed);
      await app.user.type(company, '南麓食品');
      await goOn();
      expect((await screen.findByRole('group', { name: summaryTitle })).textContent).toContain(sentence);
    },
  );

  it.each(['欧阳·买买提', 'O’Brien-Müller', '𠮷野家', 'محمد'])('may be called %s', async (typed) => {
    const { app, name, company, goOn } = await open();
    await app.user.type(name, typed);
    await app.user.type(company, '南麓食品');
    await goOn();
    expect(await screen.findByRole('heading', { name: '填写信息' })).toBeTruthy();
    expect(addressOf(app)).toBe(`/information/${exhibitionId}/${channelId}`);
  });

  it('comes back after a reload as it was typed', async () => {
    const { app, name } = await open();
    await app.user.type(name, '周闻');
    await app.user.tab();
    await draftSaved();
    await openApp(register);
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^姓名/).value).toBe('周闻'));
    expect(phone.storedText()).not.toContain('13900001111');
  });

  it('keeps what is typed when the language is switched', async () => {
    const { app, name, goOn } = await open();
    await app.user.type(name, '周闻溪');
    await goOn();
    await switchTo('en');
    expect(await screen.findByRole('heading', { name: 'Name and company' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/)).toBe(name);
    expect(name.value).toBe('周闻溪');
    expect(screen.getByRole('group', { name: summaryTitle }).textContent).toContain(
      '1 field needs attention',
    );
  });

  it('shows the proven contact masked, with a way to another', async () => {
    await open();
    expect(screen.getByRole('main').textContent).toContain('139****1111');
    expect(screen.getByRole('link', { name: '更换' }).getAttribute('href')).toBe(
      `/login/${exhibitionId}/${channelId}?next=register`,
    );
  });
});
