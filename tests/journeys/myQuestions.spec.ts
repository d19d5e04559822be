import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectFits } from './support/expectFits.ts';
import { test } from './support/journey.ts';
import { rowsIn } from './support/records.ts';
import { registered } from './support/registered.ts';
import { registerPhone } from './support/registerPhone.ts';
import { stories } from './support/stories.ts';
import { newMobile } from './support/visitor.ts';
import { languagesOf } from './support/words.ts';

const path = `/my-questions/${stories.open}`;
const hostileAnswer = '可以。<img src=x onerror="alert(1)"> <b>请看附件</b>';

for (const language of languagesOf('en'))
  test.describe(`questions to the organiser (${language})`, () => {
    test.use({ language });

    test(`a question is found again with its state and the organiser’s answer (${language})`, async ({
      page,
      request,
      visitor,
    }) => {
      const { say } = visitor;
      const visitorId = await registerPhone(page, request);
      await page.goto(path);
      await expect(page.getByText(say('myQuestions', 'none')).first()).toBeVisible();
      await expectAccessible(page, 'no questions');
      await visitor.link(say('myQuestions', 'ask')).click();
      const text = `停车场几点关闭？${newMobile().slice(-4)}`;
      await page.getByLabel(say('exhibitionHome', 'text')).fill(text);
      await page.getByLabel(say('exhibitionHome', 'name')).fill('林小满');
      await page.getByLabel(say('exhibitionHome', 'reach')).fill(newMobile());
      await visitor.button(say('exhibitionHome', 'send')).click();
      await expect(visitor.heading).toHaveText(say('exhibitionHome', 'sentTitle'));
      await expectAccessible(page, 'a question that was sent');
      await visitor.link(say('exhibitionHome', 'myQuestions')).click();
      const item = page.locator('main li').filter({ hasText: text });
      await expect(item).toContainText(say('myQuestions', 'state_waiting'));
      const own = (await rowsIn(request, 'ConnectUs')).filter((row) => row['VisitorId'] === visitorId);
      expect(own).toHaveLength(1);
      await request.post('/sandbox/questions', {
        data: { recordId: own[0]?.['RecordId'], answer: hostileAnswer },
      });
      await page.reload();
      await expect(item).toContainText(say('myQuestions', 'state_answered'));
      await expect(item).toContainText(hostileAnswer);
      await expect(page.locator('main img[src="x"]')).toHaveCount(0);
      await expectAccessible(page, 'a question that was answered');
      await expectFits(page, 'a question that was answered');
    });

    test(`Me tells of an answer until it was shown (${language})`, async ({ page, request, visitor }) => {
      const { say } = visitor;
      const mobile = await registered(request);
      await page.goto(path);
      await expect(page.getByText(say('content', 'registerFirst')).first()).toBeVisible();
      await expectAccessible(page, 'questions of a stranger');
      await visitor.button(say('content', 'registerOrLogIn')).click();
      await visitor.prove(mobile);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      const visitorId = await page.evaluate(() => localStorage.getItem('visitorId'));
      // An open list would show the answer, which is new no more then.
      await page.goto('about:blank');
      const record = {
        ExhibitionId: stories.open,
        VisitorId: visitorId,
        Name: '林小满',
        Content: '有行李寄存吗？',
      };
      const stored = await request.post('/v2/data/insert/ConnectUs', {
        headers: { authorization: 'Bearer sandbox-credential' },
        data: { tenantId: 'sys', params: { record } },
      });
      const { result } = (await stored.json()) as { result: { RecordId: string } };
      await request.post('/sandbox/questions', {
        data: { recordId: result.RecordId, answer: '有，在南门。' },
      });
      await page.goto(`/mine/${stories.open}`);
      const cell = visitor.link(say('mine', 'questionsAsked'));
      const told = say('mine', 'newAnswers', { count: 1 });
      await expect(cell).toContainText(told);
      await cell.click();
      await expect(page.getByText('有，在南门。').first()).toBeVisible();
      await page.goBack();
      await expect(cell).toBeVisible();
      await expect(cell).not.toContainText(told);
    });
  });
