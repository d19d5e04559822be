import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectFits } from './support/expectFits.ts';
import { test } from './support/journey.ts';
import { rowsIn } from './support/records.ts';
import { registerPhone } from './support/registerPhone.ts';
import { stories } from './support/stories.ts';
import { newMobile } from './support/visitor.ts';
import { languagesOf } from './support/words.ts';

/** On air, with questions. */
const liveId = 'liveopen0000000000000001';

for (const language of languagesOf('en'))
  test.describe(`questions in a live room (${language})`, () => {
    test.use({ language });

    test(`a visitor asks once and likes another question (${language})`, async ({
      page,
      request,
      visitor: { say },
    }) => {
      await registerPhone(page, request);
      await page.goto(`/live/${stories.open}/${liveId}`);
      const part = page.getByRole('region', { name: say('comments', 'title_live') });
      await expect(part.locator('ul > li')).toHaveCount(10);
      const text = `几点开始演示？${newMobile()}`;
      await part.getByLabel(say('comments', 'label_live')).fill(text);
      await part.getByRole('button', { name: say('comments', 'send') }).click();
      const item = part.locator('ul > li').filter({ hasText: text });
      await expect(item).toContainText(say('comments', 'mine'));
      const stored = (await rowsIn(request, 'ProductVisitInfoMessage')).filter(
        (row) => row['Content'] === text,
      );
      expect(stored).toMatchObject([{ LiveListId: liveId, SourceType: '直播' }]);
      const like = part.locator('ul > li').nth(1).locator('button[aria-pressed]');
      await like.click();
      await expect(like).toHaveAttribute('aria-pressed', 'true');
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectAccessible(page, 'questions in a live room');
      await expectFits(page, 'questions in a live room');
    });
  });
