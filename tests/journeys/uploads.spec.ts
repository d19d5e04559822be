import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { delegateFormOf } from './support/delegateForm.ts';
import { failedRequest, otherCode, test } from './support/journey.ts';
import { rowsIn, theRegistrationOf } from './support/records.ts';
import { createVisitor, newMobile, type Visitor } from './support/visitor.ts';
import { languagesOf, type Language } from './support/words.ts';

const open = 'open00000000000000000001';
const questions = `/question-page/${open}/media0000000000000000001`;
const delegates = { exhibition: 'delegate0000000000000001', channel: 'maindelegate000000000001' };
const stored = /^http:\/\/localhost:\d+\/cos\/visitor\/[0-9a-f-]{36}\.png$/;
const megabyte = 1024 * 1024;
const identityServiceBusy = { resCode: 1103, resMsg: 'identity service busy', result: null };

/** A red dot; what follows its end is nobody's business, so that it can be of any size. */
const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';
function picture(bytes: number, name = '林小满.png') {
  const buffer = Buffer.alloc(bytes);
  Buffer.from(dot, 'base64').copy(buffer);
  return { name, mimeType: 'image/png', buffer };
}

/** Of a kind that is not made smaller on the phone. */
function animation(bytes: number) {
  const buffer = Buffer.alloc(bytes);
  buffer.write('GIF89a');
  return { name: 'card.gif', mimeType: 'image/gif', buffer };
}

const asked = {
  zh: {
    pressCard: '记者证照片',
    kind: '报刊',
    topic: '工业机器人',
    health: '健康码',
  },
  en: {
    pressCard: 'Photo of your press card',
    kind: 'Newspaper or magazine',
    topic: 'Industrial robots',
    health: 'Health code',
  },
} as const;

async function openDelegateForm(visitor: Visitor, mobile: string): Promise<void> {
  await visitor.page.goto(`/register/${delegates.exhibition}/${delegates.channel}`);
  await visitor.prove(mobile);
  await visitor.fillIdentity();
}

const group = (page: Page, name: string) => page.getByRole('group', { name });
const chooseInto = (page: Page, key: string, file: ReturnType<typeof picture>) =>
  page.locator(`#field-${key}`).setInputFiles(file);

