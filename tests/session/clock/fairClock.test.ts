// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPhone, openTab, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

async function newPage() {
  const { services } = await openTab();
  const { fairNowMs } = await import('#session/clock/fairClock.ts');
  const { checkKeptClock } = await import('#session/clock/noteServerTime.ts');
  const client = await services().client();
  return {
    checkKeptClock,
    offsetMs: () => fairNowMs() - services().now(),
    write: () => client.write('/data/insert/Suggest', {}),
    read: () => client.read('/data/queryList/LiveList', { condition: {} }),
  };
}

describe('the fair’s clock', () => {
  it.each(['read', 'write'] as const)('goes by the date of every answer, a %s included', async (call) => {
    const page = await newPage();
    phone.pass(-60 * dayMs);
    await page[call]();
    expect(Math.abs(page.offsetMs() + 60 * dayMs)).toBeLessThan(5 * minuteMs);
  });

  it.each([
    ['ahead', -10],
    ['behind', 10],
    ['ahead', -3],
    ['behind', 3],
  ])('is not that of a phone that is %s, by %i minutes', async (_side, minutes) => {
    const page = await newPage();
    phone.pass(minutes * minuteMs);
    await page.read();
    expect(Math.abs(page.offsetMs() - minutes * minuteMs)).toBeLessThan(minuteMs / 2);
  });

  it('is the phone’s where an answer seems to be half a minute old, which may be the line', async () => {
    const page = await newPage();
    phone.pass(-minuteMs / 2);
    await page.read();
    expect(page.offsetMs()).toBe(0);
  });

  it('is known to the next page of a phone that is ahead, before anything is answered', async () => {
    phone.pass(-60 * dayMs);
    await (await newPage()).read();
    expect(Math.abs((await newPage()).offsetMs() + 60 * dayMs)).toBeLessThan(5 * minuteMs);
    // The phone was put right.
    phone.pass(60 * dayMs);
    await (await newPage()).read();
    expect(Math.abs((await newPage()).offsetMs())).toBeLessThan(minuteMs);
  });

  it('is the phone’s where that was set back since it was found to be ahead', async () => {
    phone.pass(-60 * dayMs);
    await (await newPage()).read();
    localStorage.setItem('clockNoted', String(Date.now() + dayMs));
    const page = await newPage();
    page.checkKeptClock();
    expect(Math.abs(page.offsetMs())).toBeLessThan(minuteMs);
    // The boot script reads it, too.
    expect(localStorage.getItem('clockAhead')).toBeNull();
  });

  it('is not kept of a phone that is behind: once that is put right, it would be the future', async () => {
    phone.pass(dayMs);
    const page = await newPage();
    await page.read();
    expect(Math.abs(page.offsetMs() - dayMs)).toBeLessThan(5 * minuteMs);
    expect(Math.abs((await newPage()).offsetMs())).toBeLessThan(minuteMs);
  });
});
