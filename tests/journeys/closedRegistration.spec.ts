import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectFits } from './support/expectFits.ts';
import { test } from './support/journey.ts';
import { stories } from './support/stories.ts';
import { languagesOf } from './support/words.ts';

const states = [
  [stories.soon, 'notYetOpen'],
  [stories.ended, 'ended'],
  [stories.paused, 'temporarilyClosed'],
] as const;

for (const language of languagesOf('en'))
  test.describe(`a registration that is closed (${language})`, () => {
    test.use({ language });

    test(`says so in place of its forms, asks for no contact and sends no code (${language})`, async ({
      page,
      visitor,
    }) => {
      const { say } = visitor;
      const asked: string[] = [];
      page.on('request', (request) => {
        if (/sendCode|insert\//i.test(request.url())) asked.push(request.url());
      });
      for (const [exhibition, state] of states) {
        for (const path of [
          `/register/${exhibition}`,
          `/information/${exhibition}`,
          `/group/${exhibition}`,
        ]) {
          await page.goto(path);
          await expect(visitor.heading, path).toHaveText(say('identity', `closed_${state}`));
          await expect(page.locator('main input')).toHaveCount(0);
        }
        await expectAccessible(page, state);
        await expectFits(page, state);
      }
      expect(asked).toEqual([]);

      await page.goto(`/register/${stories.soon}`);
      await expect(visitor.link(say('identity', 'openingToCalendar'))).toHaveAttribute(
        'href',
        /BEGIN%3AVEVENT|BEGIN:VEVENT/,
      );
      await visitor.link(say('identity', 'closedAbout')).click();
      await expect(page).toHaveURL(new RegExp(`/select/${stories.soon}`));
      await page.goBack();
      await expect(visitor.heading).toHaveText(say('identity', 'closed_notYetOpen'));
    });
  });
