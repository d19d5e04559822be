import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { formatVenueTime, parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { expectAccessible } from './support/axe.ts';
import { ownBooth } from './support/booth.ts';
import { countTaps } from './support/countTaps.ts';
import { expectFits } from './support/expectFits.ts';
import { isKept } from './support/isKept.ts';
import { test } from './support/journey.ts';
import { decide, invite, meetings, visitorWithPass } from './support/meetings.ts';
import { rowsIn, type StoredRow } from './support/records.ts';
import { serverTells } from './support/serverClock.ts';
import { untilScreensKept } from './support/untilScreensKept.ts';
import { languages } from './support/words.ts';

const tomorrow = formatVenueTime(Date.now() + 86_400_000, 'yyyy-MM-dd');

/**
 * Tomorrow, far from midnight, for phone and server alike. In four minutes from then what is told, rounded up to five, stays the same.
 */
async function isAfterNoon(page: Page): Promise<void> {
  const startMs = parseVenueTime(`${tomorrow} 12:01:00`) ?? Number.NaN;
  const aheadMs = startMs - Date.now();
  await serverTells(page, () => Date.now() + aheadMs);
  await page.clock.install({ time: startMs });
}

/** With an exhibitor of this journey only, who looks at another phone. */
async function agreed(
  page: Page,
  request: APIRequestContext,
  visitor: StoredRow,
  [from, until]: readonly [string, string],
) {
  const booth = await ownBooth(page, request, meetings);
  const times = { MeetingTimeDate: tomorrow, MeetingTimeStart: from, MeetingTimeEnd: until };
  await decide(request, await invite(request, visitor, 0, [booth.exhibitorId], times), '4');
  return booth;
}

for (const language of languages)
  test.describe(`who is late (${language})`, () => {
    test.use({ language });

    test(`tells those who wait in three taps, once, and without a network as soon as there is one (${language})`, {
      tag: '@way-late',
    }, async ({ page, context, request, visitor, openPhone, noise }) => {
      test.slow();
      noise.allowOffline();
      const { say } = visitor;
      const own = await visitorWithPass(request, context);
      const stand = await (await openPhone()).newPage();
      const first = await agreed(stand, request, own, ['12:06', '12:26']);
      await agreed(await (await openPhone()).newPage(), request, own, ['12:27', '12:47']);
      const sent = async () =>
        (await rowsIn(request, 'MessageInfo')).filter((row) => row['VisitorSender'] === own['VisitorId']);

      await isAfterNoon(page);
      await page.goto(`/agenda/${meetings}`);
      await expect(visitor.heading).toBeVisible();
      await page.goto(`/code?voucher=${String(own['RecordId'])}`);
      await untilScreensKept(page);
      await page.goto(`/agenda/${meetings}`);
      const finger = countTaps(page);
      await finger.tap(visitor.link(say('agenda', 'late')));
      await expect(page.locator('[data-plan]')).toHaveCount(2);
      await finger.tap(page.locator('label').filter({ hasText: say('late', 'inMinutes', { minutes: 30 }) }));
      await expect(page.locator('[data-state="late"]')).toHaveCount(1);
      await expectAccessible(page, 'what who is late can reach');
      await expectFits(page, 'what who is late can reach');
      await finger.tap(visitor.button(say('late', 'send', { count: 2 })));
      await expect.poll(async () => (await sent()).length).toBe(2);
      expect(finger.taps()).toBe(3);
      // Their name is there in Chinese alone.
      for (const row of await sent()) expect(row['Content']).toMatch(/^(?:抱歉|非常抱歉)，/);
      await expect(visitor.button(say('late', 'send', { count: 2 }))).toHaveCount(0);

      await stand.goto(`${first.center}/messages/visitor/${String(own['VisitorId'])}`);
      await expect(stand.locator('main').getByText(/^(?:抱歉|非常抱歉)，/)).toBeVisible();

      await expect.poll(() => isKept(page, 'ownRows/', '/appointments')).toBe(true);
      await context.setOffline(true);
      await page.goto(`/late/${meetings}?in=30`);
      await expect(page.locator('[data-plan]')).toHaveCount(2);
      await expect(visitor.button(say('late', 'send', { count: 2 }))).toHaveCount(0);
      await page
        .locator('label')
        .filter({ hasText: say('late', 'inMinutes', { minutes: 60 }) })
        .tap();
      await visitor.button(say('late', 'send', { count: 1 })).tap();
      await expect(page.getByText(say('late', 'waitsForNetwork')).first()).toBeVisible();
      expect(await sent()).toHaveLength(2);
      await context.setOffline(false);
      await expect.poll(async () => (await sent()).length, { timeout: 20_000 }).toBe(3);
    });
  });
