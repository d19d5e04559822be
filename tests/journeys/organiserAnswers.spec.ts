import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectFits } from './support/expectFits.ts';
import { test } from './support/journey.ts';
import { rowsIn } from './support/records.ts';
import { registerPhone } from './support/registerPhone.ts';
import { stories } from './support/stories.ts';
import { newMobile } from './support/visitor.ts';
import { walkContent } from './support/walkContent.ts';
import { languagesOf } from './support/words.ts';

const center = `/organiser-center/${stories.organiser}`;
const host = 'user0000000000000000host';

test.describe('for the organiser who is logged in', () => {
  test.beforeEach(async ({ page }) =>
    page.addInitScript((id) => localStorage.setItem('organizerUserId', id), host),
  );

  walkContent({
    screen: 'the questions of visitors',
    filled: {
      path: `${center}/asked/question`,
      shows: (say) => say('organiserCenter', 'asked_state_waiting'),
    },
    failed: {
      call: 'queryList/ConnectUs',
      shows: (say) => say('organiserCenter', 'asked_failed_question'),
    },
  });
});

for (const language of languagesOf('en'))
  test.describe(`a question to the organiser (${language})`, () => {
    test.use({ language });

    test(`is asked by a visitor, answered in the organiser centre, and read by the visitor (${language})`, async ({
      page,
      request,
      visitor,
    }) => {
      test.slow();
      const { say } = visitor;
      const visitorId = await registerPhone(page, request, {
        ExhibitionId: stories.organiser,
        ChannelId: 'buyerorganiser0000000001',
      });
      const name = `林小满${newMobile().slice(-4)}`;
      const asked = `停车场几点关闭？${name}`;
      const answer = `22:00。<b>${name}</b>`;
      await page.goto(`/contact-us/${stories.organiser}`);
      await page.getByLabel(say('exhibitionHome', 'text')).fill(asked);
      await page.getByLabel(say('exhibitionHome', 'name')).fill(name);
      await page.getByLabel(say('exhibitionHome', 'reach')).fill(newMobile());
      await visitor.button(say('exhibitionHome', 'send')).click();
      await expect(visitor.heading).toHaveText(say('exhibitionHome', 'sentTitle'));

      await page.evaluate((id) => localStorage.setItem('organizerUserId', id), host);
      await page.goto(center);
      const item = page.locator('main li').filter({ hasText: asked });
      await page
        .locator('main')
        .getByRole('link', { name: say('organiserCenter', 'questionsTitle') })
        .click();
      await expect(item).toContainText(say('organiserCenter', 'asked_state_waiting'));
      await item.getByRole('button', { name: say('organiserCenter', 'asked_answerTo', { name }) }).click();
      await item.getByRole('textbox').fill(answer);
      await expectAccessible(page, 'a question that is answered');
      await expectFits(page, 'a question that is answered');
      await item.getByRole('button', { name: say('organiserCenter', 'asked_send') }).click();
      await expect(item).toContainText(say('organiserCenter', 'asked_state_answered'));
      await expect(item).toContainText(answer);
      const stored = (await rowsIn(request, 'ConnectUs')).filter((row) => row['VisitorId'] === visitorId);
      expect(stored).toMatchObject([{ State: '1', Answer: answer }]);

      await page.evaluate(() => localStorage.removeItem('organizerUserId'));
      await page.goto(`/my-questions/${stories.organiser}`);
      await expect(page.locator('main li').filter({ hasText: asked })).toContainText(answer);
    });
  });
