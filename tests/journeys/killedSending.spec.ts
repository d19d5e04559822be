import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { delegateFormOf } from './support/delegateForm.ts';
import { expectFits } from './support/expectFits.ts';
import { test } from './support/journey.ts';
import { untilAtTop } from './support/letPass.ts';
import { callApi } from './support/onSite.ts';
import { rowsIn, theRegistrationOf } from './support/records.ts';
import { untilDraftHolds } from './support/storedValues.ts';
import { createVisitor, newMobile, type Visitor } from './support/visitor.ts';
import { languagesOf } from './support/words.ts';

const insert = '**/insert/VisitorExhibitionInfo';
const update = '**/update/VisitorExhibitionInfo';
const delegates = { exhibition: 'delegate0000000000000001', channel: 'maindelegate000000000001' };

/** Ends the page as a phone without memory does: it is told nothing. */
async function kill(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void session.send('Page.crash').catch(() => {});
  await crashed;
  await page.close();
}

/** What is asked for here arrives, and its answer never comes; resolves when it has arrived. */
async function loseAnswers(page: Page, url: string): Promise<{ readonly arrived: Promise<void> }> {
  let tell = () => {};
  const arrived = new Promise<void>((done) => {
    tell = done;
  });
  await page.route(url, async (route) => {
    await route.fetch();
    tell();
  });
  return { arrived };
}

test('a registration with files whose page is killed while it is sent is finished by the next one', {
  tag: ['@U06', '@D16'],
}, async ({ page, context, request, visitor }) => {
  test.slow();
  const mobile = newMobile();
  const where = `${delegates.exhibition}/${delegates.channel}`;
  await visitor.openIdentity('delegate', mobile);
  await visitor.fillIdentity();
  await delegateFormOf(visitor).fill();
  await visitor.toReview();
  const { arrived } = await loseAnswers(page, insert);
  await visitor.send();
  await arrived;
  await kill(page);

  const again = createVisitor(await context.newPage(), 'zh');
  await again.page.goto(`/information/${where}`);
  await again.seeVoucher();
  expect(await theRegistrationOf(request, mobile)).toMatchObject({
    HealthCode: expect.stringMatching(/\/cos\/visitor\/[0-9a-f-]{36}\.png$/),
  });
});

/** Registers, and types into the form of a correction. */
async function correct(visitor: Visitor, mobile: string): Promise<string> {
  const { page, say } = visitor;
  await visitor.reachReview(mobile);
  await visitor.send();
  await visitor.seeVoucher();
  const pass = page.url().replace('&new=1', '');
  await visitor.openRegistration();
  await page.getByRole('button', { name: say('mine', 'correct') }).click();
  await expect(visitor.heading).toHaveText(say('information', 'correctTitle'));
  await job(visitor).fill('Head of purchasing');
  await untilDraftHolds(page, 'Head of purchasing');
  return pass;
}

const job = ({ page, language }: Visitor) => page.getByLabel(language === 'zh' ? '职务' : 'Job title');

async function sendCorrection(visitor: Visitor): Promise<void> {
  const { page, language, say } = visitor;
  const agree = language === 'zh' ? /我已阅读并同意/ : /I have read the privacy/;
  await page.getByRole('checkbox', { name: agree }).check();
  await visitor.toReview();
  await visitor.button(say('information', 'sendUpdate')).click();
}

