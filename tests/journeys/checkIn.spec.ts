import { expect } from '@playwright/test';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { writeMoment } from '#domain/time/writeMoment.ts';
import { scannedAs } from '../support/fakeWechat/answers.ts';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/hostPage.ts';
import { otherCode } from './support/journey.ts';
import {
  callApi,
  holdVouchers,
  onSite,
  places,
  checkInAt,
  checkInsOf,
  visitorOnSite,
} from './support/onSite.ts';
import { untilScreensKept } from './support/untilScreensKept.ts';

const shot = (name: string) => ({ path: `test-results/shots/check-in-${name}.png`, fullPage: true });

test.describe('an unregistered visitor at the gate, zh', () => {
  test.use({ language: 'zh' });

  test('logs in, comes back to exactly this place, checks in by one tap, and finds it in the list', {
    tag: ['@check-in-place', '@check-in-results', '@check-in-list', '@way-checkIn'],
  }, async ({ page, context, request, visitor, noise }) => {
    noise.allowOffline();
    const { say } = visitor;
    const me = await visitorOnSite(request, '温书白');
    await page.goto(checkInAt('gate'));
    await expect(
      page.getByRole('heading', { name: say('checkIn', 'registrationRequiredTitle') }),
    ).toBeVisible();
    await expectAccessible(page, 'an unregistered visitor');
    await page.screenshot(shot('unregistered'));
    await visitor.link(say('checkIn', 'login')).click();
    await visitor.prove(String(me['Mob']));

    await expect(page).toHaveURL(new RegExp(`${checkInAt('gate')}$`));
    const tap = visitor.button(say('checkInFirst', 'checkInHere'));
    await expect(visitor.heading).toHaveText('南门');
    await expect(tap).toBeVisible();
    await expectAccessible(page, 'the tap');
    await page.screenshot(shot('ready'));
    await tap.click();
    await expect(visitor.heading).toHaveText(say('checkIn', 'checkedInTitle'));
    await expect(visitor.heading).toBeFocused();
    await expectAccessible(page, 'signed');
    await page.screenshot(shot('signed'));
    const [row, ...more] = await checkInsOf(request, [me]);
    expect(more).toEqual([]);
    const signedMs = parseVenueTime(String(row?.['SignedAt']));
    const time = writeMoment(signedMs, 'nearTime', { language: 'zh', nowMs: Date.now() });
    await expect(page.getByText(say('checkIn', 'checkedInAt', { time }))).toBeVisible();

    await page.reload();
    await expect(visitor.heading).toHaveText(say('checkIn', 'earlierTitle'));
    await expect(page.getByText(say('checkIn', 'checkedInAt', { time }))).toBeVisible();
    await expectAccessible(page, 'signed already');
    await visitor.link(say('checkIn', 'myCheckIns')).click();
    await expect(visitor.heading).toHaveText(say('checkIn', 'myCheckIns'));
    await expect(page.locator('.checkIns-state--signed')).toContainText(time);
    await expectAccessible(page, 'the list');
    await page.screenshot(shot('list'));
    await visitor.link(say('frame', 'back')).click();
    await visitor.link(say('frame', 'pass')).click();
    await untilScreensKept(page);

    // The next place has no network at all: its page opens from what the phone keeps.
    await context.setOffline(true);
    await page.goto(checkInAt('hall'));
    await expect(visitor.heading).toHaveText('3 号展厅');
    await visitor.button(say('checkInFirst', 'checkInHere')).click();
    await expect(visitor.heading).toHaveText(say('checkInFirst', 'unconfirmedTitle'));
    await context.setOffline(false);
    await expect(visitor.heading).toHaveText(say('checkIn', 'checkedInTitle'));
    expect(await checkInsOf(request, [me])).toHaveLength(2);
  });
});

