import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectFits } from './support/expectFits.ts';
import { test } from './support/journey.ts';
import { askAt, exhibitorOf, holdStoryPass, meetings, seededAppointment } from './support/meetings.ts';
import { walkContent } from './support/walkContent.ts';
import { languages } from './support/words.ts';

test.beforeEach(async ({ request, context }) => holdStoryPass(request, context));

walkContent({
  screen: 'the list of appointments',
  filled: {
    path: `/appointments/${meetings}?earlier=1`,
    shows: (say) => say('appointments', 'earlierTitle'),
  },
  failed: { call: 'queryList/InvitationInfo', shows: (say) => say('appointments', 'failed') },
  opens: {
    path: `/appointments/${meetings}?earlier=1`,
    row: 'main li[data-state] a',
    address: /\/appointments\/[^/]+\/asked/,
  },
});

walkContent({
  screen: 'an appointment',
  filled: { path: seededAppointment(5), shows: (say) => say('appointments', 'state_agreed') },
  gone: {
    path: `/appointments/${meetings}/${'x'.repeat(24)}`,
    shows: (say) => say('appointments', 'gone'),
  },
  failed: { call: 'queryList/InvitationInfo', shows: (say) => say('appointments', 'oneFailed') },
});

for (const language of languages)
  test.describe(`the times of an exhibitor (${language})`, () => {
    test.use({ language });

    test(`the times of an exhibitor are accessible and fit 320 px with text at 200 %, also where there are none (${language})`, async ({
      page,
      visitor,
    }) => {
      test.slow();
      const look = async (size: string) => {
        await page.goto(askAt(exhibitorOf(15)));
        await expect(page.locator('#appointment-slot')).toBeAttached();
        await expectFits(page, `the times, ${size}`);
        await expectAccessible(page, `the times, ${size}`);
        await page.goto(askAt(exhibitorOf(2)));
        await expect(page.locator('main').getByText(visitor.say('appointments', 'noCalendar'))).toBeVisible();
        await expectFits(page, `no times, ${size}`);
        await expectAccessible(page, `no times, ${size}`);
      };
      await look('390 px');
      await page.setViewportSize({ width: 320, height: 640 });
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = '200%';
        });
      });
      await look('320 px, text at 200 %');
    });
  });
