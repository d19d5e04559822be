// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginList } from '#features/sharedList/rules/beginList.ts';
import { divideInOrder } from '#features/sharedList/rules/divide.ts';
import { writeList } from '#features/sharedList/payload/listPayload.ts';
import { framesOf } from '#features/sharedList/rules/frames.ts';
import { type Fields, writeFields } from '#features/sharedList/rules/sharedList.ts';
import { mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { registerPhone } from '../registerPhone.ts';
import { draftSaved } from '../steps.ts';

const fair = 'open00000000000000000001';
const page = `/shared-list/${fair}`;
const inTime = { timeout: 10_000 };
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

async function exhibitorIds(count: number): Promise<readonly string[]> {
  const rows = await phone.rows('ExhibitorExhibitionInfo', fair);
  return rows.slice(0, count).map(({ ExhibitorId }) => String(ExhibitorId));
}

/** A list that a colleague has begun on another phone. */
function begin(ids: readonly string[], title = '采购组') {
  let count = 0;
  return beginList('q7w2', () => `k${(count += 1)}v9x2mq`, {
    title,
    names: ['林小满', '王工'],
    divide: (people) =>
      divideInOrder(
        ids.map((id) => ({ id })),
        people,
      ),
    visited: [],
  });
}

const linkOf = (id: string, fields: Fields, isPart = false) =>
  `${page}#${writeList(fair, { id, fields, isPart })}`;
const cards = () => document.querySelectorAll('[data-exhibitor]');
const shows = (count: number) => waitFor(() => expect(cards()).toHaveLength(count), inTime);

async function openAs(name: string, path: string) {
  const app = await openApp(path);
  await app.user.click(await screen.findByRole('button', { name: new RegExp(name) }, inTime));
  return app;
}

describe('a list that a colleague has sent', () => {
  it('is read without a login, and its names and notes leave the address', async () => {
    const ids = await exhibitorIds(4);
    const list = begin(ids);
    await openAs('王工', linkOf(list.id, list.fields));
    await shows(2);
    expect(location.hash).toBe('');
    expect(mainText()).toContain('王工（我） 去过 0/2 家');
  });

  it('shows its rows once their halls are known, so that none moves to another part of the list', async () => {
    const list = begin(await exhibitorIds(4));
    const held: (() => void)[] = [];
    phone.answerInstead(({ path }) =>
      path.endsWith('/ExhibitionHall') ? new Promise((go) => held.push(() => go(undefined))) : undefined,
    );
    await openAs('王工', linkOf(list.id, list.fields));
    await waitFor(() => expect(mainText()).toContain('王工（我）'), inTime);
    await waitFor(() => expect(held.length).toBeGreaterThan(0), inTime);
    expect(cards()).toHaveLength(0);
    for (const release of held) release();
    await shows(2);
    for (const card of Array.from(cards()))
      expect(card.closest('section')?.querySelector('h2')?.textContent).toMatch(/号馆/);
  });

  it('is ticked off and noted, and is there after a reload', async () => {
    const ids = await exhibitorIds(4);
    const list = begin(ids);
    const { user } = await openAs('王工', linkOf(list.id, list.fields));
    await shows(2);
    const [card] = Array.from(cards()) as HTMLElement[];
    await user.click(within(card as HTMLElement).getByRole('button', { name: /去过/ }));
    await user.click(within(card as HTMLElement).getByRole('button', { name: /写笔记/ }));
    await user.type(await within(card as HTMLElement).findByRole('textbox'), '报价 1200 🙂');
    await waitFor(() => expect(mainText()).toContain('去过 1/2 家'));
    await draftSaved();
    await openApp(page);
    await shows(2);
    expect(mainText()).toContain('去过 1/2 家');
    expect(mainText()).toContain('王工：报价 1200 🙂');
    expect(phone.storedText()).not.toContain('报价');
  });

  it('takes in what comes back later, and keeps the notes of both on one booth', async () => {
    const [first = '', ...ids] = await exhibitorIds(4);
    const list = begin([first, ...ids]);
    const [me = '', other = ''] = ['00', '01'].map((place) =>
      Object.keys(list.fields)
        .find((name) => name.startsWith(`person/${place}`))
        ?.slice(7),
    );
    const mine = writeFields(list.fields, 'q7w2', { [`note/${first}/${me}/q7w2`]: '下周寄样' });
    await openAs('林小满', linkOf(list.id, mine));
    await shows(2);
    await draftSaved();
    const part = writeFields(list.fields, 'b2b2', {
      [`note/${first}/${other}/b2b2`]: '没有证书',
      [`person/${other}`]: '王总工',
    });
    await openApp(linkOf(list.id, part, true));
    await shows(2);
    expect(mainText()).toContain('林小满：下周寄样');
    expect(mainText()).toContain('王总工：没有证书');
  });

  it('of several codes says which are still to come', async () => {
    const list = begin(await exhibitorIds(12));
    const notes: Record<string, string> = {};
    for (const name of Object.keys(list.fields))
      if (name.startsWith('who/'))
        notes[`note/${name.slice(4)}/00x/q7w2`] = Array.from({ length: 60 }, (_, at) =>
          String.fromCharCode(0x4e00 + (((at + 1) * name.charCodeAt(name.length - 1) * 7_919) % 9_000)),
        ).join('');
    const frames = framesOf(
      writeList(fair, { id: list.id, fields: writeFields(list.fields, 'q7w2', notes), isPart: false }),
    );
    expect(frames.length).toBeGreaterThan(1);
    const [last = '', ...others] = frames.slice().reverse();
    const app = await openApp(`${page}#${last}`);
    await screen.findByText(`已读取 1 / ${frames.length} 个二维码`, undefined, inTime);
    for (const frame of others) {
      await app.router.navigate(`${page}#${frame}`);
      await waitFor(() => expect(location.hash).toBe(''));
    }
    expect(await screen.findByRole('button', { name: /王工/ }, inTime)).toBeTruthy();
  });

  it('says that an exhibitor has left the exhibition', async () => {
    const [first = ''] = await exhibitorIds(1);
    const list = begin([first, 'gone00000000000000000001']);
    await openAs('王工', linkOf(list.id, list.fields));
    await shows(1);
    await waitFor(() => expect(mainText()).toContain('已不在展商名单中'), inTime);
  });

  it('stands beside a second one, chosen by its name', async () => {
    const ids = await exhibitorIds(4);
    const [one, two] = [begin(ids, '第一天'), { ...begin(ids, '第二天'), id: 'z9z9z9z9' }];
    await openAs('王工', linkOf(one.id, one.fields));
    await shows(2);
    await draftSaved();
    const { user } = await openAs('林小满', linkOf(two.id, two.fields));
    await user.selectOptions(await screen.findByRole('combobox', { name: '清单' }, inTime), '第一天');
    await screen.findByRole('heading', { level: 1, name: '第一天' }, inTime);
    expect(mainText()).toContain('王工（我）');
  });
});

describe('a link that cannot be read', () => {
  it.each([
    ['cut', 'unreadable', '链接不完整'],
    ['part', 'partOfUnknown', '先要有整份清单'],
    ['newer', 'newer', '更新的版本'],
    ['other', 'otherExhibition', '另一个展会'],
  ])('says what to do (%s)', async (kind, _problem, words) => {
    const list = begin(await exhibitorIds(2));
    const whole = linkOf(list.id, list.fields);
    const links: Readonly<Record<string, string>> = {
      cut: whole.slice(0, -9),
      part: linkOf(list.id, list.fields, true),
      newer: whole.replace('#1.', '#9.'),
      other: `${page}#${writeList('another00000000000000001', { id: list.id, fields: list.fields, isPart: false })}`,
    };
    await openApp(links[kind] ?? '');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(words), inTime);
    expect(location.hash).toBe('');
  });

  it('pasted with words around it is read all the same', async () => {
    const list = begin(await exhibitorIds(2));
    const { user } = await openApp(page);
    await user.click(await screen.findByRole('button', { name: '粘贴链接' }, inTime));
    const field = screen.getByRole('textbox');
    await user.click(field);
    await user.paste(`我们的清单：https://fair.example${linkOf(list.id, list.fields)} 打开看看`);
    await user.click(screen.getByRole('button', { name: '读取' }));
    expect(await screen.findByRole('button', { name: /王工/ }, inTime)).toBeTruthy();
  });
});

