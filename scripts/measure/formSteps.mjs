// @ts-check
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { longForm } from './lengthenForm.mjs';
import { fillIdentity, proveNumber } from './registerVisitor.mjs';

/**
 * The way to the form that is typed into, and what a visitor does there.
 * @typedef {import('@playwright/test').Page} Page
 */

const { exhibition, channel } = longForm;
export const rowCount = 20;
/** A screen that has just come is moved to its top 200 ms later, and would carry away what a finger aims at. */
const settleMs = 400;

const submit = 'main form button[type="submit"]';
const wordsFile = resolve(import.meta.dirname, '../../src/features/registration/group/words/zh.json');
/** The app's own texts: they change with it. @type {Record<'paste' | 'pasteAdd' | 'back', string>} */
const words = JSON.parse(readFileSync(wordsFile, 'utf8'));
const addAll = words.pasteAdd.replace('{{number}}', String(rowCount));

/** @param {Page} page @param {string} origin @param {string} target */
export async function openQuestions(page, origin, target) {
  await page.goto(`${origin}/register/${exhibition}/${channel}`);
  await proveNumber(page);
  await fillIdentity(page);
  await page.locator(submit).click();
  await page.locator(target).first().waitFor();
  await sleep(settleMs);
}

/** What a spreadsheet puts on the clipboard: name, company and number of as many people as are wanted. */
function pastedText() {
  const rows = Array.from({ length: rowCount }, (_, at) => {
    const mobile = `137000${String(10_001 + at)}`;
    return ['王李张刘陈杨赵黄周吴'.charAt(at % 10) + '芳伟'.charAt(at / 10), '江海精工有限公司', mobile];
  });
  return [['姓名', '单位', '手机号'], ...rows].map((cells) => cells.join('\t')).join('\n');
}

/** Opens the group registration up to the point where one tap adds those who were pasted. */
export async function pasteRows(/** @type {Page} */ page, /** @type {string} */ origin) {
  await page.goto(`${origin}/group/${exhibition}/${channel}`);
  await proveNumber(page);
  await page.getByRole('button', { name: words.paste, exact: true }).click();
  await page.locator('#paste').focus();
  await page.keyboard.insertText(pastedText());
  await page.locator(steps.add.press).waitFor();
  await sleep(settleMs);
}

/** What a visitor does there: the mark of the button to press, and of what is there when that is done. */
const lastPerson = `.group-person:nth-child(${rowCount + 1})`;
export const steps = {
  add: { press: `button:has-text("${addAll}")`, there: lastPerson },
  open: { press: `${lastPerson} .group-open`, there: '#name' },
  back: { press: `main form button[type="button"]:has-text("${words.back}")`, there: lastPerson },
};

/** @param {Page} page */
export async function failToSubmit(page) {
  await page.locator(submit).click();
  await page.locator('.errorSummary-root').waitFor();
  await sleep(settleMs);
}
