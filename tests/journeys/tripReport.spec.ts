import { type APIRequestContext, expect } from '@playwright/test';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import { expectAccessible } from './support/axe.ts';
import { expectFits } from './support/expectFits.ts';
import { isKept } from './support/isKept.ts';
import { test } from './support/journey.ts';
import { decide, exhibitorOf, meetings, visitorWithPass } from './support/meetings.ts';
import type { StoredRow } from './support/records.ts';
import { untilScreensKept } from './support/untilScreensKept.ts';
import { languages } from './support/words.ts';

const address = `/trip-report/${meetings}`;
const held = 12;

/** They have no calendar, which would refuse a time. */
const withoutTimes = [2, 5, 8, 11, 14, 17, 23];

/** A meeting that was attended, with the first exhibitor that no other journey has met at that hour. */
async function hold(request: APIRequestContext, VisitorId: unknown, day: string, number: number) {
  const hour = String(7 + number).padStart(2, '0');
  for (let tried = 0; tried < withoutTimes.length; tried += 1) {
    const ExhibitorId = exhibitorOf(withoutTimes[(number + tried) % withoutTimes.length] ?? 2);
    const record = {
      ExhibitionId: meetings,
      VisitorId,
      ExhibitorId,
      Initator: ExhibitorId,
      Receiver: VisitorId,
      Type: '1',
      State: '2',
      MeetingTimeDate: day,
      InvitationMsgContent: `伺服电机 ${number}`,
      MeetingTimeStart: `${hour}:00`,
      MeetingTimeEnd: `${hour}:30`,
    };
    const answer = await request.post('/v2/data/insert/InvitationInfo', {
      headers: { authorization: 'Bearer sandbox-credential' },
      data: { tenantId: 'sys', params: { record } },
    });
    const { resCode, result } = (await answer.json()) as { resCode: number; result: StoredRow };
    if (resCode !== 0) continue;
    await decide(request, result, '5');
    return;
  }
  throw new Error(`no exhibitor is free at ${hour}:00`);
}

for (const language of languages)
  test.describe(`a trip report (${language})`, () => {
    test.use({ language });

    test(`of a day of twelve meetings is there without a network, in either language, as text, picture and table (${language})`, {
      tag: '@way-tripReport',
    }, async ({ page, context, request, visitor, noise }) => {
      test.slow();
      noise.allowOffline();
      const { say } = visitor;
      const own = await visitorWithPass(request, context);
      const day = formatVenueTime(Date.now() + 24 * 60 * 60_000, 'yyyy-MM-dd');
      for (let number = 1; number <= held; number += 1) await hold(request, own['VisitorId'], day, number);
      // The exhibition is known from then on, and its ticket keeps the screens.
      await page.goto(`/agenda/${meetings}`);
      await expect(visitor.heading).toBeVisible();
      await page.goto(`/code?voucher=${String(own['RecordId'])}`);
      await untilScreensKept(page);
      await page.goto(`/agenda/${meetings}`);
      await page.getByRole('link', { name: say('agenda', 'tripReport') }).click();
      const items = page.locator('[data-section="met"] > li');
      await expect(items).toHaveCount(held);
      await expectAccessible(page, 'a trip report');
      await expectFits(page, 'a trip report');
      await page.getByRole('textbox', { name: say('tripReport', 'summary') }).fill('看了三家供应商');
      await expect(page.locator('[data-report]')).toContainText('看了三家供应商');
      await expect.poll(() => isKept(page, 'ownRows/', 'tripReport/choices')).toBe(true);
      await expect.poll(() => isKept(page, 'ownRows/', '/appointments')).toBe(true);

      await context.setOffline(true);
      const startedMs = Date.now();
      await page.goto(`${address}?day=${day}`);
      await expect(items).toHaveCount(held);
      console.log(`trip report of ${held} meetings, offline: ${Date.now() - startedMs} ms`);
      await expect(page.getByText(say('tripReport', 'partsTitle'), { exact: true })).toBeVisible();
      await visitor.button(say('tripReport', 'picture')).click();
      await expect(page.getByRole('dialog').getByRole('img')).toHaveAttribute('src', /^data:image/);
      await page.keyboard.press('Escape');
      await visitor.button(say('tripReport', 'settings')).click();
      await expectAccessible(page, 'what is in a trip report');
      await page
        .getByRole('dialog')
        .getByRole('checkbox', { name: say('tripReport', 'section_met') })
        .uncheck();
      await visitor.button(say('tripReport', 'settingsDone')).click();
      await expect(items).toHaveCount(0);
      await page.goto(address);
      await expect(page.locator('[data-report]')).toContainText('看了三家供应商');
    });

    test(`of a visit without anything says what would be in it and where to begin (${language})`, async ({
      page,
      context,
      request,
      visitor,
    }) => {
      await visitorWithPass(request, context);
      await page.goto(address);
      await expect(
        page.getByRole('main').getByRole('link', { name: visitor.say('tripReport', 'toExhibitors') }),
      ).toBeVisible();
      await expectAccessible(page, 'a trip report without anything');
      await expectFits(page, 'a trip report without anything');
    });
  });
