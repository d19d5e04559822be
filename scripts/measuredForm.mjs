// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * The long form that is typed into: where it is, and how to get there.
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {{ Key: string, Type: string, Title: string, TitleEn: string, Sort: number, ShowWhen?: { Key: string, In: string[] } }} Question
 * @typedef {{ RecordId: string, CommonFields: Question[] }} FormRow
 */

const exhibition = 'longform0000000000000001';
const channel = 'mainlong0000000000000001';
export const questionCount = 60;
export const rowCount = 20;
/** A screen that has just come is moved to its top 200 ms later, and would carry away what a hand aims at. */
const settleMs = 400;

const button = (/** @type {Page} */ page, /** @type {string} */ name) =>
  page.getByRole('button', { name, exact: true });
const idOf = (/** @type {string} */ key) => `#field-${key}`;

/**
 * The questions of a form over and over, each time under keys of their own, until so many are shown before any answer.
 * What appears only after an answer comes on top.
 * @param {readonly Question[]} questions
 * @param {number} count
 */
export function lengthen(questions, count) {
  /** @type {Question[]} */
  const all = [];
  for (let round = 1, shown = 0; shown < count; round += 1) {
    for (const question of questions) {
      if (shown === count) break;
      const { Key, Title, TitleEn, ShowWhen } = question;
      const own = (/** @type {string} */ key) => (round === 1 ? key : `${key}${round}`);
      const number = round === 1 ? '' : ` (${round})`;
      all.push({
        ...question,
        Key: own(Key),
        Title: `${Title}${number}`,
        TitleEn: `${TitleEn}${number}`,
        Sort: all.length + 1,
        ...(ShowWhen && { ShowWhen: { ...ShowWhen, Key: own(ShowWhen.Key) } }),
      });
      if (ShowWhen === undefined) shown += 1;
    }
  }
  return all;
}

/**
 * The text fields nearest to the start, the middle and the end.
 * @param {readonly Question[]} questions
 */
export function placesIn(questions) {
  const texts = questions.filter(({ Type, ShowWhen }) => Type === 'text' && ShowWhen === undefined);
  const far = (/** @type {Question} */ { Sort }) => Math.abs(Sort - questions.length / 2);
  const middle = [...texts].sort((one, other) => far(one) - far(other))[0];
  const found = { start: texts[0], middle, end: texts[texts.length - 1] };
  return Object.entries(found).map(([place, question]) => ({ place, target: idOf(question?.Key ?? '') }));
}

/**
 * Makes the form of the story long, in a sandbox that no other run uses.
 * @param {string} origin
 */
export async function lengthenForm(origin) {
  const call = async (/** @type {string} */ path, /** @type {object} */ params) => {
    const answer = await fetch(new URL(`/v2/data/${path}`, origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer sandbox-credential' },
      body: JSON.stringify({ tenantId: 'sys', userId: '', params }),
    });
    return /** @type {{ result: FormRow[] }} */ (await answer.json());
  };
  const { result } = await call('queryList/CustomBasic', { condition: { ExhibitionId: exhibition } });
  const [form] = result;
  if (form === undefined) throw new Error('the sandbox has no long form');
  const fields = lengthen(form.CommonFields, questionCount);
  await call('update/CustomBasic', { recordId: form.RecordId, setValue: { CommonFields: fields } });
  return placesIn(fields);
}

/** @param {Page} page */
async function prove(page) {
  const mobile = `139${String(Date.now()).slice(-8)}`;
  await page.locator('#contact').fill(mobile);
  await button(page, '获取验证码').click();
  await page.locator('.proveContact-countdown').waitFor();
  /** @type {{ contact: string, code: string }[]} */
  const messages = await (await page.request.get(new URL('/sandbox/inbox.json', page.url()).href)).json();
  await page.locator('#code').fill(messages.find(({ contact }) => contact === mobile)?.code ?? '');
  await button(page, '下一步').click();
}

/** @param {Page} page @param {string} origin @param {string} target */
export async function openQuestions(page, origin, target) {
  await page.goto(`${origin}/select/${exhibition}/${channel}`);
  await page.getByRole('link', { name: '登记参观' }).click();
  await prove(page);
  await page.locator('#name').fill('林小满');
  await page.locator('#company').fill('江海精工有限公司');
  await button(page, '下一步：填写信息').click();
  await page.locator(target).waitFor();
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
  await prove(page);
  await button(page, '粘贴名单').click();
  await page.locator('#paste').focus();
  await page.keyboard.insertText(pastedText());
  await button(page, `加入名单（${rowCount} 人）`).waitFor();
  await sleep(settleMs);
}

/** What a visitor does there: the mark of the button to press, and of what is there when that is done. */
const everybody = `.group-person:nth-child(${rowCount + 1})`;
export const steps = {
  add: { press: `button:has-text("加入名单（${rowCount} 人）")`, there: everybody },
  open: { press: `${everybody} button:has-text("填写")`, there: '#name' },
  back: { press: 'button[type=button]:has-text("返回名单")', there: everybody },
};

/** @param {Page} page @param {'下一步：核对' | '完成，返回名单'} name */
export async function failToSubmit(page, name) {
  await button(page, name).click();
  await page.locator('.errorSummary-root').waitFor();
  await sleep(settleMs);
}
