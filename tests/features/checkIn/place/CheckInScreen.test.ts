// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressOf, mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, openTab, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';

const exhibitionId = 'onsite000000000000000001';
const at = (place: string) => `/sign-in/${exhibitionId}/${place}`;
const gate = at('gate00000000000000000001');
const dayMs = 86_400_000;
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

/** Leaves the phone with the vouchers of these people of the story. */
async function hold(...mobiles: string[]): Promise<void> {
  const rows = await phone.registrations(exhibitionId);
  const tab = await openTab();
  const { readRegistration } = await import('#entities/registration/api/registrationRecord.ts');
  const { keepVisitor } = await import('#entities/registration/stored/keepVisitor.ts');
  for (const mobile of mobiles) await keepVisitor(readRegistration(rows.find(({ Mob }) => Mob === mobile))!);
  tab.kill();
}

const approved = '13800000021';
const inReview = '13800000022';
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });
const asked = (name: string) => phone.asked.filter(({ path }) => path.endsWith(name));

describe('the page of a place', () => {
  it('whose id is of the wrong length says so and asks for no place', {
    tags: ['check-in-results'],
  }, async () => {
    await openApp(at('gate1'));
    await heading('未找到签到点');
    expect(asked('SignInPlace')).toEqual([]);
    expect(asked('Channel').map(({ body }) => JSON.stringify(body.params))).not.toContain('gate1');
  });

  it('of another exhibition is no place here', { tags: ['check-in-results'] }, async () => {
    await hold(approved);
    await openApp('/sign-in/open00000000000000000001/gate00000000000000000001');
    await heading('未找到签到点');
    expect(asked('insert/SignInRecord')).toEqual([]);
  });

  it('checks no one in before the tap, and no one twice', {
    tags: ['check-in-place', 'check-in-once'],
  }, async () => {
    await hold(approved);
    const app = await openApp(gate);
    await heading('南门');
    const button = screen.getByRole('button', { name: '立即签到' });
    expect(asked('insert/SignInRecord')).toEqual([]);
    for (let tap = 0; tap < 8; tap += 1) button.click();
    await heading('签到成功');
    expect(await phone.rows('SignInRecord', exhibitionId)).toHaveLength(1);
    expect(addressOf(app)).toBe(gate);
  });

  it('stays checked in where the list of places, asked for before the tap, fails once and comes after it', async () => {
    await hold(approved);
    let isPlacesHeld = false;
    let answer = () => {};
    const later = new Promise<void>((resolve) => {
      answer = resolve;
    });
    phone.answerInstead(async ({ path }) => {
      if (!path.endsWith('/SignInPlace')) return undefined;
      if (!isPlacesHeld) {
        isPlacesHeld = true;
        return new Response('', { status: 503 });
      }
      await later;
      return undefined;
    });
    const app = await openApp(gate);
    await app.user.click(await screen.findByRole('button', { name: '立即签到' }));
    await waitFor(() => expect(localStorage.getItem('signIns') ?? '').toContain('"signed"'));
    answer();
    await waitFor(() => expect(mainText()).toContain('南门'));
    expect(mainText()).toContain('签到成功');
    expect(screen.queryByRole('button', { name: '立即签到' })).toBeNull();
  });

  it.each([
    ['a day behind', dayMs, '签到已结束'],
    ['a day ahead', -dayMs, '签到尚未开始'],
  ])(
    'goes by the server’s clock where the phone’s is %s',
    { tags: ['check-in-clock', 'U19'] },
    async (_, ms, title) => {
      await hold(approved);
      phone.pass(ms);
      await openApp(gate);
      await heading(title);
      expect(mainText()).toMatch(/签到时间 \d+月\d+日 00:00–23:59/);
    },
  );

  it('for approved visitors names the people it cannot take, and leads to the review', {
    tags: ['check-in-results'],
  }, async () => {
    await hold(inReview);
    await openApp(at('lounge000000000000000001'));
    await heading('登记尚未通过审核');
    const way = screen.getByRole('link', { name: '查看审核进度' });
    expect(way.getAttribute('href')).toBe(`/mine/${exhibitionId}?voucher=registration00000000000l`);
    expect(asked('insert/SignInRecord')).toEqual([]);
  });

  it('lists the people on the phone, and takes who may be taken', { tags: ['check-in-group'] }, async () => {
    await hold(approved, inReview);
    await openApp(at('lounge000000000000000001'));
    await heading('贵宾室');
    await waitFor(() => expect(mainText()).toContain('顾南乔未通过审核'));
    const button = screen.getByRole('button', { name: '立即签到' });
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    button.click();
    await waitFor(async () => expect(await phone.rows('SignInRecord', exhibitionId)).toHaveLength(1));
    expect(await screen.findByText(/^已签到 · 今天 \d\d:\d\d$/)).toBeTruthy();
  });
});
