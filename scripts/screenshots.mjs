// @ts-check
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { drawPortrait } from './drawPortrait.mjs';
import { getBrowser, quietBrowser } from './findBrowser.mjs';

const usage = `usage: npm run screenshots -- [options]
  --language zh     one language only
  --only code,list  some pictures only
  --out folder      instead of docs/screenshots`;

const root = resolve(import.meta.dirname, '..');
const largestBytes = 120 * 1024;
const screenPx = 844;
/** A longer page is shown as far as this. */
const longestPagePx = 1080;

/** @typedef {'zh' | 'en'} Language */
/** @typedef {{ page: import('@playwright/test').Page, language: Language, shoot: (name: string) => Promise<void> }} Camera */

const stories = {
  open: 'open00000000000000000001',
  soon: 'soon00000000000000000001',
  paused: 'paused000000000000000001',
  ended: 'ended0000000000000000001',
  nochannel: 'nochannel000000000000001',
  delegate: 'delegate0000000000000001',
  declined: 'declined0000000000000001',
  group: 'group0000000000000000001',
};
const groupChannel = 'maingroup000000000000001';

/** Each language proves numbers of its own: a number gets one code a minute. */
const mobiles = {
  visitor: { zh: '13800008801', en: '13800008802' },
  delegate: { zh: '13800008803', en: '13800008804' },
  // Registered and declined, by the story.
  declined: { zh: '13800000006', en: '13800000007' },
  group: { zh: '13800008805', en: '13800008806' },
};

const person = {
  zh: {
    name: '林小满',
    nameEn: 'LIN XIAOMAN',
    company: '江海精工有限公司',
    country: '新加坡',
    job: '采购经理',
    choice: '系统集成商',
  },
  en: {
    name: 'Maren Solberg',
    nameEn: 'MAREN SOLBERG',
    company: 'Solberg Robotics',
    country: 'Norway',
    job: 'Head of purchasing',
    choice: 'A system integrator',
  },
};
/** Who comes along, as it would be pasted. */
const party = {
  zh: ['王芳\t江海精工有限公司', '李强\t江海精工有限公司\t13900001234'],
  en: ['Jonas Lindqvist\tSolberg Robotics', 'Ana Duarte\tSolberg Robotics\tana.duarte@example.com'],
};
const interests = { zh: ['工业机器人', '机器视觉与传感'], en: ['Industrial robots', 'Vision and sensing'] };

/**
 * @param {Camera} camera
 * @param {string} story
 */
async function openStory({ page }, story) {
  await page.goto(`/select/${story}`);
  await page.locator('nav[data-ready="true"]').waitFor();
}

/**
 * @param {Camera} camera
 * @param {string} mobile
 */
async function askForCode({ page }, mobile) {
  await page.locator('#contact').fill(mobile);
  await page.locator('.proveContact-codeRow button').click();
  await page.locator('.proveContact-countdown').waitFor();
}

/**
 * @param {Camera} camera
 * @param {string} mobile
 */
async function enterCode({ page }, mobile) {
  /** @type {{ contact: string, code: string }[]} */
  const messages = await (await page.request.get('/sandbox/inbox.json')).json();
  await page.locator('#code').fill(messages.find(({ contact }) => contact === mobile)?.code ?? '');
  await page.locator('main button[type="submit"]').click();
}

/**
 * @param {Camera} camera
 */
async function fillIdentity({ page, language }) {
  await page.locator('.toast-box').waitFor({ state: 'detached' });
  await page.locator('#name').fill(person[language].name);
  await page.locator('#company').fill(person[language].company);
}

/**
 * The way of a visitor from the link to the list of vouchers, with a picture of every screen.
 * @param {Camera} camera
 */
