// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { goodsOf, shop } from '#tests/features/shop.ts';
import { pauseBetweenTaps, prove } from '#tests/features/steps.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { addressOf, type App, openApp } from '../openApp.ts';
import { leaveRows } from './leaveRows.ts';
import { arrangePage, emptyPhone, longMs, registerPerson } from './visitorHere.ts';
import { type Exception, fillScreen, findTraces, visitScreens } from './walkScreens.ts';

beforeAll(startServer);
afterAll(stopServer);

/** Typed by the first person, and in rows of theirs; nothing else in the sandbox says it. */
const mark = '甲的秘密';
const typedMobile = '13900009753';

const personal = (
  'home mine mine/details contact-us my-questions orders addresses addresses/edit cart favourites messages ' +
  'cards cards/mine cards/mine/edit cards/new cards/given agenda appointments supply-demand/mine supply-demand/publish search'
)
  .split(' ')
  .map((screen) => screen.replace(/^[^/]+/, (area) => `/${area}/${shop}`));

async function logInByCode(app: App, phone: Phone, mobile: string): Promise<void> {
  pauseBetweenTaps();
  await app.router.navigate(`/login/${shop}`);
  await prove(app, phone, mobile);
  await waitFor(() => expect(addressOf(app)).not.toContain('/login/'));
}

it(
  'a visitor who logs in on the open page of another sees nothing of what it has read and kept for the other',
  async () => {
    const phone = openPhone();
    arrangePage();
    const exhibitions = [shop];
    const first = await registerPerson(phone, { name: '甲的名字', mobile: '13900001357', exhibitions });
    const next = await registerPerson(phone, { name: '乙的名字', mobile: '13900002468', exhibitions });
    const [good] = await goodsOf(phone, 1);
    const left = { visitorId: first.visitorId, good: good!, mark, mobile: typedMobile };
    const { orderId, appointmentId } = await leaveRows(phone, left);
    const rows = [`/orders/${shop}/${orderId}`, `/appointments/${shop}/${appointmentId}`];
    const addresses = [...personal, ...rows, `/messages/${shop}/to/exhibitor/${good!.exhibitorId}`];

    const app = await openApp('/404', { timeFactor: 0.05 });
    await logInByCode(app, phone, first.mobile);
    const ofFirst = await visitScreens(app, phone, addresses, () => fillScreen(mark, typedMobile));
    for (const address of [...rows, `/addresses/${shop}`, `/my-questions/${shop}`])
      expect(ofFirst.get(address)?.words).toContain(mark);

    await logInByCode(app, phone, next.mobile);
    const seen = await visitScreens(app, phone, addresses);
    app.close();
    emptyPhone();
    const own = await openApp('/404', { timeFactor: 0.05 });
    await logInByCode(own, phone, next.mobile);
    const alone = await visitScreens(own, phone, addresses);
    const count: Exception = { shows: 'words', why: 'the number of passes in the list' };
    const traces = [...first.traces, typedMobile];
    expect(findTraces({ seen, alone, traces, mark, exceptions: { [`/mine/${shop}`]: count } })).toEqual([]);
  },
  longMs,
);