for (const language of languagesOf('zh')) {
  const words = asked[language];

  test.describe(`handing in files, ${language}`, () => {
    test.use({ language });

    test('a health paper is sent with progress, once, and the registration that goes through at the second try holds its address', {
      tag: ['@call-storage', '@health', '@U15', '@id-service-busy'],
    }, async ({ page, request, visitor, noise }) => {
      noise.expect(otherCode);
      const { say } = visitor;
      const mobile = newMobile();
      await openDelegateForm(visitor, mobile);
      let letGo = () => {};
      const gate = new Promise<void>((done) => {
        letGo = done;
      });
      await page.route('**/cos/**partNumber=2**', async (route) => {
        await gate;
        await route.continue();
      });
      const field = group(page, words.health);
      await expect(group(page, language === 'zh' ? '第一次核酸' : 'First nucleic acid')).toContainText(
        language === 'zh' ? '还不到上传时间' : 'It is too early.',
      );
      await chooseInto(page, 'HealthCode', picture(1.5 * megabyte));
      await expect(field.getByRole('progressbar')).toBeVisible();
      await expect(field.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^[6-9]\d$/);
      await field.screenshot({ path: `test-results/shots/file-sending-${language}.png` });
      await visitor.button(say('information', 'toReview')).click();
      await expect(page.getByRole('alert')).toContainText(
        say('problems', 'uploadRunning', { label: words.health }),
      );
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      letGo();
      await expect(field.getByText(say('fields', 'fileUploaded')).first()).toBeVisible();
      await expect
        .poll(() => field.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBe(1);
      await field.screenshot({ path: `test-results/shots/file-there-${language}.png` });
      await delegateFormOf(visitor).fillBesideFiles();
      await visitor.toReview();
      await expect(page.locator('.x-summary__row', { hasText: words.health })).toContainText(
        say('fields', 'fileUploaded'),
      );
      expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(
        /visitor\/[0-9a-f-]{36}|cos_sdk/,
      );
      let uploads = 0;
      page.on('request', (sent) => {
        if (sent.url().includes('/cos/visitor/') && sent.method() !== 'GET') uploads += 1;
      });
      await page.route(
        '**/insert/VisitorExhibitionInfo',
        (route) => route.fulfill({ json: identityServiceBusy }),
        {
          times: 1,
        },
      );
      await visitor.send();
      await expect(page.getByRole('alert')).toContainText(say('information', 'refusedIdentityBusy'));
      // A second press within half a second counts as the same one; a person reads first.
      await page.waitForTimeout(600);
      await visitor.send();
      await visitor.seeVoucher();
      expect(uploads).toBe(0);
      const { HealthCode } = await theRegistrationOf(request, mobile);
      expect(HealthCode).toMatch(stored);
      expect((await (await request.get(String(HealthCode))).body()).byteLength).toBe(1.5 * megabyte);
    });

    test(
      'a slice that fails is said, and another try sends what is missing',
      {
        tag: ['@call-storage', '@N31', '@N35', '@upload-messages'],
      },
      async ({ page, visitor, noise }, { testId }) => {
        noise.expect(failedRequest);
        const { say } = visitor;
        const wish = `${testId.slice(-12)} ${language}`;
        await page.goto(questions);
        let isBroken = true;
        const sent: string[] = [];
        await page.route('**/cos/**partNumber=**', async (route) => {
          const part = /partNumber=(\d)/.exec(route.request().url())?.[1] ?? '';
          if (part === '2' && isBroken) return route.fulfill({ status: 503, body: '' });
          sent.push(part);
          return route.continue();
        });
        await chooseInto(page, 'PressCard', picture(1.2 * megabyte));
        const field = group(page, words.pressCard);
        await expect(
          field.getByText(say('problems', 'uploadFailed', { label: words.pressCard })),
        ).toBeVisible();
        await field.screenshot({ path: `test-results/shots/file-failed-${language}.png` });
        await expectAccessible(page, 'a file that failed');
        isBroken = false;
        await visitor.button(say('fields', 'fileTryAgain')).click();
        await expect(field.getByText(say('fields', 'fileUploaded')).first()).toBeVisible();
        expect(sent).toEqual(['1', '2']);
        await expectAccessible(page, 'a file that has arrived');
        await page.getByRole('radio', { name: words.kind }).check();
        await page.getByRole('checkbox', { name: words.topic }).check();
        await page.locator('#field-Wishes').fill(wish);
        await visitor.button(say('questions', 'send')).click();
        await expect(visitor.heading).toHaveText(say('questions', 'doneTitle'));
        const rows = await rowsIn(page.request, 'QuestionnaireAnswer');
        const answers = rows.map((row) => row['Answers'] as Record<string, unknown>);
        expect(answers.find((row) => row['Wishes'] === wish)?.['PressCard']).toMatch(stored);
      },
    );

    test('a wrong file is refused in words, and nothing is sent', {
      tag: ['@upload-messages', '@X20'],
    }, async ({ page, visitor }) => {
      const { say } = visitor;
      let asks = 0;
      await page.route(/cos/, (route) => {
        asks += 1;
        return route.continue();
      });
      await page.goto(questions);
      const field = group(page, words.pressCard);
      const page_ = { name: 'card.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<!doctype html>') };
      await chooseInto(page, 'PressCard', page_);
      await expect(field).toContainText(say('problems', 'onlyPictures'));
      await chooseInto(page, 'PressCard', animation(2 * megabyte + 1));
      await expect(field).toContainText(say('problems', 'pictureFormatOrSize', { picture: 2 }));
      await expectAccessible(page, 'a file that was refused');
      expect(asks).toBe(0);
      await page.setViewportSize({ width: 320, height: 700 });
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await field.screenshot({ path: `test-results/shots/file-refused-${language}.png` });
    });

    test('a picture that is larger than what is taken is made to fit on the phone', {
      tag: '@photo',
    }, async ({ page, visitor }) => {
      await page.goto(questions);
      const field = group(page, words.pressCard);
      await chooseInto(page, 'PressCard', picture(2 * megabyte + 1));
      await expect(field.getByText(visitor.say('fields', 'fileUploaded')).first()).toBeVisible();
      const src = await field.locator('img').getAttribute('src');
      const answer = await page.request.get(String(src));
      expect((await answer.body()).byteLength).toBeLessThanOrEqual(2 * megabyte);
    });

    test('a business card goes with the registration', { tag: '@call-storage' }, async ({
      page,
      request,
      visitor,
    }) => {
      const { say } = visitor;
      const mobile = newMobile();
      await page.goto(`/upload/${open}/visitor00000000000000001`);
      await expect(visitor.heading).toHaveText(say('identity', 'cardTitle'));
      await expectAccessible(page, 'uploading a card');
      await chooseInto(page, 'BusinessCard', picture(3_000));
      await expect(page.getByText(say('fields', 'fileUploaded')).first()).toBeVisible();
      await visitor.button(say('identity', 'cardNext')).click();
      await visitor.prove(mobile);
      await expect(page.getByText(say('identity', 'cardThere'))).toBeVisible();
      await visitor.fillIdentity();
      await visitor.fillShortForm();
      await visitor.toReview();
      await expect(page.locator('.x-summary__row', { hasText: say('identity', 'card') })).toContainText(
        say('fields', 'fileUploaded'),
      );
      await visitor.send();
      await visitor.seeVoucher();
      expect(await theRegistrationOf(request, mobile)).toMatchObject({
        BusinessCard: expect.stringMatching(stored),
      });
    });
  });
}

/** Ends the page as a phone without memory does: it is told nothing. */
async function kill(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void session.send('Page.crash').catch(() => {});
  await crashed;
  await page.close();
}

