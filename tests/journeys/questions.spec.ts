import { type APIRequestContext, expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { otherCode, test } from './support/journey.ts';
import { letPass } from './support/letPass.ts';
import { rowsIn } from './support/records.ts';
import { untilDraftHolds } from './support/storedValues.ts';
import { stories } from './support/stories.ts';
import { createVisitor, type Visitor } from './support/visitor.ts';
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
      { tag: ['@questionnaire-answers', '@questionnaire-messages', '@way-questionnaires'] },
      async ({ page, request, visitor }, info) => {
        const { say } = visitor;
        const own = `podcast ${info.testId.slice(-10)} ${language}`.slice(0, 50);
        await page.goto(address);
        await expect(page.getByRole('group', { name: labels.card })).toBeVisible();
        await visitor.button(say('questions', 'send')).click();
        await expect(page.locator('.errorSummary-root')).toBeFocused();
        await expectAccessible(page, 'this screen');
        await page.screenshot({ path: `test-results/shots/questions-${language}.png`, fullPage: true });

        await answer(visitor, own);
        // The summary goes with its last line, and what is below moves up.
        await expect(page.locator('.errorSummary-root')).toHaveCount(0);
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
      { tag: ['@N06', '@repeats'] },
      async ({ page, request, noise, visitor }, info) => {
        noise.expectFailed(/insert\/QuestionnaireAnswer$/);
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

    test('keeps what was typed over a reload', { tag: ['@D16', '@repeats'] }, async ({ page, visitor }) => {
      await page.goto(address);
      await answer(visitor, 'newsletter');
      await untilDraftHolds(page, 'newsletter');
      await page.reload();
      await expect(page.getByRole('textbox', { name: labels.own })).toHaveValue('newsletter');
    });

    test('that is not there says so and leads back', async ({ page, visitor }) => {
      const { say } = visitor;
      await page.goto(`/question-page/${stories.open}/visitor00000000000000001`);
      await expect(visitor.heading).toHaveText(say('questions', 'noneTitle'));
      const way = page.locator('main').getByRole('link', { name: say('questions', 'home') });
      await expect(way).toBeVisible();
    });
  });
}

test('the landing page offers the questions of a channel that has some', async ({ page }) => {
  await page.goto(`/select/${stories.open}/${media}`);
  await page.getByRole('link', { name: '填写问卷' }).click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
});

/** A red dot. */
const picture = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
    'base64',
  ),
});

const fair = stories.channels;
const visitors = 'chvisitor000000000000001';

