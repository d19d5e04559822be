import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { speak, type Speech, wordsOf } from './support/speech.ts';

const open = 'open00000000000000000001';
const media = 'media0000000000000000001';
const address = `/question-page/${open}/${media}`;
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

interface Stored {
  readonly ClientRef: string;
  readonly Answers: Record<string, unknown>;
}

async function storedWith(page: Page, text: string): Promise<Stored[]> {
  const answer = await page.request.get('/sandbox/records.json?collection=QuestionnaireAnswer');
  const rows = (await answer.json()) as Stored[];
  return rows.filter((row) => row.Answers['MediaKindOther'] === text);
}

for (const language of ['zh', 'en'] as const satisfies readonly Speech[]) {
  const t = wordsOf(language, 'questions');
  const say = asked[language];

  async function answer(page: Page, own: string): Promise<void> {
    await page.getByRole('radio', { name: say.kind }).check();
    const line = page.getByRole('textbox', { name: say.own });
    await line.fill(own);
    await line.blur();
    await page.getByRole('checkbox', { name: say.topic }).check();
  }

  test.describe(`a questionnaire, ${language}`, () => {
    test.beforeEach(({ page }) => speak(page, language));

    test(
      'is answered once, and leads on',
      { tag: ['@questionnaire-answers', '@questionnaire-messages'] },
      async ({ page }, info) => {
        const own = `podcast ${info.testId.slice(-10)} ${language}`.slice(0, 50);
        await page.goto(address);
        await expect(page.getByRole('group', { name: say.card })).toBeVisible();
        await page.getByRole('button', { name: t('send') }).click();
        await expect(page.getByRole('alert')).toBeFocused();
        await expectAccessible(page, 'this screen');
        await page.screenshot({ path: `test-results/shots/questions-${language}.png`, fullPage: true });

        await answer(page, own);
        // The summary goes with its last line, and what is below moves up.
        await expect(page.getByRole('alert')).toHaveCount(0);
        await page.getByRole('checkbox', { name: say.second }).check();
        await page.getByRole('checkbox', { name: say.third }).click();
        await expect(page.getByRole('checkbox', { name: say.third })).not.toBeChecked();
        await page.getByRole('button', { name: t('send') }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('doneTitle'));
        await expect(page.getByRole('link', { name: t('fillIn') })).toBeVisible();
        await expectAccessible(page, 'this screen');
        await page.screenshot({ path: `test-results/shots/answered-${language}.png`, fullPage: true });
        const rows = await storedWith(page, own);
        expect(rows).toHaveLength(1);
        expect(rows[0]?.Answers['Topics']).toEqual(['robots', 'policy']);

        await page.goto(address);
        await expect(page).toHaveURL(new RegExp(`/question-success/${open}/${media}$`));
      },
    );

    test('whose answer got lost is looked up and not sent again', { tag: '@N06' }, async ({ page }, info) => {
      const own = `radio ${info.testId.slice(-10)} ${language}`.slice(0, 50);
      let inserts = 0;
      await page.route('**/data/insert/QuestionnaireAnswer', async (route) => {
        inserts += 1;
        await route.fetch();
        await route.abort('connectionreset');
      });
      await page.goto(address);
      await answer(page, own);
      await page.getByRole('button', { name: t('send') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('doneTitle'), { timeout: 20_000 });
      expect(inserts).toBe(1);
      expect(await storedWith(page, own)).toHaveLength(1);
    });

    test('keeps what was typed over a reload', { tag: '@D16' }, async ({ page }) => {
      await page.goto(address);
      await answer(page, 'newsletter');
      await page.waitForTimeout(800);
      await page.reload();
      await expect(page.getByRole('textbox', { name: say.own })).toHaveValue('newsletter');
    });

    test('that is not there says so and leads back', async ({ page }) => {
      await page.goto(`/question-page/${open}/visitor00000000000000001`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('noneTitle'));
      await expect(page.getByRole('link', { name: t('home') })).toBeVisible();
    });
  });
}

test('the landing page offers the questions of a channel that has some', async ({ page }) => {
  await page.goto(`/select/${open}/${media}`);
  await page.getByRole('link', { name: '填写问卷' }).click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
});
