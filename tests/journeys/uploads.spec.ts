import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { delegateFormOf } from './support/delegateForm.ts';
import { fileOf, paint, type PictureFile } from './support/photoFiles.ts';
import { otherCode, test } from './support/journey.ts';
import { rowsIn, theRegistrationOf } from './support/records.ts';
import { letPass } from './support/letPass.ts';
import { storedValues } from './support/storedValues.ts';
import { createVisitor, newMobile, type Visitor } from './support/visitor.ts';
import { languagesOf, type Language } from './support/words.ts';

const open = 'open00000000000000000001';
const questions = `/question-page/${open}/media0000000000000000001`;
const delegates = { exhibition: 'delegate0000000000000001', channel: 'maindelegate000000000001' };
const stored = /^http:\/\/localhost:\d+\/cos\/visitor\/[0-9a-f-]{36}\.png$/;
const megabyte = 1024 * 1024;
const identityServiceBusy = { resCode: 1103, resMsg: 'identity service busy', result: null };

/** A red dot. */
const dot = fileOf(
  '林小满.png',
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
    'base64',
  ),
  'image/png',
);

/** A picture of which hardly anything can be saved: as a PNG some three bytes for each of its pixels. */
const noisyPicture = async (page: Page, width: number, height: number) =>
  fileOf('林小满.png', await paint(page, { width, height, type: 'image/png', isNoisy: true }), 'image/png');

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
  await visitor.openIdentity('delegate', mobile);
  await visitor.fillIdentity();
}

