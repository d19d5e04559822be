import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectFits } from './support/expectFits.ts';
import { test } from './support/journey.ts';
import { invite, meetings, visitorWithPass } from './support/meetings.ts';
import { fileOf, paint } from './support/photoFiles.ts';
import { rowsIn, type StoredRow } from './support/records.ts';
import { registerPhone } from './support/registerPhone.ts';
import { stories } from './support/stories.ts';
import type { Visitor } from './support/visitor.ts';
import { languagesOf } from './support/words.ts';

const firm = 'exhibitor000000000001021';
const conversation = `/messages/${stories.open}/to/exhibitor/${firm}`;
const storedPicture = /\/cos\/visitor\/[0-9a-f-]{36}\.jpg$/;
const storedFile = /\/cos\/visitor\/[0-9a-f-]{36}\.pdf$/;
const megabyte = 1024 * 1024;

function pdf(bytes: number) {
  const buffer = Buffer.alloc(bytes, 'offer');
  buffer.write('%PDF-1.7');
  return { name: '报价单 offer.pdf', mimeType: 'application/pdf', buffer };
}

const sentBy = async (request: APIRequestContext, visitorId: string): Promise<readonly StoredRow[]> =>
  (await rowsIn(request, 'MessageInfo')).filter((row) => row['VisitorSender'] === visitorId);

const actAsFirm = (request: APIRequestContext, visitorId: string, wish: object) =>
  request.post('/sandbox/messages', {
    data: { exhibitionId: stories.open, exhibitorId: firm, visitorId, ...wish },
  });

const openPanel = (visitor: Visitor) => visitor.button(visitor.say('conversation', 'attach')).click();
/** As a tap on it and a choice in the phone's picker. */
const chooseAs = (page: Page, { say }: Visitor, key: 'attachPicture' | 'attachFile') =>
  page.getByLabel(say('conversation', key), { exact: true });

