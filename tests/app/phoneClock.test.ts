// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formatVenueTime, parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { votePath } from '#domain/address/homePaths.ts';
import { questionnairePath } from '#entities/questionnaire/rules/questionnairePath.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { registerHere } from '../features/shop.ts';
import { cardLink, cards, caseOf, fair } from '../features/cards/steps.ts';
import { eventually } from '../support/eventually.ts';
import { openApp } from './openApp.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const organised = 'organiser000000000000001';
const voted = 'channels0000000000000001';
const channelId = 'chvisitor000000000000001';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
  phone.pass(-10 * dayMs);
});

describe('on a phone that is days ahead', () => {
  it.each([
    ['appointments', '通过：唐以晴', 'InvitationInfo', 'ApprovalTime'],
    ['registrations', /^通过：/, 'VisitorExhibitionInfo', 'ReviewTime'],
  ])('the organiser’s decision about %s has the time of the fair', async (page, name, collection, field) => {
    localStorage.setItem('organizerUserId', 'user0000000000000000host');
    const app = await openApp(`/organiser-center/${organised}/${page}`);
    const [button] = await screen.findAllByRole('button', { name });
    await app.user.click(button as HTMLElement);
    await screen.findAllByText(/^已通过/);
    const sent = phone.asked.find(({ path }) => path === `update/${collection}`);
    const params = sent?.body.params as { readonly setValue: Record<string, string> } | undefined;
    const offMs = (parseVenueTime(params?.setValue[field]) ?? Number.NaN) - (Date.now() - 10 * dayMs);
    expect(Math.abs(offMs)).toBeLessThan(hourMs);
  });

  it('a notice that was sent a minute ago is named before another is sent', async () => {
    localStorage.setItem('organizerUserId', 'user0000000000000000host');
    const latest = (await phone.rows('MessageInfo', organised)).find((row) => row['ToAllVisitor'] === true);
    const fairMs = Number(latest?.['CreatedAtMesc']) + 60_000;
    phone.pass(fairMs - (Date.now() - 10 * dayMs));
    const app = await openApp(`/organiser-center/${organised}/notice`);
    await app.user.click(await screen.findByRole('radio', { name: '全部登记观众' }));
    await app.user.type(await screen.findByRole('textbox', { name: /^标题/ }), '停车提示');
    await app.user.type(await screen.findByRole('textbox', { name: /^正文/ }), '改走东门');
    await app.user.click(await screen.findByRole('button', { name: '预览' }));
    expect(await screen.findByText(/刚发送过公告“开馆时间调整”/)).toBeTruthy();
  });

  it('a card that its person has withdrawn leaves the case of who has scanned it before', async () => {
    const visitorId = await registerHere(phone, fair);
    const app = await openApp(cardLink({ name: '周明' }));
    await app.user.click(await screen.findByRole('button', { name: '存入名片夹' }));
    const [row] = await eventually(async () => {
      const rows = await caseOf(phone, visitorId);
      expect(rows).toHaveLength(1);
      return rows;
    });
    // By the clock of its person, a minute later.
    const ChangedAtMesc = Date.now() - 10 * dayMs + 60_000;
    await phone.call('update/AddressBook', {
      recordId: row?.['RecordId'],
      setValue: { State: '3', Name: '', Mob: '', ChangedAtMesc },
    });
    await openApp(cards);
    await screen.findByText(/周明.*撤回|撤回.*周明/);
    expect(await caseOf(phone, visitorId)).toMatchObject([{ State: '3', Name: '' }]);
  });

  it('a vote that is open is open on its page and where it is given', async () => {
    const dayOf = (timeMs: number) => formatVenueTime(timeMs, 'yyyy-MM-dd');
    const fairMs = Date.now() - 10 * dayMs;
    await phone.call('update/Questionnaire', {
      recordId: 'qvoteopen000000000000001',
      setValue: { StartTime: dayOf(fairMs - dayMs), EndTime: dayOf(fairMs + dayMs) },
    });
    await openApp(votePath(voted, 'qvoteopen000000000000001'));
    await screen.findByText(/^进行中/);
    await openApp(
      questionnairePath({ exhibitionId: voted, channelId, questionnaireId: 'qvoteopen000000000000001' }),
    );
    expect(await screen.findAllByRole('radio')).not.toEqual([]);
  });
});