const group = (page: Page, name: string) => page.getByRole('group', { name });
const chooseInto = (page: Page, key: string, file: PictureFile) =>
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
      let release = () => {};
      const gate = new Promise<void>((done) => {
        release = done;
      });
      await page.route('**/cos/**partNumber=2**', async (route) => {
        await gate;
        await route.continue();
      });
      await delegateFormOf(visitor).openSection(5);
      const field = group(page, words.health);
      await expect(group(page, language === 'zh' ? '第一次核酸' : 'First nucleic acid')).toContainText(
        language === 'zh' ? '还不到上传时间' : 'It’s too early.',
      );
      await chooseInto(page, 'HealthCode', await noisyPicture(page, 800, 600));
      await expect(field.getByRole('progressbar')).toBeVisible();
      await expect(field.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^[6-9]\d$/);
      await field.screenshot({ path: `test-results/shots/file-sending-${language}.png` });
      await visitor.button(say('information', 'toReview')).click();
      await expect(page.locator('.errorSummary-root')).toContainText(
        say('problems', 'uploadRunning', { label: words.health }),
      );
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      release();
      await expect(field.getByText(say('fields', 'fileUploaded')).first()).toBeVisible();
      await expect
        .poll(() => field.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBe(800);
      await field.screenshot({ path: `test-results/shots/file-there-${language}.png` });
      await delegateFormOf(visitor).fillBesideFiles();
      await visitor.toReview();
      await expect(page.locator('.summaryList-summaryRow', { hasText: words.health })).toContainText(
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
      expect((await (await request.get(String(HealthCode))).body()).byteLength).toBeGreaterThan(megabyte);
    });

    test(
      'a slice that fails is said, and another try sends what is missing',
      {
        tag: ['@call-storage', '@N31', '@N35', '@upload-messages'],
      },
      async ({ page, visitor, noise }, { testId }) => {
        noise.expectFailed(/\/cos\/visitor\/.*partNumber=2/);
        const { say } = visitor;
        const wish = `${testId.slice(-12)} ${language}`;
        await page.goto(questions);
        let isBroken = true;
        const sent: string[] = [];
        // The other slice is on its way at the same time; one that a failure cuts off would be sent again.
        const firstStored = page.waitForResponse((response) => /cos.*partNumber=1/.test(response.url()));
        await page.route('**/cos/**partNumber=**', async (route) => {
          const part = /partNumber=(\d)/.exec(route.request().url())?.[1] ?? '';
          if (part === '2' && isBroken) {
            await (await firstStored).finished();
            return route.fulfill({ status: 503, body: '' });
          }
          sent.push(part);
          return route.continue();
        });
        await chooseInto(page, 'PressCard', await noisyPicture(page, 800, 600));
        const field = group(page, words.pressCard);
        await expect(field.getByText(say('fields', 'fileFailedBusy'))).toBeVisible();
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
      tag: ['@upload-messages', '@X20', '@repeats'],
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
      await chooseInto(page, 'PressCard', fileOf('card.jpg', '<svg xmlns="http://www.w3.org/2000/svg">'));
      await expect(field).toContainText(say('problems', 'pictureNotDrawn', { format: 'SVG' }));
      await expectAccessible(page, 'a file that was refused');
      expect(asks).toBe(0);
      await page.setViewportSize({ width: 320, height: 700 });
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await field.screenshot({ path: `test-results/shots/file-refused-${language}.png` });
    });

    test('a picture that is larger than what is taken is made to fit on the phone', {
      tag: ['@photo', '@repeats'],
    }, async ({ page, visitor }) => {
      await page.goto(questions);
      const field = group(page, words.pressCard);
      await chooseInto(page, 'PressCard', await noisyPicture(page, 1_000, 800));
      await expect(field.getByText(visitor.say('fields', 'fileUploaded')).first()).toBeVisible();
      const src = await field.locator('img').getAttribute('src');
      const answer = await page.request.get(String(src));
      expect((await answer.body()).byteLength).toBeLessThanOrEqual(2 * megabyte);
    });

    test('a business card goes with the registration', { tag: ['@call-storage', '@repeats'] }, async ({
      page,
      request,
      visitor,
    }) => {
      const { say } = visitor;
      const mobile = newMobile();
      await page.goto(`/upload/${open}/visitor00000000000000001`);
      await expect(visitor.heading).toHaveText(say('identity', 'cardTitle'));
      await expectAccessible(page, 'uploading a card');
      await chooseInto(page, 'BusinessCard', dot);
      await expect(page.getByText(say('fields', 'fileUploaded')).first()).toBeVisible();
      await visitor.button(say('identity', 'cardNext')).click();
      await visitor.prove(mobile);
      await expect(page.getByText(say('identity', 'cardThere'))).toBeVisible();
      await visitor.fillIdentity();
      await visitor.fillShortForm();
      await visitor.toReview();
      await expect(page.getByText(say('fields', 'fileUploaded')).first()).toBeVisible();
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
  // Before the first timer: one of the real clock could not be paused.
  await page.clock.install();
  await openDelegateForm(visitor, newMobile());
  await delegateFormOf(visitor).openSection(5);
  await chooseInto(page, 'HealthCode', dot);
  await expect(group(page, '健康码').getByText('已上传').first()).toBeVisible();
  await chooseInto(page, 'HealthRecord', dot);
  await expect(group(page, '健康监测记录').getByText('已上传').first()).toBeVisible();
  await savingIsOver(page);
  // No timer runs any more: what is saved now is saved by opening the camera.
  await page.clock.pauseAt(Date.now() + 1000);
  await page.locator('#field-HealthAgreed').check();
  expect(await storedValues(page, 'draft/')).not.toContain('HealthAgreed');
  const chooser = page.waitForEvent('filechooser');
  await page.locator('#field-TravelCode-camera').dispatchEvent('click');
  await chooser;
  await expect.poll(() => storedValues(page, 'draft/')).toContain('"HealthAgreed":true');
  await kill(page);
  // The clock is the context's.
  await context.clock.resume();

  const again = createVisitor(await context.newPage(), 'zh' satisfies Language);
  await again.page.goto(`/information/${delegates.exhibition}/${delegates.channel}`);
  await delegateFormOf(again).openSection(5);
  await expect(again.page.locator('#field-HealthAgreed')).toBeChecked();
  await expect(group(again.page, '健康码').getByText('已上传').first()).toBeVisible();
  await expect(group(again.page, '健康监测记录').getByText('已上传').first()).toBeVisible();
});