for (const language of languagesOf('en'))
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test(`a correction whose page was killed is mentioned at the pass, and goes on from there (${language})`, {
      tag: ['@overwrite', '@D16', '@repeats'],
    }, async ({ page, context, request, visitor }) => {
      test.slow();
      const mobile = newMobile();
      const pass = await correct(visitor, mobile);
      await kill(page);

      const again = createVisitor(await context.newPage(), language);
      const { say } = again;
      await again.page.goto(pass);
      await expect(
        again.page.locator('main').getByText(say('information', 'correctionInterrupted')),
      ).toBeVisible();
      await expectAccessible(again.page, 'a pass with a correction that was cut off');
      await again.page.screenshot({ path: `test-results/shots/cut-off-${language}.png`, fullPage: true });
      await again.page.setViewportSize({ width: 320, height: 700 });
      await again.page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(await again.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await again.page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
      await again.page.setViewportSize({ width: 390, height: 844 });
      await again.button(say('information', 'correctionGoOn')).click();
      await expect(again.heading).toHaveText(say('information', 'correctTitle'));
      await expect(job(again)).toHaveValue('Head of purchasing');
      await sendCorrection(again);
      await expect(again.page).toHaveURL(/\/mine\/.*sent=1/);
      expect(await theRegistrationOf(request, mobile)).toMatchObject({ Job: 'Head of purchasing' });
      await again.page.goto(pass);
      await again.seeVoucher();
      await expect(
        again.page.locator('main').getByText(say('information', 'correctionInterrupted')),
      ).toHaveCount(0);
    });

    test(`a correction whose page was killed while it was sent is finished by the pass (${language})`, {
      tag: ['@overwrite', '@U06', '@repeats'],
    }, async ({ page, context, request, visitor }) => {
      test.slow();
      const mobile = newMobile();
      const pass = await correct(visitor, mobile);
      const { arrived } = await loseAnswers(page, update);
      await sendCorrection(visitor);
      await arrived;
      await kill(page);

      const again = createVisitor(await context.newPage(), language);
      await again.page.goto(pass);
      await expect(
        again.page.locator('main').getByText(again.say('information', 'correctionStored')),
      ).toBeVisible({
        timeout: 30_000,
      });
      await again.page.screenshot({
        path: `test-results/shots/cut-off-stored-${language}.png`,
        fullPage: true,
      });
      expect(await theRegistrationOf(request, mobile)).toMatchObject({ Job: 'Head of purchasing' });
    });

    test(`a correction after which another phone has changed the registration replaces it only where the visitor wants that (${language})`, async ({
      page,
      context,
      request,
      visitor,
      noise,
    }) => {
      test.slow();
      noise.allowOffline();
      noise.allowFailed(/VisitorExhibitionInfo/);
      const mobile = newMobile();
      const pass = await correct(visitor, mobile);
      const left = page.waitForRequest(update);
      await page.route(update, () => {});
      await sendCorrection(visitor);
      await left;
      await kill(page);
      const { RecordId } = (await theRegistrationOf(request, mobile)) ?? {};
      await callApi(request, 'update/VisitorExhibitionInfo', {
        recordId: RecordId,
        setValue: { Job: 'Buyer', ClientRef: 'c0ffee00-0000-4000-8000-000000000000' },
      });

      const again = createVisitor(await context.newPage(), language);
      const { say } = again;
      await again.page.goto(pass);
      await expect(
        again.page.locator('main').getByText(say('information', 'correctionSuperseded')),
      ).toBeVisible({ timeout: 30_000 });
      await expectAccessible(again.page, 'a pass with a correction that was overtaken');
      await again.page.screenshot({ path: `test-results/shots/overtaken-pass-${language}.png` });
      await again.button(say('information', 'correctionGoOn')).click();
      const keep = again.button(say('information', 'supersededKeep'));
      await expect(keep).toBeVisible();
      await expectAccessible(again.page, 'a correction that was overtaken');
      await again.page.screenshot({ path: `test-results/shots/overtaken-${language}.png` });
      await expectFits(again.page, 'a correction that was overtaken');
      await context.setOffline(true);
      await again.page.reload();
      await expect(again.page.locator('main').getByRole('alert').first()).toBeVisible();
      await context.setOffline(false);
      await again.page.reload();
      await keep.click();
      await expect(again.page).toHaveURL(/\/mine\//);
      expect(await theRegistrationOf(request, mobile)).toMatchObject({ Job: 'Buyer' });
      await again.page.goBack();
      await expect(keep).toHaveCount(0);
    });
  });

for (const language of languagesOf('zh'))
  test.describe(`a group in ${language}`, () => {
    test.use({ language });

    test(`whose page is killed while its last person is sent says so, and ends at the codes (${language})`, {
      tag: ['@participants', '@U04', '@repeats'],
    }, async ({ page, context, request, visitor }) => {
      test.slow();
      const { say } = visitor;
      const mobile = newMobile();
      const where = '/group/open00000000000000000001/visitor00000000000000000001';
      await page.goto(where);
      await visitor.prove(mobile);
      await visitor.button(say('group', 'paste')).click();
      await page.locator('#paste').fill('王芳\t江海精工有限公司');
      await visitor.button(say('group', 'pasteAdd', { number: '1' })).click();
      for (const name of [say('group', 'me'), '王芳']) {
        await page.getByRole('button', { name: say('group', 'fillWho', { name }) }).click();
        await expect(page.locator('#name')).toBeVisible();
        // A screen that has just come is moved to its top 200 ms later.
        await untilAtTop(page);
        if (name !== '王芳') await page.locator('#name').fill('林小满');
        await page.locator('#company').fill('江海精工有限公司');
        await visitor.fillShortForm();
        await visitor.button(say('group', 'done')).click();
      }
      await visitor.button(say('group', 'toReview')).click();
      let inserts = 0;
      let tell = () => {};
      const arrived = new Promise<void>((done) => {
        tell = done;
      });
      await page.route(insert, async (route) => {
        inserts += 1;
        if (inserts < 2) return route.continue();
        await route.fetch();
        tell();
      });
      await visitor.button(say('group', 'send', { count: 2 })).click();
      await arrived;
      await kill(page);

      const again = createVisitor(await context.newPage(), language);
      let release = () => {};
      const gate = new Promise<void>((done) => {
        release = done;
      });
      await again.page.route('**/queryList/VisitorExhibitionInfo', async (route) => {
        await gate;
        await route.continue();
      });
      await again.page.goto(where);
      const main = again.page.locator('main');
      await expect(main.getByText(say('group', 'takenUp'))).toBeVisible();
      await expect(main).toContainText(say('group', 'takenUpRegistered', { number: '1' }));
      await expectAccessible(again.page, 'a group that is gone on with');
      await again.page.screenshot({ path: `test-results/shots/taken-up-${language}.png`, fullPage: true });
      release();
      await again.seeVoucher();
      const rows = await rowsIn(request, 'VisitorExhibitionInfo');
      const names = rows
        .filter((row) => row['Mob'] === mobile || row['GroupMob'] === mobile)
        .map((row) => row['Name']);
      expect(names).toHaveLength(2);
      expect(new Set(names)).toEqual(new Set(['林小满', '王芳']));
    });
  });