test.describe('a hall without a network, en', () => {
  test.use({ language: 'en' });

  test('keeps the check-in, says so, and the next page with a network confirms it exactly once', {
    tag: ['@check-in-once', '@check-in-results'],
  }, async ({ page, context, request, visitor, noise }) => {
    noise.allowOffline();
    const { say } = visitor;
    const me = await visitorOnSite(request, 'Ada');
    await holdVouchers(context, [me]);
    // The older system: only the client keeps it from storing this twice.
    await page.goto(checkInAt('yard'));
    const tap = page.locator('.checkIn-tap');
    await expect(visitor.heading).toHaveText(/North gate/);
    await context.setOffline(true);
    await tap.click();
    await expect(visitor.heading).toHaveText(say('checkInFirst', 'unconfirmedTitle'));
    await expectAccessible(page, 'not yet confirmed');
    await page.screenshot(shot('unconfirmed'));
    expect(await checkInsOf(request, [me])).toEqual([]);
    await page.close();

    await context.setOffline(false);
    const next = await context.newPage();
    await next.goto(`/homeclassic/${onSite}`);
    await expect.poll(async () => (await checkInsOf(request, [me])).length).toBe(1);
    // A page that is left before it has read the answer confirms the check-in on the next one.
    await expect
      .poll(() => next.evaluate(() => Object.values(localStorage).some((kept) => kept.includes('"waiting"'))))
      .toBe(false);
    await next.goto(checkInAt('yard'));
    await expect(next.locator('main h1')).toHaveText(say('checkIn', 'earlierTitle'));
    await next.goto(`/mine/${onSite}/signIns`);
    await expect(next.locator('.checkIns-state--signed')).toHaveCount(1);
    const [row, ...more] = await checkInsOf(request, [me]);
    expect(more).toEqual([]);
    expect(row?.['Source']).toBe('mobileOffline');
  });

  test('a place that has been closed is told, and stays in the list until the visitor has seen it', {
    tag: ['@check-in-results', '@check-in-list', '@repeats'],
  }, async ({ page, context, request, visitor, noise }) => {
    noise.allowOffline();
    noise.expect(otherCode);
    const { say } = visitor;
    const me = await visitorOnSite(request, 'Grace');
    await holdVouchers(context, [me]);
    const record = { ExhibitionId: onSite, Name: '临时签到台', NameEn: 'Extra desk', Sort: 99 };
    const { RecordId } = await callApi(request, 'insert/SignInPlace', { record });
    await page.goto(`/sign-in/${onSite}/${String(RecordId)}`);
    await expect(visitor.heading).toHaveText(/Extra desk/);
    await context.setOffline(true);
    await page.locator('.checkIn-tap').click();
    await expect(visitor.heading).toHaveText(say('checkInFirst', 'unconfirmedTitle'));
    await callApi(request, 'delete/SignInPlace', { recordId: RecordId });
    await context.setOffline(false);
    await expect(visitor.heading).toHaveText(say('checkIn', 'refusedTitle'));
    await expect(page.getByText(say('checkIn', 'refused_unknownPlace'))).toBeVisible();
    await expectAccessible(page, 'needs somebody');
    await page.screenshot(shot('refused'));
    await visitor.link(say('checkIn', 'myCheckIns')).click();
    await expect(page.locator('.checkIns-state--refused')).toContainText(say('checkIn', 'stateRefused'));
    await expectAccessible(page, 'the list with a refusal');
    await page.screenshot(shot('list-refused'));
    await visitor.button(say('checkIn', 'dismiss')).click();
    await expect(page.locator('.checkIns-state--refused')).toHaveCount(0);
  });

  test('each refused check-in shows its reason and a link on', {
    tag: ['@check-in-results', '@repeats'],
  }, async ({ page, context, request, visitor }) => {
    const { say } = visitor;
    const me = await visitorOnSite(request, 'Emmy');
    await request.post('/sandbox/review', { data: { recordId: me['RecordId'], state: '1' } });
    await holdVouchers(context, [{ ...me, ApproveState: '1' }]);
    const shapes = new Set<string | null>();
    for (const [path, title] of [
      [checkInAt('forum'), 'notYetTitle'],
      [checkInAt('breakfast'), 'overTitle'],
      [checkInAt('lounge'), 'notApprovedTitle'],
      [`/sign-in/${onSite}/nowhere00000000000000001`, 'unknownPlaceTitle'],
      [`/sign-in/${onSite}/short`, 'unknownPlaceTitle'],
    ] as const) {
      await page.goto(path);
      await expect(visitor.heading).toHaveText(say('checkIn', title));
      await expectAccessible(page, title);
      await page.screenshot(shot(`${title}-en`));
      shapes.add(await page.locator('.results-sign').innerHTML());
      await expect(page.locator('.results-actions a').first()).toBeVisible();
    }
    expect(shapes.size).toBe(4);
  });
});

