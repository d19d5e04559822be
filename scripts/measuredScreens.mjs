// @ts-check

/**
 * What is measured: where it is, what works when its buttons work, and what tells that the right thing is visible.
 * @typedef {{ name: string, path: string, ready: string, text: string, needsVoucher?: boolean }} Screen
 */

const exhibition = 'open00000000000000000001';

/** @type {readonly Screen[]} */
export const screens = [
  { name: 'select', path: `/select/${exhibition}`, ready: '[data-ready="true"]', text: 'h1' },
  { name: 'homeclassic', path: `/homeclassic/${exhibition}`, ready: '[data-ready="true"]', text: 'h1' },
  { name: 'code', path: '/code', ready: 'main svg', text: 'h1', needsVoucher: true },
];

/** A screen of a promised address that this version does not have: `problemPage-problem` is the card of every signpost. */
const signpost = 'section.problemPage-problem';

/**
 * A visit that is not measured: it fills the server's caches and tells the text to wait for.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} url
 * @param {Pick<Screen, 'ready' | 'text'>} screen
 * @returns {Promise<string | undefined>} the text, or undefined where the screen is not offered
 */
export async function findVisibleText(context, url, { ready, text }) {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForSelector(`${ready}, ${signpost}`);
  const isOffered = (await page.locator(signpost).count()) === 0;
  const found = isOffered ? await page.locator(text).first().innerText() : undefined;
  await page.close();
  return found;
}

/**
 * Registers a visitor, so that there is a code to show.
 * @param {import('@playwright/test').BrowserContext} context keeps the voucher
 * @param {string} origin
 */
export async function registerVisitor(context, origin) {
  const mobile = `139${String(Date.now()).slice(-8)}`;
  const page = await context.newPage();
  const button = (/** @type {string} */ name) => page.getByRole('button', { name, exact: true });
  await page.goto(`${origin}/select/${exhibition}`);
  await page.getByRole('link', { name: '登记参观' }).click();
  await page.locator('#contact').fill(mobile);
  await button('获取验证码').click();
  await page.locator('.proveContact-countdown').waitFor();
  /** @type {{ contact: string, code: string }[]} */
  const messages = await (await page.request.get(`${origin}/sandbox/inbox.json`)).json();
  await page.locator('#code').fill(messages.find(({ contact }) => contact === mobile)?.code ?? '');
  await button('下一步').click();
  await page.locator('#name').fill('林小满');
  await page.locator('#company').fill('江海精工有限公司');
  await button('下一步：填写信息').click();
  for (const label of ['系统集成商', '工业机器人', '机器视觉与传感']) await page.getByLabel(label).check();
  await page.getByLabel('职务').fill('采购经理');
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  await button('下一步：核对').click();
  await button('提交登记').click();
  await page
    .getByRole('img', { name: /\d{12}/ })
    .first()
    .waitFor();
  // What works without a network is put aside after the first code is there.
  await page.waitForTimeout(1500);
  await page.close();
}
