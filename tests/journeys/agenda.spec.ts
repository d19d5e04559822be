import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { formatVenueTime, parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { expectAccessible } from './support/axe.ts';
import { faultsOf } from './support/faults.ts';
import { test } from './support/journey.ts';
import { rowsIn } from './support/records.ts';
import { stories } from './support/stories.ts';
import { languagesOf } from './support/words.ts';

const agenda = `/agenda/${stories.open}`;

test('a day is planned, a clash is seen and mended, and while the server fails the phone’s copy is there with its age', {
  tag: '@way-agenda',
}, async ({ page, visitor, noise }) => {
  test.slow();
  const { say } = visitor;
  await page.goto(agenda);
  await expect(page.locator('main').getByText(say('agenda', 'none'), { exact: true })).toBeVisible();
  await page.getByRole('link', { name: say('agenda', 'conferences'), exact: true }).click();
  const toggles = page.locator('main li:has(a) button[aria-pressed]');
  // Sessions begin in several rooms at the same time.
  for (const at of [0, 1]) await toggles.nth(at).click();
  await expect(page.locator('main li:has(a) button[aria-pressed="true"]')).toHaveCount(2);

  await page.goto(agenda);
  const cards = page.locator('[data-kind="conference"]');
  await expect(cards).toHaveCount(2);
  await expectAccessible(page, 'the schedule as a list');
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: say('agenda', 'toCalendar') }).click();
  const file = await readFile(await (await waiting).path(), 'utf8');
  expect(file.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  await visitor.button(say('agenda', 'toPicture')).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: say('agenda', 'timeline') }).click();
  await expect(page).toHaveURL(/view=timeline/);
  await expectAccessible(page, 'the schedule as a timeline');
  await page.getByRole('button', { name: say('agenda', 'timeline') }).click();

  await visitor.button(say('agenda', 'resolve')).click();
  await page.getByRole('dialog').locator('li button').first().click();
  await expect(cards).toHaveCount(1);
  await visitor.button(say('agenda', 'undo')).click();
  await expect(cards).toHaveCount(2);
  await cards
    .first()
    .getByRole('button', { name: say('agenda', 'removeOf').replace(/[:：].*/, '') })
    .click();
  await expect(cards).toHaveCount(1);

  const faults = await faultsOf(page);
  noise.expectFailed(/queryList\/Conference$/);
  faults.switchOn({ name: 'serverError500', path: 'queryList/Conference' });
  await page.clock.install();
  const readAt = await page.evaluate((name) => {
    const entries = JSON.parse(localStorage.getItem(name) ?? '[]') as { readAtMs: number }[];
    return Math.min(...entries.map(({ readAtMs }) => readAtMs));
  }, `schedule.${stories.open}`);
  await page.reload();
  await expect(cards).toHaveCount(1);
  const told = page.locator('main').getByText(say('agenda', 'failed'), { exact: true });
  await expect(async () => {
    // The waits between the tries of a read.
    await page.clock.fastForward(1000);
    await expect(told).toBeVisible({ timeout: 250 });
  }).toPass({ timeout: 40_000, intervals: [0] });
  const clock = formatVenueTime(readAt, 'HH:mm');
  await expect(page.locator('main').getByText(say('query', 'asOf', { time: clock }))).toBeVisible();
  await expect(cards).toHaveCount(1);

  faults.clear();
  await visitor.button(say('shell', 'retry')).click();
  await expect(told).toHaveCount(0);
});

for (const language of languagesOf('en')) {
  test.describe(`sessions at one hour, ${language}`, () => {
    test.use({ language });

    test('are one notice that lists them, of which one is kept, and undone together', async ({
      page,
      visitor,
    }) => {
      const { say } = visitor;
      const rows = (await rowsIn(page.request, 'Conference')).filter(
        (row) => row['ExhibitionId'] === stories.open,
      );
      const atOneHour = rows.filter(({ StartTime }) => StartTime === rows[0]?.['StartTime']);
      const entries = atOneHour.slice(0, 3).map(({ RecordId, Title, TitleEn, StartTime, EndTime }) => {
        const startMs = parseVenueTime(String(StartTime)) ?? 0;
        return {
          kind: 'conference',
          id: RecordId,
          title: { zh: Title, en: TitleEn },
          placeName: { zh: '', en: '' },
          path: `/conference/${stories.open}/${String(RecordId)}`,
          startMs,
          endMs: parseVenueTime(String(EndTime)),
          knownStartMs: startMs,
        };
      });
      await page.addInitScript(
        ([name, value]) => {
          if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
        },
        [`schedule.${stories.open}`, JSON.stringify(entries)] as const,
      );
      await page.goto(agenda);
      const cards = page.locator('[data-kind="conference"]');
      await expect(cards).toHaveCount(3);
      const notice = page.getByRole('note');
      await expect(notice).toHaveCount(1);
      for (const { title } of entries) await expect(notice).toContainText(String(title[language]));
      await expectAccessible(page, 'several sessions at one hour');
      await visitor.button(say('agenda', 'resolve')).click();
      const choices = page.getByRole('dialog').locator('li button');
      await expect(choices).toHaveCount(3);
      await expectAccessible(page, 'the choice among several sessions');
      await choices.nth(1).click();
      await expect(cards).toHaveCount(1);
      await expect(notice).toHaveCount(0);
      await visitor.button(say('agenda', 'undo')).click();
      await expect(cards).toHaveCount(3);
    });
  });
}

for (const language of languagesOf('zh'))
  test.describe(`the schedule as a picture (${language})`, () => {
    test.use({ language, serviceWorkers: 'block' });

    test(`is there after a reload where it could not be fetched, and on another tap where it could not be drawn (${language})`, async ({
      page,
      visitor,
      noise,
    }) => {
      noise.expectFailed(/assets\/[\w-]+\.js$/);
      const { say } = visitor;
      await page.goto(`/conferences/${stories.open}`);
      await page.locator('main li:has(a) button[aria-pressed]').first().click();
      await page.goto(agenda);
      const toPicture = visitor.button(say('agenda', 'toPicture'));
      await expect(toPicture).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.route('**/assets/*.js', (route) => route.abort());
      await toPicture.click();
      await expect(page.getByText(say('shell', 'problemLoading')).first()).toBeVisible();
      const reload = visitor.button(say('shell', 'reload'));
      await expect(reload).toBeVisible();
      await page.unroute('**/assets/*.js');
      await Promise.all([page.waitForEvent('load'), reload.click()]);
      await expect(toPicture).toBeVisible();
      await page.evaluate(() => {
        const draw = Reflect.get(HTMLCanvasElement.prototype, 'toDataURL');
        let tries = 0;
        HTMLCanvasElement.prototype.toDataURL = function toDataURL(...given) {
          tries += 1;
          if (tries === 1) throw new DOMException('refused', 'SecurityError');
          return draw.apply(this, given);
        };
      });
      await toPicture.click();
      const box = page.getByRole('dialog', { name: say('agenda', 'toPicture') });
      await expect(box.getByText(say('agenda', 'pictureImpossible'))).toBeVisible();
      await expectAccessible(page, 'a schedule that cannot be drawn');
      await visitor.button(say('shell', 'close')).click();
      await toPicture.click();
      await expect(box.getByRole('img')).toHaveAttribute('src', /^data:image/);
    });
  });
