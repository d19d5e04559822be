// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Row } from '#sandbox/store/store.ts';
import { addressOf, type App, mainText, openApp, switchTo } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';
import { registerPhone } from '#tests/features/registerPhone.ts';
import { pauseBetweenTaps } from '../steps.ts';

const exhibitionId = 'stand0000000000000000001';
const exhibitorId = 'exhibitor000000000000001';
const invitationId = 'invitestand0000000000001';
const visitOnly = 'invitestand0000000000002';
const withdrawn = 'invitestand0000000000003';
const addressIn = (id: string) => `/invitation/${exhibitionId}/${id}`;
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

const accepted = async (visitorId?: unknown) =>
  (await phone.rows('InvitationInfo', exhibitionId)).filter(
    (row) => row['InvitationId'] !== undefined && (visitorId === undefined || row['VisitorId'] === visitorId),
  );
const tap = async (app: App, name: string | RegExp) => {
  pauseBetweenTaps();
  await app.user.click(await screen.findByRole('button', { name }));
};
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

/** Another visitor accepts it, as their phone would. */
async function acceptElsewhere(id: string, fields: Row = {}): Promise<Row> {
  const { result } = await phone.call('insert/VisitorExhibitionInfo', {
    record: { ExhibitionId: exhibitionId, Name: '周闻溪', Mob: '13700000009' },
  });
  const visitorId = (result as Row)['VisitorId'];
  await acceptAs(id, visitorId, fields);
  return result as Row;
}

async function acceptAs(id: string, visitorId: unknown, fields: Row = {}) {
  const answer = await phone.call('insert/InvitationInfo', {
    record: {
      ExhibitionId: exhibitionId,
      ExhibitorId: exhibitorId,
      Type: '2',
      State: '4',
      VisitorId: visitorId,
      InvitationId: id,
      ...fields,
    },
  });
  expect(answer.resCode).toBe(0);
}

