// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { boothCommentsPath } from '#domain/address/exhibitorCenter/boothCommentsPath.ts';
import { openApp } from '#tests/app/openApp.ts';
import { registerHere } from '#tests/features/shop.ts';
import { pauseBetweenTaps } from '#tests/features/steps.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';

const exhibitionId = 'open00000000000000000001';
const idOf = (number: number) => `liveopen${String(number).padStart(16, '0')}`;
const room = (number: number) => `/live/${exhibitionId}/${idOf(number)}`;
/** On air, and announced without a question. */
const [onAir, silent] = [1, 2] as const;
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});
afterEach(() => localStorage.clear());

const questions = () => screen.findByRole('region', { name: '直播互动' });
const asking = { name: /^提问或评论/ };
const rowsOf = async (text: string) =>
  (await phone.rows('ProductVisitInfoMessage', exhibitionId)).filter((row) => row['Content'] === text);
const hostOf = async (number: number) => {
  const rows = await phone.rows('LiveList', exhibitionId);
  return String(rows.find((row) => row['RecordId'] === idOf(number))?.['ExhibitorId']);
};
const writtenIn = async (number: number, text: string) => {
  const record = {
    ExhibitionId: exhibitionId,
    ExhibitorId: await hostOf(number),
    LiveListId: idOf(number),
    SourceType: '直播',
    VisitorId: 'reader000000000000000007',
    Content: text,
    Name: '许若棠',
  };
  await phone.call('insert/ProductVisitInfoMessage', { record });
};

it('a question in a live room is stored once with its live, although its answer was lost, and what was typed is kept', async () => {
  const visitorId = await registerHere(phone, exhibitionId);
  const app = await openApp(room(silent));
  const part = await questions();
  await within(part).findByText('还没有提问，来问第一个吧');
  const text = '能再演示一遍吗？';
  await app.user.type(within(part).getByRole('textbox', asking), text);
  await phone.fault({ name: 'replyLostAfterCommit', path: 'insert/ProductVisitInfoMessage' });
  await app.user.click(within(part).getByRole('button', { name: '发表' }));
  await within(part).findByText('没有发表成功，写下的内容还在');
  expect(within(part).getByRole<HTMLTextAreaElement>('textbox', asking).value).toBe(text);
  await phone.clearFaults();
  await app.user.click(within(part).getByRole('button', { name: '发表' }));
  await screen.findByText('您已发表过相同的内容，未重复发表');
  expect(await rowsOf(text)).toMatchObject([
    {
      ExhibitionId: exhibitionId,
      ExhibitorId: await hostOf(silent),
      LiveListId: idOf(silent),
      SourceType: '直播',
      VisitorId: visitorId,
    },
  ]);
  expect((await rowsOf(text))[0]?.['ProductId'] ?? '').toBe('');
});

it('what others write while a live is on air comes into its room, and stands in no other room and on no board', async () => {
  await openApp(room(onAir));
  const part = await questions();
  expect((await within(part).findAllByRole('listitem')).length).toBe(10);
  expect(within(part).queryByRole('textbox')).toBeNull();
  within(part).getByRole('button', { name: '登记或登录后提问' });
  await writtenIn(onAir, '展位在哪里？');
  await within(part).findByText('展位在哪里？');
  await openApp(room(silent));
  await within(await questions()).findByText('还没有提问，来问第一个吧');
  await openApp(`/exhibitor/${exhibitionId}/${await hostOf(onAir)}`);
  const board = await screen.findByRole('region', { name: '留言板' });
  await within(board).findAllByRole('listitem');
  expect(within(board).queryByText('展位在哪里？')).toBeNull();
});

it('a row that names no live is shown in no room', async () => {
  const here = { RecordId: 'roomask00000000000000001', Content: '这场直播的提问', LiveListId: idOf(silent) };
  const unknown = { RecordId: 'roomask00000000000000002', Content: '哪场直播的提问' };
  phone.answerInstead(({ path }) =>
    path === 'queryList/ProductVisitInfoMessage'
      ? Response.json({ resCode: 0, result: [here, unknown] })
      : undefined,
  );
  await openApp(room(silent));
  await within(await questions()).findByText('这场直播的提问');
  expect(screen.queryByText('哪场直播的提问')).toBeNull();
});

it('the exhibitor that streams reads it in its centre, with a way to the room, and answers in the room as the company', async () => {
  const [stand, host] = ['stand0000000000000000001', 'exhibitor000000000000001'];
  const liveId = 'standlive000000000000001';
  const text = '几点开始演示？';
  const record = {
    ExhibitionId: stand,
    ExhibitorId: host,
    LiveListId: liveId,
    SourceType: '直播',
    VisitorId: 'gueststand00000000000001',
    Content: text,
    Name: '许若棠',
  };
  await phone.call('insert/ProductVisitInfoMessage', { record });
  localStorage.setItem('exhibitorId', host);
  localStorage.setItem('exhibitorUserId', 'user00000000000exhibitor');
  const app = await openApp(boothCommentsPath(stand));
  const listed = (await screen.findByText(text)).closest('li') as HTMLElement;
  await app.user.click(within(listed).getByRole('link', { name: '直播间' }));
  const part = await questions();
  const entry = (await within(part).findByText(text)).closest('li') as HTMLElement;
  pauseBetweenTaps();
  await app.user.click(within(entry).getByRole('button', { name: '以展商身份回复许若棠' }));
  await app.user.type(within(entry).getByRole('textbox'), '十点整开始');
  pauseBetweenTaps();
  await app.user.click(within(entry).getByRole('button', { name: '发表' }));
  await within(part).findByText('展商回复');
  await eventually(async () => {
    const answers = await phone.rows('VisitInfoMessageComment', stand);
    expect(answers.filter((row) => row['Content'] === '十点整开始')).toMatchObject([
      { VisitorId: '', ExhibitorId: host },
    ]);
  });
});

it('a live can be watched while its questions cannot be read, and they come by another try', async () => {
  await phone.fault({ name: 'serverError500', path: 'queryList/ProductVisitInfoMessage' });
  const app = await openApp(room(onAir));
  const part = await questions();
  await within(part).findByText('提问加载失败');
  expect(screen.queryByRole('button', { name: /^播放：/ })).not.toBeNull();
  await phone.clearFaults();
  await app.user.click(within(part).getByRole('button', { name: '重试' }));
  await waitFor(() => expect(within(part).getAllByRole('listitem').length).toBe(10));
});
