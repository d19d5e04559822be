import { Buffer } from 'node:buffer';
import { expect, type Page } from '@playwright/test';
import {
  applicationAt,
  applicationsOf,
  applyAt,
  decideApplication,
  openAsApplicant,
} from './support/applications.ts';
import { expectAccessible } from './support/axe.ts';
import { expectFits } from './support/expectFits.ts';
import { test } from './support/journey.ts';
import { fileOf, paint } from './support/photoFiles.ts';
import { stories } from './support/stories.ts';
import { newMobile, type Visitor } from './support/visitor.ts';
import { languagesOf } from './support/words.ts';

const apply = applyAt(stories.applicants);
const application = applicationAt(stories.applicants);
const megabyte = 1024 * 1024;
const field = (page: Page, key: string) => page.locator(`#field-${key}`);

async function fill({ page }: Visitor): Promise<void> {
  await field(page, 'CompanyName').fill('江海刀具有限公司');
  await field(page, 'CompanyNameEn').fill('Jianghai Tools Ltd');
  await page.getByRole('radio', { name: /标准展位|Standard booth/ }).check();
  await field(page, 'BoothArea').fill('36');
  await field(page, 'Product').fill('数控刀具');
  await field(page, 'LinkName').fill('程亦舟');
}

async function look(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what);
  await expectFits(page, what);
}

for (const language of languagesOf('en'))
  test.describe(`becoming an exhibitor (${language})`, () => {
    test.use({ language });

    test('leads from the proven number over two refusals with both reasons to the exhibitor centre', {
      tag: '@way-becomeExhibitor',
    }, async ({ page, request, visitor }) => {
      test.slow();
      const { say } = visitor;
      const text = (key: Parameters<typeof say<'becomeExhibitor'>>[1]) => say('becomeExhibitor', key);
      const mobile = newMobile();
      await page.goto(`/login/${stories.applicants}?as=exhibitor`);
      await visitor.link(say('accounts', 'noExhibitorYet')).click();
      await expect(page.locator('main').getByText(text('proveFirst'))).toBeVisible();
      await look(page, 'a stranger who wants to exhibit');
      await visitor.link(text('prove')).click();
      await visitor.prove(mobile);
      await expect(visitor.heading).toHaveText(text('title'));

      await visitor.button(text('toPreview')).click();
      await expect(page.locator('.errorSummary-root')).toBeFocused();
      await look(page, 'the form of an application with errors');
      await fill(visitor);
      await visitor.button(text('toPreview')).click();
      await expect(visitor.heading).toHaveText(text('previewTitle'));
      await look(page, 'the preview of an application');
      await visitor.button(text('send')).click();
      await expect(page).toHaveURL(new RegExp(`${application}$`));
      await expect(page.locator('main').getByText(text('inReview'))).toBeVisible();
      await look(page, 'an application in review');
      expect(await applicationsOf(request, mobile)).toMatchObject([
        { CompanyName: '江海刀具有限公司', BoothKind: 'standard', LinkName: '程亦舟', ApproveState: '0' },
      ]);

      for (const [at, reason] of ['请补充营业执照', '面积请按 9 的倍数'].entries()) {
        await decideApplication(request, mobile, '3', reason);
        await page.goto(application);
        await expect(page.locator('main').getByText('请补充营业执照')).toBeVisible();
        await expect(page.locator('main').getByText(reason)).toBeVisible();
        await visitor.link(text('correct')).click();
        await expect(page.locator('main').getByText(reason)).toBeVisible();
        await field(page, 'BoothArea').fill(String(27 + 9 * at));
        await visitor.button(text('toPreview')).click();
        await visitor.button(text('sendCorrection')).click();
        await expect(page.locator('main').getByText(text('inReview'))).toBeVisible();
      }
      await decideApplication(request, mobile, '2');
      await page.goto(apply);
      await expect(page.locator('main').getByText(text('approved'))).toBeVisible();
      await look(page, 'an approved application');
      const rows = await applicationsOf(request, mobile);
      expect(rows).toMatchObject([{ BoothArea: '36', ApproveState: '2' }]);

      await visitor.link(text('toLogin')).click();
      await visitor.prove(mobile);
      await expect(page).toHaveURL(new RegExp(`/exhibitor-center/${stories.applicants}$`));
      await expect(visitor.heading).toHaveText(language === 'zh' ? '江海刀具有限公司' : 'Jianghai Tools Ltd');

      // What the organiser has approved is not under review a second time.
      await page.goto(`/exhibitor-center/${stories.applicants}/company`);
      await expect(page.locator('main').getByText(say('exhibitorCenter', 'pageOpen'))).toBeVisible();
      await expect(page.locator('main').getByText(say('exhibitorCenter', 'inReview'))).toHaveCount(0);
    });

    test('shows an application that was refused twice, none, a read that fails, and that it is closed', async ({
      page,
      visitor,
      noise,
    }) => {
      noise.expectFailed(/queryList\/ExhibitorApplication$/);
      const { say } = visitor;
      await openAsApplicant(page, '13800000033', application);
      await expect(page.locator('main').getByText(say('becomeExhibitor', 'reasonEarlier'))).toBeVisible();
      await look(page, 'an application that was refused twice');

      await openAsApplicant(page, newMobile(), application);
      await expect(page.locator('main').getByText(say('becomeExhibitor', 'none'))).toBeVisible();
      await look(page, 'no application');

      await page.route('**/queryList/ExhibitorApplication', (route) => route.abort('connectionreset'));
      await page.reload();
      await expect(page.locator('main').getByText(say('becomeExhibitor', 'applicationFailed'))).toBeVisible({
        timeout: 40_000,
      });
      await look(page, 'an application that cannot be read');
      await page.unroute('**/queryList/ExhibitorApplication');
      await visitor.button(say('shell', 'retry')).click();
      await expect(page.locator('main').getByText(say('becomeExhibitor', 'none'))).toBeVisible();

      await page.goto(applyAt(stories.ended));
      await expect(page.locator('main').getByText(say('becomeExhibitor', 'closedTitle'))).toBeVisible();
      await look(page, 'closed for exhibitors');
    });
  });

