import { type APIRequestContext, expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { failedRequest, test } from './support/journey.ts';
import { rowsIn } from './support/records.ts';
import { stories } from './support/stories.ts';
import type { Visitor } from './support/visitor.ts';
import { languagesOf } from './support/words.ts';

const media = 'media0000000000000000001';
const address = `/question-page/${stories.open}/${media}`;
const asked = {
  zh: {
    kind: '其他',
    topic: '工业机器人',
    second: '产业政策',
    third: '工业软件',
    own: '其他',
    card: '记者证',
  },
  en: {
    kind: 'Other',
    topic: 'Industrial robots',
    second: 'Industrial policy',
    third: 'Industrial software',
    own: 'Other',
    card: 'press card',
  },
};

/** The answers that were stored with these words of one's own. */
async function storedWith(request: APIRequestContext, text: string) {
  const rows = await rowsIn(request, 'QuestionnaireAnswer');
  const answers = rows.map((row) => row['Answers'] as Readonly<Record<string, unknown>>);
  return answers.filter((answer) => answer['MediaKindOther'] === text);
}

for (const language of languagesOf('en')) {
  const labels = asked[language];

  async function answer({ page }: Visitor, own: string): Promise<void> {
    await page.getByRole('radio', { name: labels.kind }).check();
    const line = page.getByRole('textbox', { name: labels.own });
    await line.fill(own);
    await line.blur();
    await page.getByRole('checkbox', { name: labels.topic }).check();
  }

  test.describe(`a questionnaire, ${language}`, () => {
    test.use({ language });

    test(
      'is answered once, and leads on',
      { tag: ['@questionnaire-answers', '@questionnaire-messages'] },
      async ({ page, request, visitor }, info) => {
        const { say } = visitor;
        const own = `podcast ${info.testId.slice(-10)} ${language}`.slice(0, 50);
        await page.goto(address);
        await expect(page.getByRole('group', { name: labels.card })).toBeVisible();
        await visitor.button(say('questions', 'send')).click();
        await expect(page.getByRole('alert')).toBeFocused();
        await expectAccessible(page, 'this screen');
        await page.screenshot({ path: `test-results/shots/questions-${language}.png`, fullPage: true });

        await answer(visitor, own);
        // The summary goes with its last line, and what is below moves up.
        await expect(page.getByRole('alert')).toHaveCount(0);
        await page.getByRole('checkbox', { name: labels.second }).check();
        await page.getByRole('checkbox', { name: labels.third }).click();
        await expect(page.getByRole('checkbox', { name: labels.third })).not.toBeChecked();
        await visitor.button(say('questions', 'send')).click();
        await expect(visitor.heading).toHaveText(say('questions', 'doneTitle'));
        await expect(visitor.link(say('questions', 'fillIn'))).toBeVisible();
        await expectAccessible(page, 'this screen');
        await page.screenshot({ path: `test-results/shots/answered-${language}.png`, fullPage: true });
        const rows = await storedWith(request, own);
        expect(rows).toHaveLength(1);
        expect(rows[0]?.['Topics']).toEqual(['robots', 'policy']);

        await page.goto(address);
        await expect(page).toHaveURL(new RegExp(`/question-success/${stories.open}/${media}$`));
      },
    );

    test(
      'whose answer got lost is looked up and not sent again',
      { tag: '@N06' },
      async ({ page, request, noise, visitor }, info) => {
        noise.expect(failedRequest);
        const { say } = visitor;
        const own = `radio ${info.testId.slice(-10)} ${language}`.slice(0, 50);
        let inserts = 0;
        await page.route('**/data/insert/QuestionnaireAnswer', async (route) => {
          inserts += 1;
          await route.fetch();
          await route.abort('connectionreset');
        });
        await page.goto(address);
        await answer(visitor, own);
        await visitor.button(say('questions', 'send')).click();
        await expect(visitor.heading).toHaveText(say('questions', 'doneTitle'), { timeout: 20_000 });
        expect(inserts).toBe(1);
        expect(await storedWith(request, own)).toHaveLength(1);
      },
    );

    test('keeps what was typed over a reload', { tag: '@D16' }, async ({ page, visitor }) => {
      await page.goto(address);
      await answer(visitor, 'newsletter');
      await page.waitForTimeout(800);
      await page.reload();
      await expect(page.getByRole('textbox', { name: labels.own })).toHaveValue('newsletter');
    });

    test('that is not there says so and leads back', async ({ page, visitor }) => {
      const { say } = visitor;
      await page.goto(`/question-page/${stories.open}/visitor00000000000000001`);
      await expect(visitor.heading).toHaveText(say('questions', 'noneTitle'));
      await expect(visitor.link(say('questions', 'home'))).toBeVisible();
    });
  });
}

test('the landing page offers the questions of a channel that has some', async ({ page }) => {
  await page.goto(`/select/${stories.open}/${media}`);
  await page.getByRole('link', { name: '填写问卷' }).click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
});
