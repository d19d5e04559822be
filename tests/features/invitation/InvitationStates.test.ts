// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Row } from '#sandbox/store/store.ts';
import { addressOf, type App, mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';
import { registerPhone } from '#tests/features/registerPhone.ts';
import { pauseBetweenTaps } from '../steps.ts';

const stand = 'stand0000000000000000001';
const channels = 'channels0000000000000001';
const exhibitorId = 'exhibitor000000000000001';
const meetingInvitation = 'invitestand0000000000001';
const visitInvitation = 'invitestand0000000000002';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

async function insert(fields: Row): Promise<Row> {
  const record = { ExhibitorId: exhibitorId, Initator: exhibitorId, Type: '2', ...fields };
  const { resCode, result } = await phone.call('insert/InvitationInfo', { record });
  expect(resCode).toBe(0);
  return result as Row;
}
const inviteTo = async (ExhibitionId: string, fields: Row = {}) =>
  String((await insert({ ExhibitionId, ...fields }))['RecordId']);
const openInvitation = (exhibitionId: string, id: string) => openApp(`/invitation/${exhibitionId}/${id}`);
const tap = async (app: App, name: string) => {
  pauseBetweenTaps();
  await app.user.click(await screen.findByRole('button', { name }));
};
const acceptedOf = async (visitorId: unknown, invitationId: string) =>
  (await phone.rows('InvitationInfo')).filter(
    (row) => row['VisitorId'] === visitorId && row['InvitationId'] === invitationId,
  );
const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
const hasButton = () => screen.queryByRole('button', { name: /接受邀请/ }) !== null;

/** On a page that has read the channels, so that the ticket says through which one its holder has registered. */
async function registerThrough(ChannelId: string): Promise<Row> {
  const app = await openInvitation(channels, await inviteTo(channels, { ChannelId }));
  await screen.findByText('您将登记为“普通观众”');
  const { result } = await phone.call('insert/VisitorExhibitionInfo', {
    record: { ExhibitionId: channels, ChannelId, Name: '林小满', Mob: '13900007777' },
  });
  const { readRegistration } = await import('#entities/registration/api/registrationRecord.ts');
  const { keepVisitor } = await import('#entities/registration/stored/keepVisitor.ts');
  await keepVisitor(readRegistration(result)!);
  app.close();
  return result as Row;
}

/** A visitor has the proposed time of the seeded invitation, with a person of the booth or another one. */
async function takeTheTime(visitorId: unknown, fields: Row = {}): Promise<void> {
  const [given] = (await phone.rows('InvitationInfo', stand)).filter(
    (row) => row['RecordId'] === meetingInvitation,
  );
  const { MeetingTimeDate, MeetingTimeStart, MeetingTimeEnd, InitatorChild } = given!;
  const time = { MeetingTimeDate, MeetingTimeStart, MeetingTimeEnd, InitatorChild, ...fields };
  const InvitationId = await inviteTo(stand, time);
  await insert({
    ExhibitionId: stand,
    ...time,
    Type: '1',
    State: '4',
    Receiver: visitorId,
    VisitorId: visitorId,
    InvitationId,
  });
}

describe('an invitation to an exhibition', () => {
  it('that is over says so and leads to the exhibition', async () => {
    const ended = 'ended0000000000000000001';
    await openInvitation(ended, await inviteTo(ended));
    await screen.findByText('展会已经结束');
    expect(await hrefOf('查看展会')).toBe(`/select/${ended}`);
    expect(hasButton()).toBe(false);
  });

  it('that is over is not accepted by who is registered either', async () => {
    await registerPhone(phone, stand);
    phone.pass(90 * 86_400_000);
    await openInvitation(stand, visitInvitation);
    await screen.findByText('展会已经结束');
    expect(hasButton()).toBe(false);
  });

  it('whose registration is not open leads who is not registered to its time', async () => {
    const soon = 'soon00000000000000000001';
    const id = await inviteTo(soon);
    await openInvitation(soon, id);
    await screen.findByText('现在不能登记');
    expect(await hrefOf('查看登记时间')).toBe(`/register/${soon}`);
    expect(hasButton()).toBe(false);
  });

  it('through a channel that is closed says so, and stays valid', async () => {
    await openInvitation(channels, await inviteTo(channels, { ChannelId: 'chpress00000000000000001' }));
    await screen.findByText('这份邀请的登记类别现在不能登记');
    expect(hasButton()).toBe(true);
  });
});

describe('a registered visitor', () => {
  it('of another channel is told that the ticket stays as it is, and accepts with one tap', async () => {
    const id = await inviteTo(channels, { ChannelId: 'chguest00000000000000001' });
    const own = await registerThrough('chvisitor000000000000001');
    const app = await openInvitation(channels, id);
    await screen.findByText('您已登记为“普通观众”，参观码不变，点一下就能接受邀请');
    await tap(app, '接受邀请');
    await screen.findByRole('heading', { level: 1, name: '邀请已接受' });
    await eventually(async () => expect(await acceptedOf(own['VisitorId'], id)).toHaveLength(1));
    const kept = (await phone.registrations(channels)).filter((row) => row['VisitorId'] === own['VisitorId']);
    expect(kept).toMatchObject([{ ChannelId: own['ChannelId'] }]);
  });

  it('whose registration waits for approval is told so beside what was accepted', async () => {
    const review = 'review000000000000000001';
    const id = await inviteTo(review);
    await registerPhone(phone, review);
    const app = await openInvitation(review, id);
    await tap(app, '接受邀请');
    await screen.findByRole('heading', { level: 1, name: '邀请已接受' });
    expect(await screen.findByText(/登记正在等主办方审核/)).toBeTruthy();
  });

  it('whose registration was declined is told that, and not that it waits', async () => {
    const review = 'review000000000000000001';
    const id = await inviteTo(review);
    const own = await registerPhone(phone, review);
    await phone.review({ recordId: own['RecordId'], state: '3', reason: '照片不清楚' });
    const vouchers = localStorage.getItem('vouchers') ?? '';
    localStorage.setItem('vouchers', vouchers.replace(/"approveState":"\d"/, '"approveState":"3"'));
    const app = await openInvitation(review, id);
    await tap(app, '接受邀请');
    await screen.findByText(/登记未通过审核。打开参观码/);
    expect(screen.queryByText(/登记正在等主办方审核/)).toBeNull();
  });

  it('with another meeting then is told before the tap, keeps it, and accepts without the time', async () => {
    const own = await registerPhone(phone, stand);
    await takeTheTime(own['VisitorId'], { InitatorChild: 'contact00000000000000002' });
    const app = await openInvitation(stand, meetingInvitation);
    await screen.findByText('这个时间您另有洽谈');
    await tap(app, '接受邀请，时间另选');
    await screen.findByRole('heading', { level: 1, name: '邀请已接受' });
    await eventually(async () =>
      expect(await acceptedOf(own['VisitorId'], meetingInvitation)).toMatchObject([{ Type: '2' }]),
    );
    expect(await hrefOf('选择时间')).toContain(exhibitorId);
  });

  it('sees before the tap that another has taken the time', async () => {
    const { result } = await phone.call('insert/VisitorExhibitionInfo', {
      record: { ExhibitionId: stand, Name: '周闻溪', Mob: '13700000009' },
    });
    await takeTheTime((result as Row)['VisitorId']);
    await registerPhone(phone, stand);
    await openInvitation(stand, meetingInvitation);
    await screen.findByText('邀请里的时间刚被别人约走了');
    expect(await screen.findByRole('button', { name: '接受邀请，时间另选' })).toBeTruthy();
  });
});

describe('a person who is not registered and has no network', () => {
  it('is told to tap again, stays on the page, and goes on once the network is back', async () => {
    const app = await openInvitation(stand, visitInvitation);
    await screen.findByRole('button', { name: '接受邀请' });
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await tap(app, '接受邀请');
    await screen.findByText(/现在无法登记。网络恢复后请再点一次/);
    expect(addressOf(app)).toBe(`/invitation/${stand}/${visitInvitation}`);
    expect(phone.storedText()).not.toContain('"tappedAtMs"');
    expect(mainText()).not.toMatch(/邀请已接受/);
    onLine.mockRestore();
    await tap(app, '接受邀请');
    await waitFor(() => expect(addressOf(app)).toMatch(/^\/(login|register)\//));
  });
});