async function shootRegistration(camera) {
  const { page, language, shoot } = camera;
  const { job, choice } = person[language];
  const submit = page.locator('main button[type="submit"]');
  await openStory(camera, stories.open);
  await shoot('select');

  const mobile = mobiles.visitor[language];
  await page.locator('.select-action--primary').click();
  await askForCode(camera, mobile);
  await shoot('login');
  await enterCode(camera, mobile);
  await fillIdentity(camera);
  await shoot('register');
  await submit.click();

  await page.locator('[role="radiogroup"]').waitFor();
  await submit.click();
  await page.locator('.errorSummary-root').waitFor();
  await shoot('information');
  for (const label of [choice, ...interests[language]]) await page.getByLabel(label).check();
  await page.locator('input[name="Job"]').fill(job);
  await page.locator('input[name="PrivacyAgreed"]').check();
  await submit.click();

  await page.locator('.summaryList-summary').first().waitFor();
  await shoot('review');
  await page.locator('main .button-root--primary').click();
  await page.locator('.code-spelled').waitFor();
  await shoot('code');
  await page.goto('/list');
  await page.locator('.vouchers-row').waitFor();
  await shoot('list');
}

/**
 * What cannot be registered for, and why.
 * @param {Camera} camera
 */
async function shootClosed(camera) {
  const { page, shoot } = camera;
  for (const name of /** @type {const} */ (['soon', 'paused', 'ended'])) {
    await openStory(camera, stories[name]);
    await shoot(name);
  }
  await page.goto(`/select/${stories.nochannel}`);
  await page.getByRole('alertdialog').waitFor();
  await shoot('nochannel');
}

/**
 * @param {Camera} camera
 */
async function portraitFile({ page }) {
  return { name: 'portrait.jpg', mimeType: 'image/jpeg', buffer: await drawPortrait(page.context()) };
}

/**
 * @param {Camera} camera
 */
async function openPhotoEditor(camera) {
  const { page } = camera;
  await page.locator('#field-Photo').click();
  const choosing = page.waitForEvent('filechooser');
  await page.locator('.dialog-box .button-root').first().click();
  await (await choosing).setFiles(await portraitFile(camera));
  await page.locator('.photoEditor-canvas').waitFor();
}

/**
 * @param {Camera} camera
 */
async function takePhoto({ page }) {
  await page.locator('.dialog-box .button-root--primary').click();
  await page.locator('.dialog-box img').waitFor();
  await page.locator('.dialog-box .button-root--primary').click();
  await page.locator('.notice-root--success').waitFor();
}

/**
 * A delegate's photo in the editor, and the long form with that photo in it.
 * @param {Camera} camera
 */
async function shootDelegate(camera) {
  const { page, language, shoot } = camera;
  const { job, nameEn, country } = person[language];
  const mobile = mobiles.delegate[language];
  await openStory(camera, stories.delegate);
  await page.locator('.select-action--primary').click();
  await askForCode(camera, mobile);
  await enterCode(camera, mobile);
  await fillIdentity(camera);
  await page.locator('main button[type="submit"]').click();

  await openPhotoEditor(camera);
  await shoot('photo');
  await takePhoto(camera);

  await page.locator('#field-NameEn').fill(nameEn);
  await page.locator('#field-Document').selectOption('passport');
  await page.locator('#field-Document-number').fill('X1234567');
  await page.locator('#field-Nationality').click();
  await page.getByRole('combobox').last().fill(country);
  await page.keyboard.press('Enter');
  await page.locator('#field-Job').fill(job);
  await shoot('delegate');
}

/**
 * One's own registration, which the organiser has sent back.
 * @param {Camera} camera
 */
async function shootMine(camera) {
  const { page, language, shoot } = camera;
  const mobile = mobiles.declined[language];
  await page.goto(`/mine/${stories.declined}`);
  await askForCode(camera, mobile);
  await enterCode(camera, mobile);
  await page.locator('.mine-step').first().waitFor();
  await page.locator('.toast-box').waitFor({ state: 'detached' });
  await shoot('mine');
}

/**
 * A list of people whom one person registers in one go: one of them is complete.
 * @param {Camera} camera
 */