test('a page that is killed while the camera is open keeps what was typed, and a file that has arrived', {
  tag: '@D15',
}, async ({ page, context, visitor }) => {
  await openDelegateForm(visitor, newMobile());
  await chooseInto(page, 'HealthCode', picture(3_000));
  await expect(group(page, '健康码').getByText('已上传').first()).toBeVisible();
  await chooseInto(page, 'HealthRecord', picture(3_000));
  await expect(group(page, '健康监测记录').getByText('已上传').first()).toBeVisible();
  await page.locator('#field-Job').fill('总工程师');
  const chooser = page.waitForEvent('filechooser');
  // Sooner than a draft would be saved by itself.
  await page.locator('#field-TravelCode-camera').dispatchEvent('click');
  await chooser;
  await kill(page);

  const again = createVisitor(await context.newPage(), 'zh' satisfies Language);
  await again.page.goto(`/information/${delegates.exhibition}/${delegates.channel}`);
  await expect(again.page.locator('#field-Job')).toHaveValue('总工程师');
  await expect(group(again.page, '健康码').getByText('已上传').first()).toBeVisible();
  await expect(group(again.page, '健康监测记录').getByText('已上传').first()).toBeVisible();
});

/** Requests wait until they are let go. */
async function holdBack(page: Page, url: RegExp) {
  let letGo = () => {};
  const gate = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(url, async (route) => {
    await gate;
    await route.continue();
  });
  return { letGo };
}

/** As slow as in a full hall. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: megabyte,
    uploadThroughput: 2 * megabyte,
  });
}

function record(bytes: number, name: string) {
  const buffer = Buffer.alloc(bytes, 'health');
  buffer.write('%PDF-1.7');
  return { name, mimeType: 'application/pdf', buffer };
}

test('a file that is on its way when the page is killed goes on where it stopped', {
  tag: ['@D19', '@call-storage'],
}, async ({ page, context, request, visitor }) => {
  test.slow();
  const mobile = newMobile();
  const label = '健康监测记录';
  const partsOf = (watched: Page) => {
    const parts: string[] = [];
    watched.on('requestfinished', (sent) => {
      const part = sent.method() === 'PUT' ? /partNumber=(\d)/.exec(sent.url())?.[1] : undefined;
      if (part !== undefined) parts.push(part);
    });
    return parts;
  };
  await openDelegateForm(visitor, mobile);
  await delegateFormOf(visitor).fill();
  await slowDown(page);
  const first = partsOf(page);
  // The line stands still after two slices of four.
  await page.route(/partNumber=[34]/, () => {});
  await chooseInto(page, 'HealthRecord', record(3.5 * megabyte, 'record.pdf'));
  await expect.poll(() => [...first].sort()).toEqual(['1', '2']);
  const kept = await page.evaluate(async () => {
    const opening = indexedDB.open('exhibition-visitor');
    await new Promise((done) => opening.addEventListener('success', done));
    const names = opening.result.transaction('values').objectStore('values').getAllKeys();
    await new Promise((done) => names.addEventListener('success', done));
    opening.result.close();
    return JSON.stringify([names.result, localStorage, sessionStorage]);
  });
  expect(kept).toContain('upload/');
  expect(kept).not.toContain(mobile);
  expect(kept).not.toMatch(/visitor\/[0-9a-f-]{36}|cos_sdk/);
  await kill(page);

  const again = createVisitor(await context.newPage(), 'zh');
  const { say } = again;
  await again.page.goto(`/information/${delegates.exhibition}/${delegates.channel}`);
  const field = group(again.page, label);
  await expect(field).toContainText(say('fields', 'fileGoesOn'));
  await expect(group(again.page, asked.zh.health)).not.toContainText(say('fields', 'fileGoesOn'));
  await field.screenshot({ path: 'test-results/shots/file-cut-off.png' });
  await expectAccessible(again.page, 'a file that was cut off');
  await again.page.setViewportSize({ width: 320, height: 700 });
  await again.page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await again.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await field.screenshot({ path: 'test-results/shots/file-cut-off-narrow.png' });
  await again.page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await again.page.setViewportSize({ width: 390, height: 844 });
  const second = partsOf(again.page);
  const line = await holdBack(again.page, /partNumber=[34]/);
  await chooseInto(again.page, 'HealthRecord', record(3.5 * megabyte, 'the same.pdf'));
  await expect(field.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^(5[7-9]|[6-9]\d)$/);
  line.letGo();
  await expect(field.getByText(say('fields', 'fileUploaded')).first()).toBeVisible();
  expect(second.sort()).toEqual(['3', '4']);
  await again.toReview();
  await again.send();
  await again.seeVoucher();
  const { HealthRecord } = await theRegistrationOf(request, mobile);
  const file = await (await request.get(String(HealthRecord))).body();
  expect(file.equals(record(3.5 * megabyte, '').buffer)).toBe(true);
});