it('a pasted text without a link is not taken, and stays to be mended', async () => {
  const { user } = await openApp(page);
  await user.click(await screen.findByRole('button', { name: '粘贴链接' }, inTime));
  await user.type(screen.getByRole('textbox'), '你好');
  await user.click(screen.getByRole('button', { name: '读取' }));
  expect(screen.getByText(/没有找到清单链接/)).toBeTruthy();
  expect(screen.getByRole('textbox')).toHaveProperty('value', '你好');
});

describe('a new list', () => {
  it('divides the saved exhibitors, and what is typed is there after a reload', async () => {
    const person = await registerPhone(phone, fair);
    for (const ExhibitorId of await exhibitorIds(4))
      await phone.call('insert/CollectionInfo', {
        record: {
          ExhibitionId: fair,
          VisitorId: person['VisitorId'],
          CollectionByWhat: '关注店铺',
          ExhibitorId,
        },
      });
    let app = await openApp(`${page}/new`);
    await app.user.type(await screen.findByRole('textbox', { name: /您的名字/ }, inTime), '林小满');
    await app.user.click(screen.getByRole('button', { name: '分好了，去发给同事' }));
    expect(screen.getByText('请至少填写一位同事的名字')).toBeTruthy();
    await draftSaved();
    app = await openApp(`${page}/new`);
    const own = await screen.findByRole('textbox', { name: /您的名字/ }, inTime);
    await waitFor(() => expect(own).toHaveProperty('value', '林小满'));
    await app.user.type(screen.getByRole('textbox', { name: /同事 1/ }), '王工');
    await waitFor(() => expect(mainText()).toContain('王工：2 家'), inTime);
    await app.user.click(screen.getByRole('button', { name: '分好了，去发给同事' }));
    await shows(2);
    expect(mainText()).toContain('林小满（我） 去过 0/2 家');
  });
});
