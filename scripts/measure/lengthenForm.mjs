// @ts-check

/**
 * The long form that is typed into, made longer.
 * @typedef {{ Key: string, Type: string, Title: string, TitleEn: string, Sort: number, ShowWhen?: { Key: string, In: string[] } }} Question
 * @typedef {{ RecordId: string, CommonFields: Question[] }} FormRow
 */

export const longForm = {
  exhibition: 'longform0000000000000001',
  channel: 'mainlong0000000000000001',
};
export const questionCount = 60;

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
 * @param {import('@playwright/test').Browser} browser trusts the server's certificate
 * @param {string} origin
 */
export async function lengthenForm(browser, origin) {
  const page = await browser.newPage();
  await page.goto(`${origin}/sandbox/`);
  /** @returns {Promise<{ result: FormRow[] }>} */
  const call = (/** @type {string} */ path, /** @type {object} */ params) =>
    page.evaluate(
      async ([address, body]) => {
        const headers = { 'content-type': 'application/json', authorization: 'Bearer sandbox-credential' };
        return (await fetch(address, { method: 'POST', headers, body })).json();
      },
      /** @type {const} */ ([`/v2/data/${path}`, JSON.stringify({ tenantId: 'sys', userId: '', params })]),
    );
  const { result } = await call('queryList/CustomBasic', {
    condition: { ExhibitionId: longForm.exhibition },
  });
  const [form] = result;
  if (form === undefined) throw new Error('the sandbox has no long form');
  const fields = lengthen(form.CommonFields, questionCount);
  await call('update/CustomBasic', { recordId: form.RecordId, setValue: { CommonFields: fields } });
  await page.close();
  return placesIn(fields);
}