async function shootGroup(camera) {
  const { page, language, shoot } = camera;
  const { name, company, job } = person[language];
  const mobile = mobiles.group[language];
  await page.goto(`/group/${stories.group}/${groupChannel}`);
  await askForCode(camera, mobile);
  await enterCode(camera, mobile);
  await page.locator('.group-acts .button-root').first().click();
  await page.locator('#name').fill(name);
  await page.locator('#company').fill(company);
  await page.locator('#field-Document').selectOption('passport');
  await page.locator('#field-Document-number').fill('X1234567');
  await page.locator('#field-Job').fill(job);
  await openPhotoEditor(camera);
  await takePhoto(camera);
  await page.locator('#field-HealthCode').setInputFiles(await portraitFile(camera));
  await page.locator('.file-word').waitFor();
  const arrival = page.locator('#field-ArrivalDay');
  await arrival.fill((await arrival.getAttribute('min')) ?? '');
  await page.locator('#field-ArrivalMode').check();
  await page.locator('#field-NeedsStay').check();
  await page.locator('input[name="PrivacyAgreed"]').check();
  await page.locator('main button[type="submit"]').click();
  await page.locator('.group-chip--good').waitFor();

  await page.locator('.group-actions .button-root').nth(1).click();
  await page.locator('#paste').fill(party[language].join('\n'));
  await page.locator('.group-found > li').nth(1).waitFor();
  await page.locator('main .button-root--primary').click();
  await page.locator('.group-person').nth(2).waitFor();
  await page.locator('.toast-box').waitFor({ state: 'detached' });
  await shoot('group');
}

/**
 * A phone's screen, and what a short drag brings up.
 * @param {import('@playwright/test').Page} page
 * @param {string} file
 */
async function takePicture(page, file) {
  // A picture of the whole page is taken as with a mouse, and nothing shall look pressed that lies where the finger was.
  await page.mouse.move(0, 0);
  // Nothing half loaded.
  await page.evaluate(async () => {
    window.scrollTo(0, 0);
    await document.fonts.ready;
    const pictures = Array.from(document.images, (picture) => picture.decode().catch(() => {}));
    await Promise.all(pictures);
  });
  await page.waitForTimeout(400);
  const { height } = (await page.locator('.s-page').boundingBox()) ?? { height: screenPx };
  // What lies behind a dialog ends with the screen.
  const longestPx = (await page.locator('[aria-modal="true"]').count()) > 0 ? screenPx : longestPagePx;
  const shownPx = Math.min(Math.max(Math.round(height), screenPx), longestPx);
  await page.screenshot({
    path: file,
    fullPage: true,
    clip: { x: 0, y: 0, width: 390, height: shownPx },
    animations: 'disabled',
  });
  const bytes = statSync(file).size;
  if (bytes > largestBytes) throw new Error(`${file} has ${bytes} bytes, more than ${largestBytes}`);
  console.log(`${relative(root, file)}  ${(bytes / 1024).toFixed(0)} KB`);
}

/**
 * @param {string} baseURL
 * @param {{ out: string, languages: Language[], only: string[] | undefined }} wanted
 */
async function shootAll(baseURL, { out, languages, only }) {
  const browser = await chromium.launch({
    executablePath: getBrowser(),
    args: quietBrowser,
  });
  try {
    for (const language of languages) {
      const context = await browser.newContext({
        baseURL,
        viewport: { width: 390, height: screenPx },
        deviceScaleFactor: 1,
        isMobile: true,
        hasTouch: true,
        locale: 'zh-CN',
        timezoneId: 'Asia/Shanghai',
      });
      await context.addInitScript((locale) => localStorage.setItem('locale', locale), language);
      const page = await context.newPage();
      const shoot = async (/** @type {string} */ name) => {
        if (only === undefined || only.includes(name))
          await takePicture(page, join(out, `${name}-${language}.png`));
      };
      const camera = { page, language, shoot };
      await shootRegistration(camera);
      await shootClosed(camera);
      await shootDelegate(camera);
      await shootMine(camera);
      await shootGroup(camera);
      await context.close();
    }
  } finally {
    await browser.close();
  }
}

const { values } = parseArgs({
  options: {
    language: { type: 'string' },
    only: { type: 'string' },
    out: { type: 'string', default: join(root, 'docs', 'screenshots') },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) console.log(usage);
else await main();

async function main() {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  process.env.SANDBOX_DIR = folder;
  const { startPreview } = await import('./startPreview.mjs');
  const server = await startPreview({ port: 4198 });
  const out = resolve(values.out);
  mkdirSync(out, { recursive: true });
  /** @type {Language[]} */
  const languages = values.language === 'zh' || values.language === 'en' ? [values.language] : ['zh', 'en'];
  try {
    await shootAll(server.resolvedUrls?.local[0] ?? 'http://localhost:4198/', {
      out,
      languages,
      only: values.only?.split(','),
    });
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