test.describe('a party in WeChat, en', () => {
  test.use({ host: 'wechatAndroid', language: 'en' });

  test('scans the code of a hall from the home, and all who are ticked are checked in by one tap', {
    tag: ['@check-in-group', '@check-in-place', '@scan-code'],
  }, async ({ page, context, request, visitor, wechat, baseURL }) => {
    const { say } = visitor;
    const party = await Promise.all(
      ['许知行', '许知乐', '许知远'].map((name) => visitorOnSite(request, name)),
    );
    await holdVouchers(context, party);
    await page.goto(`/homeclassic/${onSite}`);
    const scan = visitor.button(say('home', 'scan'));
    await expect(scan).toBeVisible();
    await expect.poll(() => wechat(({ verdicts }) => verdicts)).toEqual(['config:ok']);
    await page.evaluate(
      (resultStr) => {
        const { fakeWechat } = window as unknown as {
          fakeWechat: { answer(name: string, wish: object): void };
        };
        fakeWechat.answer('scanQRCode', { errMsg: 'scanQRCode:ok', resultStr });
      },
      scannedAs('android', `${baseURL}${checkInAt('hall')}`),
    );
    await scan.click();
    await expect(page).toHaveURL(new RegExp(checkInAt('hall')));
    const ticks = page.getByRole('checkbox');
    await expect(ticks).toHaveCount(3);
    for (const tick of await ticks.all()) await expect(tick).toBeChecked();
    await expectAccessible(page, 'a party');
    await page.screenshot(shot('party'));
    await page.getByRole('checkbox', { name: '许知远' }).uncheck();
    await visitor.button(say('checkIn', 'checkInMany', { count: 2 })).click();
    await expect(page.locator('.results-row--signed')).toHaveCount(2);
    const stored = await checkInsOf(request, party);
    expect(stored.map((row) => row['SignInPlaceId'])).toEqual([places.hall, places.hall]);
    expect(new Set(stored.map((row) => row['ClientRef'])).size).toBe(2);
    await page.locator('.checkIn-tap').click();
    await expect(page.getByRole('alert')).toHaveText(say('checkIn', 'choosePerson'));
    await page.getByRole('checkbox').check();
    await page.locator('.checkIn-tap').click();
    await expect(visitor.heading).toHaveText(say('checkIn', 'checkedInTitle'));
    await expect(page.getByText(say('checkIn', 'checkedInMany', { count: 3 }))).toBeVisible();
    await expectAccessible(page, 'a party checked in');
    await page.screenshot(shot('party-signed'));
    expect(await checkInsOf(request, party)).toHaveLength(3);
  });
});

test.describe('the sign of a check-in', () => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const)
    test(`is ${reducedMotion === 'reduce' ? 'complete from the start' : 'drawn once'} where motion is ${reducedMotion}, and the colour reaches the edges`, {
      tag: ['@check-in-results', '@repeats'],
    }, async ({ page, context, request, visitor }) => {
      await page.emulateMedia({ reducedMotion });
      const me = await visitorOnSite(request, '温书白');
      await holdVouchers(context, [me]);
      await page.goto(checkInAt('gate'));
      await expect(visitor.heading).toHaveText('南门');
      await page.locator('.checkIn-tap').tap();
      await expect(visitor.heading).toHaveText(visitor.say('checkIn', 'checkedInTitle'));
      const mark = page.locator('.results-result .results-signMark').first();
      const drawing = await mark.evaluate((path) => {
        const { animationName, animationDuration, animationIterationCount } = getComputedStyle(path);
        return [animationName, animationDuration, animationIterationCount].join(' ');
      });
      expect(drawing).toMatch(reducedMotion === 'reduce' ? /^none/ : /^results-tick 0\.26s 1$/);
      const grounds = await page.evaluate(() =>
        ['body', '.s-page', '.footer-root'].map((part) => {
          const found = document.querySelector(part);
          return found === null ? '' : getComputedStyle(found).backgroundColor;
        }),
      );
      expect(grounds).toEqual(['rgb(23, 105, 61)', 'rgb(23, 105, 61)', 'rgba(0, 0, 0, 0)']);
      await page.reload();
      await expect(visitor.heading).toHaveText(visitor.say('checkIn', 'earlierTitle'));
      expect(await mark.evaluate((path) => getComputedStyle(path).animationName)).toBe('none');
    });
});