describe('the link of an exhibitor’s invitation', () => {
  it('says who invites to which booth and when, and a registered visitor has ticket and meeting with one tap, once', async () => {
    const own = await registerPhone(phone, exhibitionId);
    const app = await openApp(addressIn(invitationId));
    await heading(/云津精密机械有限公司 邀请您参观/);
    await waitFor(() => expect(mainText()).toMatch(/15:30/));
    expect(mainText()).toMatch(/想请您看新一代五轴样机/);
    await phone.fault({ name: 'replyLostAfterCommit', path: 'insert/InvitationInfo', times: 1 });
    await tap(app, '接受邀请');
    await heading('参观码和洽谈都好了');
    await eventually(async () => expect(await accepted(own['VisitorId'])).toHaveLength(1));
    expect(await accepted(own['VisitorId'])).toMatchObject([
      { Type: '1', State: '4', InvitationId: invitationId, MeetingTimeStart: '15:30' },
    ]);
    await screen.findByRole('link', { name: '查看洽谈' });
    // In the colour of its hall.
    const plate = () => document.querySelector('main [data-size="64"]');
    await waitFor(() => expect(plate()?.getAttribute('data-hall')).toMatch(/^[1-8]$/));
    expect(plate()?.textContent).toMatch(/展位 \S+，\S+/);
    app.close();
    await openApp(addressIn(invitationId));
    await heading('参观码和洽谈都好了');
    expect(screen.queryByRole('button', { name: '接受邀请' })).toBeNull();
  });

  it('shows to the same person on another phone that it was accepted', async () => {
    const own = await registerPhone(phone, exhibitionId);
    await acceptAs(visitOnly, own['VisitorId']);
    await openApp(addressIn(visitOnly));
    await heading('邀请已接受');
    expect(screen.getByRole('link', { name: '选择时间' })).toBeTruthy();
  });

  it('is for another person who acts on the same phone as if it had not been accepted', async () => {
    await acceptElsewhere(visitOnly);
    await registerPhone(phone, exhibitionId);
    await openApp(addressIn(visitOnly));
    await screen.findByRole('button', { name: '接受邀请' });
    expect(mainText()).not.toMatch(/邀请已接受/);
  });

  it('leads a person who is not registered to the registration, and sends nothing before', async () => {
    const app = await openApp(addressIn(visitOnly));
    await tap(app, '接受邀请');
    await waitFor(() => expect(addressOf(app)).toMatch(/^\/(login|register)\//));
    expect(await accepted()).toEqual([]);
    expect(localStorage.getItem('acceptances')).toBeNull();
  });

  it('is marked with its language where the page has another one', async () => {
    await openApp(addressIn(visitOnly));
    await screen.findByText('邀请人用英文写的');
    expect(document.querySelector('blockquote')?.lang).toBe('en');
    await switchTo('en');
    await heading(/invites you/);
    expect(document.querySelector('blockquote')?.lang).toBe('');
  });
});

describe('an invitation that cannot be accepted as it stands', () => {
  it('says that it was withdrawn, and offers to register', async () => {
    await openApp(addressIn(withdrawn));
    await screen.findByText('这份邀请已被撤回');
    await screen.findByRole('link', { name: '登记参观' });
    expect(screen.queryByRole('button', { name: /接受邀请/ })).toBeNull();
  });

  it('says that it is full once as many have accepted as may', async () => {
    const { result } = await phone.call('insert/InvitationInfo', {
      record: { ExhibitionId: exhibitionId, ExhibitorId: exhibitorId, Type: '2', Seats: '1' },
    });
    const id = String((result as Row)['RecordId']);
    await acceptElsewhere(id);
    await openApp(addressIn(id));
    await screen.findByText('这份邀请的名额已满');
    expect(screen.getByRole('link', { name: '展商主页' })).toBeTruthy();
  });

  it.each([
    [1601, '还差一步：请换个洽谈时间', /刚被别人约走了/, '选择时间'],
    [1604, '还差一步：请换个洽谈时间', /您另有洽谈/, '选择时间'],
    [1605, '还差一步：请换个洽谈时间', /已经过了/, '选择时间'],
    [1607, '已登记，邀请已被撤回', /自己约个时间/, '选择时间'],
    [1608, '已登记，邀请名额已满', /自己约个时间/, '选择时间'],
  ])(
    'after a refusal with %i shows the ticket, what is missing and the way on',
    async (code, title, text, way) => {
      await registerPhone(phone, exhibitionId);
      phone.answerInstead(({ path }) =>
        path === 'insert/InvitationInfo'
          ? Response.json({ resCode: code, resMsg: 'no', result: null })
          : undefined,
      );
      const app = await openApp(addressIn(invitationId));
      await tap(app, '接受邀请');
      await heading(title);
      expect(mainText()).toMatch(text);
      await screen.findByRole('link', { name: way });
      await screen.findByRole('region', { name: '参观码' });
    },
  );

  it('offers the booth without the meeting once its time is over', async () => {
    const own = await registerPhone(phone, exhibitionId);
    const { result } = await phone.call('insert/InvitationInfo', {
      record: {
        ExhibitionId: exhibitionId,
        ExhibitorId: exhibitorId,
        Type: '2',
        Seats: '1',
        MeetingTimeDate: '2020-01-01',
        MeetingTimeStart: '10:00',
        MeetingTimeEnd: '10:30',
      },
    });
    const app = await openApp(addressIn(String((result as Row)['RecordId'])));
    await screen.findByText('邀请里的时间已经过了');
    await tap(app, '接受邀请，时间另选');
    await heading(/邀请已接受/);
    await eventually(async () => expect(await accepted(own['VisitorId'])).toMatchObject([{ Type: '2' }]));
  });

  it('is shown to the booth that has made it with the way to manage it, and without the button', async () => {
    localStorage.setItem('exhibitorId', exhibitorId);
    localStorage.setItem('exhibitorUserId', 'user00000000000exhibitor');
    await openApp(addressIn(invitationId));
    await screen.findByText('这是您的展位发出的邀请');
    expect(screen.getByRole('link', { name: '管理这份邀请' }).getAttribute('href')).toBe(
      `/exhibitor-center/${exhibitionId}/invitations/${invitationId}`,
    );
    expect(screen.queryByRole('button', { name: /接受邀请/ })).toBeNull();
  });

  it('says that there is no such invitation, for a wrong number and for an appointment', async () => {
    const app = await openApp(addressIn('invitestand0000000000099'));
    await screen.findByText('没有找到这份邀请');
    app.close();
    await openApp(addressIn('askedstand00000000000001'));
    expect(await screen.findByText('没有找到这份邀请')).toBeTruthy();
  });
});

describe('an acceptance without a network', () => {
  it('is kept for who is registered, says so, and leaves once the network is back', async () => {
    const own = await registerPhone(phone, exhibitionId);
    const app = await openApp(addressIn(visitOnly));
    await screen.findByRole('button', { name: '接受邀请' });
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await tap(app, '接受邀请');
    await heading('邀请已接受，正在通知展商');
    expect(await accepted()).toEqual([]);
    onLine.mockRestore();
    window.dispatchEvent(new Event('online'));
    await heading('邀请已接受');
    await eventually(async () => expect(await accepted(own['VisitorId'])).toHaveLength(1));
  });
});
