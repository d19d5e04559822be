import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { otherCode, test } from './support/journey.ts';
import { letPass } from './support/letPass.ts';
import { stories } from './support/stories.ts';
import { newMobile } from './support/visitor.ts';
import { languagesOf } from './support/words.ts';

const questionnaire = `/question-page/${stories.open}/media0000000000000000001`;
const labels = {
  zh: { kind: '其他', topic: '工业机器人' },
  en: { kind: 'Other', topic: 'Industrial robots' },
} as const;

for (const language of languagesOf('en'))
  test.describe(`what did not go through is told in words (${language})`, () => {
    test.use({ language });

    test(`a code that is asked for without a network names the network, and goes out when it is back (${language})`, async ({
      page,
      context,
      visitor,
      noise,
    }) => {
      noise.allowOffline();
      const { say } = visitor;
      await visitor.open('open');
      await visitor.startRegistering();
      const contact = newMobile();
      await page.locator('#contact').fill(contact);
      await context.setOffline(true);
      await visitor.button(say('identity', 'sendCode')).click();
      await expect(page.getByText(say('identity', 'codeOffline')).first()).toBeVisible();
      await expectAccessible(page, 'a code that was not asked for');
      await context.setOffline(false);
      // A second tap on the same button within 500 ms is a double tap.
      await letPass(page, 600);
      await visitor.prove(contact);
      await expect(page.locator('#name')).toBeVisible();
    });

    test(`a list that is refused for a reason nothing tells says that the request failed, and a tap brings it (${language})`, async ({
      page,
      visitor,
      noise,
    }) => {
      noise.expectFailed(/queryList\/ExhibitionHall$/);
      const { say } = visitor;
      const halls = '**/queryList/ExhibitionHall';
      await page.route(halls, (route) => route.fulfill({ status: 400, json: { resMsg: 'sealed' } }));
      await page.goto(`/halls/${stories.open}`);
      const main = page.locator('main');
      await expect(main.getByText(say('shell', 'problemRefused'))).toBeVisible();
      await expect(main).not.toContainText('sealed');
      await expectAccessible(page, 'a list that was refused');
      await page.unroute(halls);
      await visitor.button(say('shell', 'retry')).click();
      await expect(main.locator('a[href^="/hall/"]').first()).toBeVisible();
    });

    test(`a questionnaire that was refused says that it was not submitted, keeps the answers and is sent again (${language})`, async ({
      page,
      visitor,
      noise,
    }) => {
      noise.expect(otherCode);
      const { say } = visitor;
      const insert = '**/data/insert/QuestionnaireAnswer';
      await page.route(insert, (route) =>
        route.fulfill({ json: { resCode: 4711, resMsg: 'sealed', result: null } }),
      );
      await page.goto(questionnaire);
      await page.getByRole('radio', { name: labels[language].kind }).check();
      const line = page.locator('input[type=text]').first();
      await line.fill('podcast');
      await page.getByRole('checkbox', { name: labels[language].topic }).check();
      await visitor.button(say('questions', 'send')).click();
      await expect(page.getByText(say('questions', 'refusedTitle')).first()).toBeVisible();
      await expectAccessible(page, 'a questionnaire that was refused');
      await page.unroute(insert);
      await expect(line).toHaveValue('podcast');
      await visitor.button(say('questions', 'send')).click();
      await expect(visitor.heading).toHaveText(say('questions', 'doneTitle'));
    });

    test(`the question for a photo names JPG and 2 MB, and the list of countries is at most 240 px high up to 991 px (${language})`, async ({
      page,
      visitor,
    }) => {
      const { say } = visitor;
      await visitor.openIdentity('delegate', newMobile());
      await visitor.fillIdentity();
      await visitor.button(say('fields', 'photoChoose')).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(say('photo', 'ruleFile', { max: 2 }));
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      for (const [width, most] of [
        [390, 240],
        [991, 240],
        [992, 350],
      ] as const) {
        await page.setViewportSize({ width, height: 844 });
        await page.locator('#field-Nationality').click();
        const list = page.getByRole('listbox');
        await expect(list).toBeVisible();
        const { height = 0 } = (await list.boundingBox()) ?? {};
        expect(height, `${width} px`).toBeLessThanOrEqual(most);
        expect(height, `${width} px`).toBeGreaterThan(most - 40);
        await page.keyboard.press('Escape');
        await expect(list).toHaveCount(0);
      }
    });
  });