/** Requests wait until they are let go. */
async function holdBack(page: Page, url: RegExp) {
  let release = () => {};
  const gate = new Promise<void>((done) => {
    release = done;
  });
  await page.route(url, async (route) => {
    await gate;
    await route.continue();
  });
  return { release };
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

const label = '健康监测记录';
const recordOf = (bytes: number) => record(bytes, 'record.pdf');
const partsOf = (watched: Page) => {
  const parts: string[] = [];
  watched.on('requestfinished', (sent) => {
    const part = sent.method() === 'PUT' ? /partNumber=(\d)/.exec(sent.url())?.[1] : undefined;
    if (part !== undefined) parts.push(part);
  });
  return parts;
};

/** The keys of the phone's database that begin like this, and everything in the simple storages. */
const storedUnder = (page: Page, prefix: string) =>
  page.evaluate(async (wanted) => {
    const opening = indexedDB.open('exhibition-visitor');
    await new Promise((done) => opening.addEventListener('success', done));
    const names = opening.result.transaction('values').objectStore('values').getAllKeys();
    await new Promise((done) => names.addEventListener('success', done));
    opening.result.close();
    const keys = names.result.map(String);
    return {
      keys: keys.filter((key) => key.startsWith(wanted)),
      text: JSON.stringify([keys, localStorage, sessionStorage]),
    };
  }, prefix);

/** A save that had begun when the timers stopped would take the next answer with it. */
async function savingIsOver(page: Page): Promise<void> {
  let before = '';
  await expect(async () => {
    const saved = await storedValues(page, 'draft/');
    const isStill = saved === before;
    before = saved;
    expect(isStill).toBe(true);
  }).toPass({ intervals: [300] });
}

/** Sends two slices of four; then nothing gets through. */
async function sendHalf(visitor: Visitor, mobile: string): Promise<void> {
  const { page } = visitor;
  await openDelegateForm(visitor, mobile);
  await delegateFormOf(visitor).fill();
  await slowDown(page);
  const parts = partsOf(page);
  await page.route(/partNumber=[34]/, () => {});
  await chooseInto(page, 'HealthRecord', recordOf(3.5 * megabyte));
  await expect.poll(() => [...parts].sort()).toEqual(['1', '2']);
  await expect.poll(async () => (await storedUnder(page, 'uploadBytes/')).keys.length).toBe(4);
}

/** Goes to the code, and compares the stored file. */
async function sendWithFile(visitor: Visitor, request: APIRequestContext, mobile: string): Promise<void> {
  await visitor.toReview();
  await visitor.send();
  await visitor.seeVoucher();
  const { HealthRecord } = await theRegistrationOf(request, mobile);
  const file = await (await request.get(String(HealthRecord))).body();
  expect(file.equals(recordOf(3.5 * megabyte).buffer)).toBe(true);
}

const openFormAgain = async (context: BrowserContext) => {
  const again = createVisitor(await context.newPage(), 'zh');
  return {
    again,
    parts: partsOf(again.page),
    openForm: () => again.page.goto(`/information/${delegates.exhibition}/${delegates.channel}`),
  };
};

test('a file that is being sent when the page is killed resumes where it stopped', {
  tag: ['@D19', '@call-storage'],
}, async ({ page, context, request, visitor }) => {
  test.slow();
  const mobile = newMobile();
  await sendHalf(visitor, mobile);
  const { text } = await storedUnder(page, '');
  expect(text).toContain('upload/');
  expect(text).not.toContain(mobile);
  expect(text).not.toMatch(/visitor\/[0-9a-f-]{36}|cos_sdk/);
  await kill(page);

  const { again, parts, openForm } = await openFormAgain(context);
  const line = await holdBack(again.page, /partNumber=[34]/);
  await openForm();
  const field = group(again.page, label);
  await expect(field.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^(5[7-9]|[6-9]\d)$/);
  await expectAccessible(again.page, 'a file that goes on');
  await field.screenshot({ path: 'test-results/shots/file-goes-on.png' });
  line.release();
  await expect(field.getByText(again.say('fields', 'fileUploaded')).first()).toBeVisible();
  expect(parts.sort()).toEqual(['3', '4']);
  await expect.poll(async () => (await storedUnder(again.page, 'upload')).keys).toEqual([]);
  await sendWithFile(again, request, mobile);
});

test('a file that is paused when the page is killed is paused in the next one, and goes on there', {
  tag: ['@D19', '@call-storage', '@repeats'],
}, async ({ page, context, request, visitor }) => {
  test.slow();
  const mobile = newMobile();
  await sendHalf(visitor, mobile);
  const before = await storedValues(page, 'upload/');
  await group(page, label)
    .getByRole('button', { name: visitor.say('fields', 'filePause') })
    .click();
  await expect(group(page, label)).toContainText(/已暂停/);
  // Sealed: all that can be seen is that it was written once more.
  await expect.poll(() => storedValues(page, 'upload/')).not.toBe(before);
  await kill(page);

  const { again, parts, openForm } = await openFormAgain(context);
  await openForm();
  const field = group(again.page, label);
  await expect(field).toContainText(/已暂停，已上传 5\d%/);
  await field.screenshot({ path: 'test-results/shots/file-paused-again.png' });
  expect(parts).toEqual([]);
  await field.getByRole('button', { name: again.say('fields', 'fileResume') }).click();
  await expect(field.getByText(again.say('fields', 'fileUploaded')).first()).toBeVisible();
  expect(parts.sort()).toEqual(['3', '4']);
  await sendWithFile(again, request, mobile);
});

test('a photo that is on its way when the page is killed is sent by the next one', {
  tag: ['@D19', '@photo', '@repeats'],
}, async ({ page, context, visitor }) => {
  await openDelegateForm(visitor, newMobile());
  await delegateFormOf(visitor).openSection(5);
  await page.route('**/cos/**', () => {});
  await chooseInto(page, 'HealthCode', dot);
  await expect.poll(async () => (await storedUnder(page, 'uploadBytes/')).keys.length).toBe(1);
  // The answers are saved a moment after the last change.
  await letPass(page, 1000);
  await kill(page);

  const { again, openForm } = await openFormAgain(context);
  await openForm();
  await delegateFormOf(again).openSection(5);
  await expect(
    group(again.page, asked.zh.health).getByText(again.say('fields', 'fileUploaded')).first(),
  ).toBeVisible();
  await expect(again.page.getByText(again.say('problems', 'uploadLost'))).toHaveCount(0);
});

test('a file that the phone had no room for goes on where it stopped when it is chosen again', {
  tag: ['@D19', '@call-storage', '@repeats'],
}, async ({ page, context, request, visitor }) => {
  test.slow();
  const mobile = newMobile();
  await page.addInitScript(() => {
    navigator.storage.estimate = async () => ({ quota: 20_000_000, usage: 19_000_000 });
  });
  await openDelegateForm(visitor, mobile);
  await delegateFormOf(visitor).fill();
  await slowDown(page);
  const first = partsOf(page);
  await page.route(/partNumber=[34]/, () => {});
  await chooseInto(page, 'HealthRecord', recordOf(3.5 * megabyte));
  await expect.poll(() => [...first].sort()).toEqual(['1', '2']);
  expect((await storedUnder(page, 'uploadBytes/')).keys).toEqual([]);
  await expect(page.getByText(visitor.say('shell', 'storageRefused'))).toHaveCount(0);
  await kill(page);

  const { again, parts, openForm } = await openFormAgain(context);
  await openForm();
  const { say } = again;
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
  const line = await holdBack(again.page, /partNumber=[34]/);
  await chooseInto(again.page, 'HealthRecord', record(3.5 * megabyte, 'the same.pdf'));
  await expect(field.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^(5[7-9]|[6-9]\d)$/);
  line.release();
  await expect(field.getByText(say('fields', 'fileUploaded')).first()).toBeVisible();
  expect(parts.sort()).toEqual(['3', '4']);
  await sendWithFile(again, request, mobile);
});
