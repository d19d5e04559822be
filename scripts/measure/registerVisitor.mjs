// @ts-check

/**
 * The steps of a visitor, by ids and attributes: they outlive a change of the words on a button.
 * @typedef {import('@playwright/test').Page} Page
 */

const sendCode = 'button[data-next-focus="code"]';
const submit = 'main form button[type="submit"]';

/**
 * Proves a new mobile number on the login that is open; the sixth digit submits the code.
 * @param {Page} page
 */
export async function proveNumber(page) {
  const mobile = `139${String(Date.now()).slice(-8)}`;
  await page.locator('#contact').fill(mobile);
  await page.locator(sendCode).click();
  // The button makes way for a countdown as soon as the code is sent.
  await page.locator(sendCode).waitFor({ state: 'detached' });
  /** @type {{ contact: string, code: string }[]} */
  const messages = await page.evaluate(async () => (await fetch('/sandbox/inbox.json')).json());
  await page.locator('#code').fill(messages.find(({ contact }) => contact === mobile)?.code ?? '');
}

/** @param {Page} page */
export async function fillIdentity(page) {
  await page.locator('#name').fill('林小满');
  await page.locator('#company').fill('江海精工有限公司');
}

/**
 * Registers a visitor, so that there is a code to show.
 * @param {import('@playwright/test').BrowserContext} context keeps the voucher
 * @param {string} origin
 * @param {string} exhibition with a short form
 */
export async function registerVisitor(context, origin, exhibition) {
  const page = await context.newPage();
  await page.goto(`${origin}/register/${exhibition}`);
  await proveNumber(page);
  await fillIdentity(page);
  await page.locator('#field-VisitorCategory').check();
  await page.locator('#field-Interests').check();
  await page.locator('#field-PrivacyAgreed').check();
  await page.locator(submit).click();
  await page
    .getByRole('img', { name: /\d{12}/ })
    .first()
    .waitFor();
  // What works without a network is put aside after the first code is there.
  await page.waitForTimeout(1500);
  await page.close();
}