test.describe('a questionnaire that is asked step by step, en', () => {
  test.use({ language: 'en' });

  test('goes back by one step, is gone on with where one was, and shows what was answered', {
    tag: ['@questionnaire-steps', '@questionnaire-given', '@questionnaire-answers', '@D16'],
  }, async ({ page, request, visitor }) => {
    const { say } = visitor;
    const next = visitor.button(say('questions', 'next'));
    const place = page.getByText(/^Step \d of \d/);
    await page.goto(`/question-page/${fair}/${visitors}`);
    await expect(place).toHaveText('Step 1 of 4');
    await next.click();
    await expect(page.locator('.errorSummary-root')).toBeFocused();
    // What this answer asks for is one step more, and comes after the tap.
    await page.getByRole('radio', { name: 'No' }).tap();
    await expect(place).toHaveText('Step 2 of 5');
    await expect(page.locator('div:focus')).toContainText('Step 2 of 5');
    await page.getByRole('textbox', { name: /Which area/ }).fill('Lamps');
    await next.click();
    await expect(place).toHaveText('Step 3 of 5');
    await page.goBack();
    await expect(page.getByRole('textbox', { name: /Which area/ })).toHaveValue('Lamps');
    await page.goBack();
    await expect(page.getByRole('radio', { name: 'No' })).toBeChecked();
    await page.goForward();
    await visitor.button(say('questions', 'back')).click();
    await expect(place).toHaveText('Step 1 of 5');
    // Keys pass through the answers and stay. The other answer asks for nothing more, and what was answered there is not lost.
    await page.getByRole('radio', { name: 'No' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await expect(place).toHaveText('Step 1 of 4');
    await letPass(page, 600);
    await expect(place).toHaveText('Step 1 of 4');
    await page.getByRole('radio', { name: 'No' }).tap();
    await expect(page.getByRole('textbox', { name: /Which area/ })).toHaveValue('Lamps');
    await next.click();

    // Each option with a line has its own.
    await page.getByRole('checkbox', { name: 'A paper or site' }).check();
    await page.getByRole('checkbox', { name: 'Somewhere else' }).check();
    await page.getByRole('checkbox', { name: 'From a friend' }).click();
    await expect(page.getByRole('checkbox', { name: 'From a friend' })).not.toBeChecked();
    await page.getByRole('textbox', { name: 'A paper or site' }).fill('Evening Post');
    await page.getByRole('textbox', { name: 'Somewhere else' }).fill('Passing by');
    await next.click();
    await expect(place).toHaveText('Step 4 of 5 · About you');
    await expectAccessible(page, 'a step');
    // Beside another question a choice does not go on.
    await page.getByRole('radio', { name: 'Two or three' }).tap();
    await letPass(page, 800);
    await expect(place).toHaveText('Step 4 of 5 · About you');

    // Another day, from the link again: the step, and the answers.
    await page.goto(`/question-page/${fair}/${visitors}`);
    await expect(place).toHaveText('Step 4 of 5 · About you');
    await expect(page.getByRole('radio', { name: 'Two or three' })).toBeChecked();
    await expect(page.getByText(/^Restored what you typed/)).toBeVisible();
    // A missing answer stops the visitor, whatever the address says.
    await next.click();
    await expect(place).toHaveText(/^Step 5 of 5/);
    await page.getByRole('textbox').fill('11010119900307002x');
    await visitor.button(say('questions', 'toReview')).click();
    await expect(page.locator('div:focus')).toHaveText(say('questions', 'reviewTitle'));
    await expect(page.locator('dl').last()).toContainText('110101********002X');
    await expectAccessible(page, 'the review');
    await page.getByRole('button', { name: 'Change Which area did you like best before?' }).click();
    await expect(page.getByRole('textbox', { name: /Which area/ })).toBeFocused();
    await page.getByRole('textbox', { name: /Which area/ }).fill('Gardens');
    await visitor.button(say('questions', 'backToReview')).click();
    await expect(page.locator('dl').first()).toContainText('Gardens');
    await visitor.button(say('questions', 'send')).click();

    await expect(visitor.heading).toHaveText(say('questions', 'doneTitle'));
    await expect(page.locator('dl').first()).toBeHidden();
    await page.getByText(say('questions', 'givenTitle')).click();
    await expect(page.locator('dl').first()).toBeVisible();
    await expect(page.locator('dl').first()).toContainText('Evening Post');
    await expect(page.locator('dl').last()).toContainText('110101********002X');
    await expectAccessible(page, 'what was answered');
    await page.screenshot({ path: 'test-results/shots/given-en.png', fullPage: true });
    const rows = (await rowsIn(request, 'QuestionnaireAnswer')).filter(
      (row) => row['QuestionnaireId'] === 'qsteps000000000000000001',
    );
    expect(rows.map((row) => row['Answers'])).toEqual([
      {
        FirstTime: 'no',
        LastYear: 'Gardens',
        Heard: ['media', 'other'],
        HeardOther: 'Evening Post',
        HeardOther2: 'Passing by',
        Household: 'few',
        IdNumber: { Type: 'mainlandId', Number: '11010119900307002X' },
      },
    ]);

    // Another person begins, and the review is out of reach until they have answered.
    await visitor.button(say('questions', 'again')).click();
    await expect(place).toHaveText('Step 1 of 4');
    await page.goto(`/question-page/${fair}/${visitors}?step=_review`);
    await expect(place).toHaveText('Step 1 of 4');
  });

  test('that was set up wrongly can be answered all the same', { tag: '@X24' }, async ({
    page,
    noise,
    visitor,
  }) => {
    noise.expect(/form field \w+ (cannot be asked as configured|has limits that nobody could keep)/);
    const { say } = visitor;
    await page.goto(`/question-page/${fair}/chbuyer00000000000000001`);
    await expect(page.getByRole('note')).toContainText(say('fields', 'notAskedHere'));
    await expect(page.getByRole('checkbox')).toHaveCount(2);
    await visitor.button(say('questions', 'send')).click();
    await expect(page.locator('.errorSummary-root').getByRole('link')).toHaveCount(1);
    await page.getByRole('checkbox', { name: 'Furniture' }).check();
    await page.getByRole('checkbox', { name: 'Lamps' }).check();
    await visitor.button(say('questions', 'send')).click();
    await expect(visitor.heading).toHaveText(say('questions', 'doneTitle'));
  });
});

test('questionnaires for after the visit stand in the personal centre, and know on another phone that they were answered', {
  tag: ['@questionnaire-window', '@questionnaire-given', '@questionnaire-records', '@questionnaire-pictures'],
}, async ({ page, browser, baseURL, noise, visitor }) => {
  // Within a minute the service sends no second code to the same number; the first one still counts.
  noise.expect(otherCode);
  const { say } = visitor;
  const mobile = '13800000061';
  const card = (of: Visitor) =>
    of.page.getByRole('region', { name: say('questions', 'afterVisit') }).getByRole('listitem');
  async function comeIn(who: Visitor): Promise<void> {
    await who.page.goto(`/mine/${fair}`);
    await who.prove(mobile);
    await expect(card(who)).toHaveCount(4);
  }

  await comeIn(visitor);
  await expect(card(visitor)).toContainText(['参观体验', '会后回访', '首日反馈', '最喜欢的展位']);
  await expect(card(visitor).nth(0)).toContainText('前填写');
  await expect(card(visitor).nth(1)).toContainText('开始');
  await expect(card(visitor).nth(2)).toContainText(say('questions', 'stateEnded'));
  await expect(card(visitor).nth(3)).toContainText(say('questions', 'stateAnswered'));
  await expect(card(visitor).getByRole('link')).toHaveCount(2);
  await expectAccessible(page, 'the personal centre');
  await page.screenshot({ path: 'test-results/shots/after-visit-zh.png', fullPage: true });

  // A vote is stored among the votes, and read from there.
  await card(visitor).nth(3).getByRole('link').click();
  await expect(visitor.heading).toHaveText(say('questions', 'doneTitle'));
  await expect(page.locator('dl')).toContainText('屋顶花园');

  for (const [id, title] of [
    ['qafterlater0000000000001', 'notYetTitle'],
    ['qafterended0000000000001', 'endedTitle'],
  ] as const) {
    await page.goto(`/question-page/${fair}/${visitors}?questionnaire=${id}`);
    await expect(visitor.heading).toHaveText(say('questions', title));
    await expectAccessible(page, title);
  }
  await page.goto(`/question-page/${fair}/${visitors}?questionnaire=short`);
  await expect(visitor.heading).toHaveText(say('questions', 'noneTitle'));

  await page.goto(`/mine/${fair}`);
  await card(visitor).nth(0).getByRole('link').click();
  await page.getByRole('radio', { name: '一般' }).check();
  await page.getByRole('textbox').fill('排队有点久');
  // Two in one go, and another later; each is one that can be removed.
  const pictures = page.locator('#field-Pictures');
  await pictures.setInputFiles([picture('a.png'), picture('b.png')]);
  await expect(page.getByText(say('fields', 'imagesCount', { used: 2, max: 9 }))).toBeVisible();
  await pictures.setInputFiles(picture('c.png'));
  await page.getByRole('button', { name: '移除 第 2 张' }).click();
  await expect(page.getByText(say('fields', 'imagesCount', { used: 2, max: 9 }))).toBeVisible();
  await expect(page.getByRole('button', { name: /^移除 第/ })).toHaveCount(2);
  await expectAccessible(page, 'pictures');
  await page.screenshot({ path: 'test-results/shots/pictures-zh.png', fullPage: true });
  await visitor.button(say('questions', 'send')).click();
  await expect(visitor.heading).toHaveText(say('questions', 'doneTitle'));
  await visitor.link(say('questions', 'toMine')).click();
  await expect(card(visitor).nth(0)).toContainText(say('questions', 'stateAnswered'));

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  noise.listenTo(context, new URL(baseURL ?? '').origin);
  const other = createVisitor(await context.newPage(), 'zh');
  await comeIn(other);
  await other.page.goto(`/question-page/${fair}/${visitors}?questionnaire=qafteropen00000000000001`);
  await expect(other.heading).toHaveText(say('questions', 'doneTitle'));
  await expect(other.page.locator('dl')).toContainText('排队有点久');
  await expect(other.page.locator('dl')).toContainText(say('fields', 'imagesUploaded', { number: 2 }));
  await context.close();
});
