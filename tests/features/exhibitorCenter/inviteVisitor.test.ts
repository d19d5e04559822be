// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import type { Row } from '#sandbox/store/store.ts';
import { type App, mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';
import { pauseBetweenTaps } from '../steps.ts';

const exhibitionId = 'stand0000000000000000001';
const exhibitorId = 'exhibitor000000000000001';
/** 温如许 has an appointment with this booth; 唐以柔 and 陆听澜 have one with a contact of it. */
const guestId = (number: number) => `gueststand${String(number).padStart(14, '0')}`;
const center = `/exhibitor-center/${exhibitionId}`;
const about = '想请您看五轴样机';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
  localStorage.setItem('exhibitorId', exhibitorId);
  localStorage.setItem('exhibitorUserId', 'user00000000000exhibitor');
});

const invitations = async () =>
  (await phone.rows('InvitationInfo', exhibitionId)).filter((row) => row['InvitationMsgContent'] === about);
const inserts = () => phone.asked.filter(({ path }) => path === 'insert/InvitationInfo');
const tap = async (app: App, name: string | RegExp) => {
  pauseBetweenTaps();
  await app.user.click(await screen.findByRole('button', { name }));
};
const invite = (visitorId: string) => openApp(`${center}/invite/${visitorId}?with=`);

/** Chooses the last free time that is shown. */
async function chooseTime(app: App): Promise<string> {
  const times = await screen.findAllByRole('radio', { name: /^\d\d:\d\d$/ });
  const free = times.filter((time) => !(time as HTMLInputElement).disabled);
  const last = free[free.length - 1] as HTMLElement;
  const clock = last.closest('label')?.textContent ?? '';
  await app.user.click(last);
  return /\d\d:\d\d/.exec(clock)?.[0] ?? '';
}
const write = async (app: App) =>
  app.user.type(await screen.findByRole('textbox', { name: /想谈什么/ }), about);