test('the application page stays readable without a network, and Back leads from the form to it', async ({
  page,
  context,
  visitor,
  noise,
}) => {
  noise.allowOffline();
  const { say } = visitor;
  const main = page.locator('main');
  await openAsApplicant(page, '13800000033', application);
  const reason = main.getByText(say('becomeExhibitor', 'reasonEarlier'));
  await expect(reason).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(say('shell', 'offlineRead'))).toBeVisible();
  await expect(reason).toBeVisible();
  await look(page, 'an application without a network');
  await context.setOffline(false);
  await expect(page.getByText(say('shell', 'offlineRead'))).toBeHidden();
  await visitor.link(say('becomeExhibitor', 'correct')).click();
  await expect(field(page, 'CompanyName')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${application}$`));
  await expect(reason).toBeVisible();
});

test('an application of a killed page is finished by the next one, and stored once', {
  tag: ['@D16', '@repeats'],
}, async ({ page, context, request, visitor, noise }) => {
  noise.allowFailed(/insert\/ExhibitorApplication$/);
  const { say } = visitor;
  const mobile = newMobile();
  await openAsApplicant(page, mobile, apply);
  await expect(field(page, 'CompanyName')).toBeVisible();
  await fill(visitor);
  await visitor.button(say('becomeExhibitor', 'toPreview')).click();
  const arrived = new Promise<void>((done) => {
    void page.route('**/insert/ExhibitorApplication', async (route) => {
      await route.fetch();
      done();
    });
  });
  await visitor.button(say('becomeExhibitor', 'send')).click();
  await arrived;
  await page.close();
  const next = await context.newPage();
  await next.goto(apply);
  await expect(next).toHaveURL(new RegExp(`${application}$`));
  expect(await applicationsOf(request, mobile)).toHaveLength(1);
});

test('what is typed without a network is kept, waits, and is sent when it is back; a picture of 30 MB is made to fit', {
  tag: ['@U06', '@repeats'],
}, async ({ page, context, request, visitor, noise }) => {
  test.slow();
  noise.allowOffline();
  const { say } = visitor;
  const mobile = newMobile();
  await openAsApplicant(page, mobile, apply);
  await expect(field(page, 'CompanyName')).toBeVisible();
  const painted = await paint(page, { width: 1_200, height: 900, type: 'image/png', isNoisy: false });
  const heavy = Buffer.concat([Buffer.from(painted), Buffer.alloc(30 * megabyte)]);
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles(fileOf('licence.png', heavy, 'image/png'));
  await expect(page.locator('main img')).toBeVisible();
  await context.setOffline(true);
  await fill(visitor);
  await visitor.button(say('becomeExhibitor', 'toPreview')).click();
  await visitor.button(say('becomeExhibitor', 'send')).click();
  await expect(visitor.button(say('sending', 'sending'))).toBeVisible();
  expect(await applicationsOf(request, mobile)).toHaveLength(0);
  await context.setOffline(false);
  await expect(page).toHaveURL(new RegExp(`${application}$`), { timeout: 60_000 });
  const [row] = await applicationsOf(request, mobile);
  const stored = await page.request.get(String(row?.['DocumentPictures']));
  expect((await stored.body()).byteLength).toBeLessThan(2 * megabyte);
});
