import { expect } from '@playwright/test';
import { formatVenueTime, parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { test } from './support/journey.ts';
import { rowsIn } from './support/records.ts';
import { holdVouchers, onSite, visitorOnSite } from './support/onSite.ts';
import { serverTells } from './support/serverClock.ts';
import { stories } from './support/stories.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;
const lives = 'main a[href^="/live/"]';

for (const [phone, offMs] of [
  ['a day behind', -dayMs],
  ['a day ahead', dayMs],
] as const) {
  test(`what is on air is on air on a phone whose clock is ${phone}`, async ({ page, visitor }) => {
    const { say } = visitor;
    await page.clock.setFixedTime(Date.now() + offMs);
    await page.goto(`/lives/${stories.open}?state=preview`);
    const soonest = page.locator(lives).first();
    await expect(soonest).toContainText(say('content', 'live_preview'));
    await expect(soonest).toContainText(/(分钟|小时)后开始/);
    // One that has no mark of the organiser goes by its times alone.
    const unmarked = (await rowsIn(page.request, 'LiveList')).filter(
      (row) => row['ExhibitionId'] === stories.open && row['State'] === '',
    );
    const onAir = unmarked.filter((row) => {
      const [startMs = 0, endMs = 0] = [String(row['StartTime']), String(row['EndTime'])].map((text) =>
        parseVenueTime(text),
      );
      return startMs < Date.now() - minuteMs && endMs > Date.now() + minuteMs;
    });
    expect(onAir).not.toHaveLength(0);
    await page.getByRole('radio', { name: /^直播中/ }).click();
    for (const { RecordId } of onAir)
      await expect(page.locator(`${lives}[href$="/${String(RecordId)}"]`)).toContainText(
        say('content', 'live_live'),
      );
    await page.locator(`${lives}[href$="/${String(onAir[0]?.['RecordId'])}"]`).click();
    await expect(visitor.heading).toBeVisible();
    await expect(page.locator('main').getByText(say('content', 'live_live')).first()).toBeVisible();
    await expect(page.getByRole('timer')).toHaveCount(0);
  });

  test(`promotions run, and the home counts the days, by the server’s clock on a phone that is ${phone}`, async ({
    page,
    visitor,
  }) => {
    const { say } = visitor;
    const rows = (await rowsIn(page.request, 'Promotion')).filter(
      (row) => row['ExhibitionId'] === stories.open,
    );
    const starts = rows.map((row) => parseVenueTime(String(row['StartTime'])) ?? 0);
    const serverMs = Math.min(...starts) + 10 * minuteMs;
    await serverTells(page, () => serverMs);
    await page.clock.setFixedTime(serverMs + offMs);
    await page.goto(`/promotions/${stories.open}`);
    // In the order in which they begin.
    const row = page.locator('main a[href^="/promotion/"]').first();
    await expect(row).toContainText(say('content', 'period_open'));
    await row.click();
    await expect(page).toHaveURL(/\/promotion\//);
    await expect(visitor.button(say('content', 'scheduleAdd'))).toBeVisible();
    await expect(page.locator('main').getByText(say('content', 'period_open'))).toBeVisible();
    await page.goto(`/home/${stories.open}`);
    await expect(page.locator('main')).toContainText('第 1 天，共');
  });
}

test('the pass is no pass of an exhibition that is over on a phone that is 60 days ahead, before anything is answered', async ({
  page,
  context,
  request,
  visitor: { say },
  noise,
}) => {
  const EndTime = formatVenueTime(Date.now() + dayMs, 'yyyy-MM-dd');
  const words = { ExName: '', ExNameEn: '', Place: '', PlaceEn: '', Logo: '' };
  await holdVouchers(context, [await visitorOnSite(request, '林小满')], {
    exhibition: { ...words, StartTime: '2026-01-01', EndTime },
  });
  await page.clock.setFixedTime(Date.now() + 60 * dayMs);
  // Anything that the server answers tells its clock.
  await page.goto(`/home/${onSite}`);
  await expect(
    page
      .locator('main')
      .getByText(/第 \d 天|还有|开幕/)
      .first(),
  ).toBeVisible();
  noise.allowOffline();
  await page.route('**/v2/**', (route) => route.abort('internetdisconnected'));
  await page.goto('/code');
  await expect(page.locator('main').getByRole('img').first()).toBeVisible();
  await expect(page.getByText(say('vouchers', 'endedText'))).toHaveCount(0);
  // Without what the phone has kept it would be.
  await page.evaluate(() => localStorage.removeItem('clockAhead'));
  await page.reload();
  await expect(page.getByText(say('vouchers', 'endedText'))).toBeVisible();
});