for (const language of languagesOf('en'))
  test.describe(`pictures and files in a conversation (${language})`, () => {
    test.use({ language });

    test(`a picture is made smaller, sent once, kept in its place, and opened; what is typed stays (${language})`, async ({
      page,
      request,
      visitor,
    }) => {
      const { say } = visitor;
      const visitorId = await registerPhone(page, request);
      await page.goto(conversation);
      await expect(page.getByText(say('conversation', 'first'))).toBeVisible();
      await page.locator('textarea').fill('typed before');
      await openPanel(visitor);
      await expect(page.getByText(say('conversation', 'attachHint', { max: 30 }))).toBeVisible();
      await expectAccessible(page, 'what can be attached');
      await expectFits(page, 'what can be attached');
      let release = () => {};
      const gate = new Promise<void>((done) => {
        release = done;
      });
      await page.route('**/cos/visitor/**', async (route) => {
        if (route.request().method() !== 'GET') await gate;
        await route.continue();
      });
      const picture = await paint(page, { width: 1600, height: 1200, isNoisy: true });
      await chooseAs(page, visitor, 'attachPicture').setInputFiles(fileOf('IMG_2041.jpg', picture));
      await expect(page.getByRole('progressbar')).toBeVisible();
      await expect(page.getByText('IMG_2041.jpg')).toBeVisible();
      await expectAccessible(page, 'a picture on its way');
      await expectFits(page, 'a picture on its way');
      release();
      const open = visitor.button(say('conversation', 'openPicture', { name: 'IMG_2041.jpg' }));
      await expect(open).toBeVisible();
      await expect(page.locator('main').getByText(say('conversation', 'sent'))).toBeVisible();
      await expect(page.locator('textarea')).toHaveValue('typed before');
      const rows = await sentBy(request, visitorId);
      expect(rows).toMatchObject([
        { BusinessType: 'picture', Title: 'IMG_2041.jpg', ExhibitorReceiver: firm },
      ]);
      expect(rows[0]?.['Picture']).toMatch(storedPicture);
      const { height } = (await open.locator('img').boundingBox()) ?? { height: 0 };
      expect(height).toBe(156);
      await expectAccessible(page, 'a picture in a conversation');
      await expectFits(page, 'a picture in a conversation');
      await open.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.goto(`/messages/${stories.open}`);
      // The exhibitor may have answered by now.
      await expect(page.locator(`main a[href$="${firm}"]`)).toContainText(
        new RegExp(`\\${say('conversation', 'picture').slice(0, -1)}|Hello`),
      );
    });

    test(`a file of more than 30 MB, and one of another kind, are refused in a sentence; what is typed stays (${language})`, async ({
      page,
      request,
      visitor,
    }) => {
      const { say } = visitor;
      const visitorId = await registerPhone(page, request);
      await page.goto(conversation);
      await page.locator('textarea').fill('typed before');
      const refused = page.getByText(say('conversation', 'attachRefused', { max: 30 }));
      await openPanel(visitor);
      await chooseAs(page, visitor, 'attachFile').setInputFiles(pdf(30 * megabyte + 1));
      await expect(refused).toBeVisible();
      await expectAccessible(page, 'a file that is too large');
      await expectFits(page, 'a file that is too large');
      await openPanel(visitor);
      await expect(refused).toHaveCount(0);
      await chooseAs(page, visitor, 'attachFile').setInputFiles(
        fileOf('page.pdf', '<html>', 'application/pdf'),
      );
      await expect(refused).toBeVisible();
      await expect(page.locator('textarea')).toHaveValue('typed before');
      expect(await sentBy(request, visitorId)).toEqual([]);
    });

    test(`an upload that broke off is tried again and is one row; one that was taken back is none (${language})`, async ({
      page,
      request,
      visitor,
      noise,
    }) => {
      noise.expectFailed(/\/cos\/visitor\/.*partNumber=/);
      const { say } = visitor;
      const visitorId = await registerPhone(page, request);
      await page.goto(conversation);
      await page.route('**/cos/**partNumber=2**', (route) => route.abort('connectionreset'));
      await openPanel(visitor);
      await chooseAs(page, visitor, 'attachFile').setInputFiles(pdf(3 * megabyte));
      const again = visitor.button(say('fields', 'fileTryAgain'));
      await expect(again).toBeVisible({ timeout: 30_000 });
      await expect(page.getByText(say('fields', 'fileFailedUnreachable')).first()).toBeVisible();
      await expectAccessible(page, 'a file that broke off');
      await expectFits(page, 'a file that broke off');
      expect(await sentBy(request, visitorId)).toEqual([]);
      await page.unroute('**/cos/**partNumber=2**');
      await again.click();
      const card = page.locator('main ol').getByRole('link', { name: '报价单 offer.pdf' });
      await expect(card).toBeVisible({ timeout: 20_000 });
      await expect(page.locator('main').getByText(say('conversation', 'sent'))).toBeVisible();
      await expect(card).toHaveAttribute('href', storedFile);
      expect(await sentBy(request, visitorId)).toMatchObject([
        { BusinessType: 'file', Title: '报价单 offer.pdf' },
      ]);
      await expectAccessible(page, 'a file in a conversation');
      await page.route('**/cos/**partNumber=2**', (route) => route.abort('connectionreset'));
      await openPanel(visitor);
      await chooseAs(page, visitor, 'attachFile').setInputFiles(pdf(3 * megabyte));
      await visitor.button(say('fields', 'fileRemove')).click();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await expect(visitor.button(say('conversation', 'attach'))).toBeFocused();
      expect(await sentBy(request, visitorId)).toHaveLength(1);
    });

    test(`a picture, a file and an appointment that an exhibitor sends are shown as what they are (${language})`, async ({
      page,
      context,
      request,
      visitor,
    }) => {
      const { say } = visitor;
      const visitorId = await registerPhone(page, request);
      const picture = '/sandbox/pictures/cover-known.svg';
      await actAsFirm(request, visitorId, { business: 'picture', picture, text: '看这张' });
      await actAsFirm(request, visitorId, {
        business: 'file',
        title: '手册.pdf',
        link: `http://localhost:${process.env['JOURNEYS_PORT'] ?? '4361'}/cos/visitor/x.pdf`,
      });
      await actAsFirm(request, visitorId, { business: 'appointment', text: '周三见' });
      await page.goto(conversation);
      const main = page.locator('main');
      await expect(
        visitor.button(say('conversation', 'openPicture', { name: say('conversation', 'attachPicture') })),
      ).toBeVisible();
      await expect(main.getByRole('link', { name: '手册.pdf' })).toBeVisible();
      await expect(main.getByRole('link', { name: say('conversation', 'appointmentCard') })).toHaveAttribute(
        'href',
        `/appointments/${stories.open}`,
      );
      await expectAccessible(page, 'what an exhibitor has sent');
      await expectFits(page, 'what an exhibitor has sent');

      const person = await visitorWithPass(request, context);
      const row = await invite(request, person, 24 * 60);
      await page.addInitScript((id) => localStorage.setItem('visitorId', id), String(person['VisitorId']));
      const appointment = `/appointments/${meetings}/${String(row['RecordId'])}`;
      await request.post('/sandbox/messages', {
        data: {
          exhibitionId: meetings,
          exhibitorId: row['ExhibitorId'],
          visitorId: person['VisitorId'],
          business: 'appointment',
          link: appointment,
        },
      });
      await page.goto(appointment);
      await visitor.link(say('content', 'sendMessage')).click();
      await expect(
        page.locator('form').getByText(say('conversation', 'appointmentCard')).first(),
      ).toBeVisible();
      await page.locator('textarea').fill('running late');
      await visitor.button(say('conversation', 'send')).click();
      await expect
        .poll(() => sentBy(request, String(person['VisitorId'])))
        .toMatchObject([{ BusinessType: 'appointment', LinkInfo: appointment, Content: 'running late' }]);
      await page.locator(`main a[href="${appointment}"]`).first().click();
      await expect(visitor.heading).toHaveText(say('appointments', 'one'));
    });
  });