describe('an invitation of an exhibitor', () => {
  it('is stored once, also where its answer is lost, waits for the visitor, and can be withdrawn until they answer', async () => {
    const app = await invite(guestId(6));
    await screen.findByText('苏景行');
    await write(app);
    // Not filled before it can do something.
    expect((await screen.findByRole('button', { name: '请选择时间' })).className).toMatch(/secondary/);
    const time = await chooseTime(app);
    await phone.fault({ name: 'replyLostAfterCommit', path: 'insert/InvitationInfo', times: 1 });
    await tap(app, `邀请 ${time} 洽谈`);
    await screen.findByRole('heading', { level: 1, name: '展位洽谈' });
    expect(await invitations()).toMatchObject([
      {
        Type: '1',
        State: '2',
        VisitorId: guestId(6),
        Initator: exhibitorId,
        Receiver: guestId(6),
        MeetingTimeStart: time,
        MeetingPlace: '展位 5A21',
      },
    ]);
    const more = await screen.findAllByRole('button', { name: /苏景行/ });
    const card = more
      .map((one) => one.closest('li') as HTMLElement)
      .find((one) => one.textContent?.includes(about));
    expect(card?.textContent).toContain('等观众回复');
    pauseBetweenTaps();
    await app.user.click(within(card as HTMLElement).getByRole('button', { name: /苏景行/ }));
    await tap(app, '撤回邀请');
    await tap(app, '这个时间展位有接待安排');
    await eventually(async () => expect(await invitations()).toMatchObject([{ State: '7' }]));
    await screen.findByText('已撤回，观众会看到');
  });

  it('to a time that a colleague has taken keeps what was written, says so, and can be sent for another time', async () => {
    const app = await invite(guestId(6));
    await write(app);
    await chooseTime(app);
    const [slot] = await screen.findAllByRole('radio', { checked: true, name: /^\d\d:\d\d$/ });
    const startMs = Number(new URLSearchParams(location.search).get('at'));
    const rival = (await phone.rows('InvitationInfo', exhibitionId))[0] as Row;
    await phone.call('insert/InvitationInfo', {
      record: {
        ...rival,
        RecordId: undefined,
        Type: '1',
        State: '0',
        VisitorId: guestId(4),
        Receiver: guestId(4),
        Initator: exhibitorId,
        InitatorChild: '',
        ReceiverChild: '',
        ClientRef: 'rival',
        InvitationMsgContent: '同事的邀请',
        MeetingTimeDate: new URLSearchParams(location.search).get('day'),
        MeetingTimeStart: slot?.closest('label')?.textContent?.trim(),
        MeetingTimeEnd: '23:00',
      },
    });
    expect(startMs).toBeGreaterThan(0);
    await tap(app, /^邀请 /);
    await waitFor(() => expect(mainText()).toMatch(/刚刚被占用了。您写的内容都还在/));
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /想谈什么/ })).value).toBe(about);
    const time = await chooseTime(app);
    await tap(app, `邀请 ${time} 洽谈`);
    await screen.findByRole('heading', { level: 1, name: '展位洽谈' });
    expect(await invitations()).toHaveLength(1);
  });

  it.each([
    [1604, '观众这个时间另有约。您写的内容都还在，请换一个时间。'],
    [1605, '这个时间已经过了。您写的内容都还在，请换一个时间。'],
    [1606, '这位观众已不在本展会登记，无法邀请。'],
  ])(
    'that the server refuses with %i says why, and nothing that was written is lost',
    async (resCode, sentence) => {
      phone.answerInstead(({ path }) =>
        path === 'insert/InvitationInfo' ? Response.json({ resCode, resMsg: 'no', result: [] }) : undefined,
      );
      const app = await invite(guestId(6));
      await write(app);
      await chooseTime(app);
      await tap(app, /^邀请 /);
      await screen.findByText(sentence);
      expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /想谈什么/ })).value).toBe(
        about,
      );
      expect(inserts()).toHaveLength(1);
    },
  );

  it('is not sent before a time, a subject and a place are given', async () => {
    const app = await invite(guestId(6));
    await tap(app, '请选择时间');
    expect(await screen.findByText(/请写几个字，最多/)).toBeTruthy();
    expect(inserts()).toEqual([]);
  });

  it('that was declined stays in sight until its time', async () => {
    const row = (await phone.rows('InvitationInfo', exhibitionId)).find(
      (one) => one['InvitationMsgContent'] === '请您来看新一代夹具',
    ) as Row;
    expect(parseVenueTime(String(row['MeetingTimeDate']))).toBeGreaterThan(Date.now());
    await phone.call('update/InvitationInfo', {
      recordId: row['RecordId'],
      setValue: { State: '3', Remark: '那天不在' },
    });
    await openApp(`${center}/appointments`);
    const said = await screen.findByText('请您来看新一代夹具');
    expect(said.closest('li')?.textContent).toContain('观众婉拒');
    expect(said.closest('li')?.textContent).toContain('那天不在');
  });
});

describe('the visitors whom an exhibitor can invite', () => {
  it('are those who let exhibitors see them; a search finds them by name, company and topic', async () => {
    const app = await openApp(`${center}/invite`);
    await screen.findByRole('link', { name: /沈清秋/ });
    expect(mainText()).toContain('陆听澜');
    expect(mainText()).not.toContain('季长风');
    await app.user.type(screen.getByRole('searchbox'), '船用');
    await waitFor(() => expect(mainText()).not.toContain('沈清秋'));
    await app.user.click(screen.getByRole('link', { name: /陆听澜/ }));
    await screen.findByRole('heading', { level: 1, name: '邀请洽谈' });
    await screen.findByText('听澜船舶设备');
  });

  it('can also be reached from a lead and from a conversation', async () => {
    await openApp(`${center}/leads/visitor-leadstand000000000000001`);
    const link = await screen.findByRole('link', { name: '邀请洽谈' });
    expect(link.getAttribute('href')).toBe(`${center}/invite/leadstand000000000000001`);
    const app = await openApp(`${center}/messages/visitor/${guestId(2)}`);
    await tap(app, '更多');
    await tap(app, '邀请洽谈');
    await screen.findByRole('heading', { level: 1, name: '邀请洽谈' });
    await screen.findByText('周明远');
  });
});
