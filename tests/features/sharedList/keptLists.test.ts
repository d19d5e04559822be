// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginList } from '#features/sharedList/rules/beginList.ts';
import { divideInOrder } from '#features/sharedList/rules/divide.ts';
import { type KeptLists, noLists, readKept, writeIn } from '#features/sharedList/rules/keptLists.ts';
import { writeList } from '#features/sharedList/payload/listPayload.ts';
import { mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { draftSaved } from '../steps.ts';
import { registerPhone } from '../registerPhone.ts';

const fair = 'open00000000000000000001';
const page = `/shared-list/${fair}`;
const inTime = { timeout: 10_000 };
const name = 'sharedList/lists';
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

async function begin(id = 'list0001') {
  const ids = await exhibitorIds(4);
  let count = 0;
  const list = beginList('q7w2', () => `k${(count += 1)}v9x2mq`, {
    title: `采购组 ${id}`,
    names: ['林小满', '王工'],
    divide: (people) =>
      divideInOrder(
        ids.map((exhibitor) => ({ id: exhibitor })),
        people,
      ),
    visited: [],
  });
  return { ...list, id };
}

/** As a colleague opens the link and says who they are. */
async function openAsWang() {
  const list = await begin();
  const app = await openApp(
    `${page}#${writeList(fair, { id: list.id, fields: list.fields, isPart: false })}`,
  );
  await app.user.click(await screen.findByRole('button', { name: /王工/ }, inTime));
  await waitFor(() => expect(cards()).toHaveLength(2), inTime);
  return app;
}

const cards = () => Array.from(document.querySelectorAll<HTMLElement>('[data-exhibitor]'));
const kept = () => import('#data/queries/keptOwnRows.ts');

async function changeStored(visitorIds: readonly string[], next: (lists: KeptLists) => KeptLists) {
  const { keepOwnRows, readOwnRows } = await kept();
  const place = { exhibitionId: fair, visitorIds, name };
  const before = readKept((await readOwnRows(place, Infinity))?.answer) ?? noLists('q7w2');
  await keepOwnRows(place, { answer: next(before), readAtMs: Date.now() });
}

const visitFirst = async (app: Awaited<ReturnType<typeof openAsWang>>) =>
  app.user.click(within(cards()[0] as HTMLElement).getByRole('button', { name: /去过/ }));

const noteElsewhere = (lists: KeptLists): KeptLists => {
  const [list] = lists.lists;
  const exhibitor = cards()[0]?.dataset['exhibitor'] ?? '';
  return writeIn(lists, list?.id ?? '', { [`note/${exhibitor}/${list?.me}/${lists.phone}`]: '报价 1200' });
};

describe('a list that is open in two pages of one phone', () => {
  it('keeps what the other one has stored when this one saves', async () => {
    const app = await openAsWang();
    await draftSaved();
    await changeStored([], noteElsewhere);
    await visitFirst(app);
    await draftSaved();
    await openApp(page);
    await waitFor(() => expect(mainText()).toContain('王工：报价 1200'), inTime);
    expect(mainText()).toContain('王工（我） 去过 1/2 家');
  });

  it('shows what the other one has stored when this one is looked at again', async () => {
    await openAsWang();
    await draftSaved();
    await changeStored([], noteElsewhere);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(mainText()).toContain('王工：报价 1200'), inTime);
  });
});

describe('what was not given on', () => {
  it('is counted until a colleague has scanned it, not until the code is opened', async () => {
    const app = await openAsWang();
    await visitFirst(app);
    await screen.findByText('有 1 处记录还没发给同事', undefined, inTime);
    await app.user.click(screen.getByRole('button', { name: '发给同事' }));
    await app.user.click(await screen.findByRole('button', { name: '关闭' }, inTime));
    expect(screen.getByText('有 1 处记录还没发给同事')).toBeTruthy();
    // Until the step back has taken the sheet out of the history.
    await new Promise((resolve) => setTimeout(resolve, 700));
    await app.user.click(screen.getByRole('button', { name: '发给同事' }));

    await app.user.click(await screen.findByRole('button', { name: '同事已扫完' }, inTime));
    await waitFor(() => expect(screen.queryByText(/还没发给同事/)).toBeNull());
    await draftSaved();
    const { findOwnRows } = await kept();
    expect(await findOwnRows('sharedList/unsent')).toBeUndefined();
  });

  it('is given on by a link that was copied', async () => {
    const app = await openAsWang();
    await visitFirst(app);
    await app.user.click(screen.getByRole('button', { name: '发给同事' }));
    await app.user.click(await screen.findByRole('button', { name: '用链接发送' }, inTime));
    const copy = await screen.findByRole('button', { name: '复制链接' }, inTime);
    expect(screen.getByText(/还没发给同事/)).toBeTruthy();
    await app.user.click(copy);
    await waitFor(() => expect(screen.queryByText(/还没发给同事/)).toBeNull());
  });

  it('is named before a logout, with the way to its list', async () => {
    const app = await openAsWang();
    await visitFirst(app);
    await draftSaved();
    const { findUnsent } = await import('#entities/visitor/logout.ts');
    expect(await findUnsent()).toEqual({ kind: 'sharedList', exhibitionId: fair, channelId: '' });
  });
});

it('an eleventh list is refused with what to do, and the ten stay', async () => {
  const person = await registerPhone(phone, fair);
  const visitorId = String(person['VisitorId']);
  const [ExhibitorId] = await exhibitorIds(1);
  await phone.call('insert/CollectionInfo', {
    record: { ExhibitionId: fair, VisitorId: visitorId, CollectionByWhat: '关注店铺', ExhibitorId },
  });
  const ten = await Promise.all(Array.from({ length: 10 }, (_, at) => begin(`list000${at}`)));
  await openApp(page);
  await screen.findByRole('link', { name: '和同事分头逛' }, inTime);
  await changeStored([visitorId], (lists) => ({ ...lists, lists: ten }));
  await openApp(`${page}/new`);
  await screen.findByText('清单太多', undefined, inTime);
  expect(mainText()).toContain('请先在“修改清单”中删除一份旧的');
  await openApp(page);
  const choice = await screen.findByRole('combobox', { name: '清单' }, inTime);
  expect(within(choice).getAllByRole('option')).toHaveLength(10);
});

it('who is removed leaves their exhibitors to no one, and the way back brings both back', async () => {
  const app = await openAsWang();
  await app.user.click(screen.getByRole('link', { name: '修改清单' }));
  await app.user.click(await screen.findByRole('button', { name: '从清单移除 林小满' }, inTime));
  const choices = () =>
    screen
      .getAllByRole<HTMLSelectElement>('combobox', { name: /^谁去/ })
      .map(({ selectedOptions }) => selectedOptions[0]?.text !== '还没人去');
  await waitFor(() => expect(choices().filter((isChosen) => !isChosen)).toHaveLength(2));
  expect(screen.queryByDisplayValue('林小满')).toBeNull();
  await app.user.click(await screen.findByRole('button', { name: '撤销' }, inTime));
  await waitFor(() => expect(choices().filter((isChosen) => !isChosen)).toHaveLength(0));
});
