import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectFits } from './support/expectFits.ts';
import { faultsOf } from './support/faults.ts';
import { test } from './support/journey.ts';
import { textOfQr } from './support/textOfQr.ts';
import { stories } from './support/stories.ts';
import { languagesOf } from './support/words.ts';

const path = `/exhibitor-center/${stories.stand}/poster`;

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    localStorage.setItem('exhibitorId', 'exhibitor000000000000001');
    localStorage.setItem('exhibitorUserId', 'user00000000000exhibitor');
  }),
);

for (const language of languagesOf('en'))
  test.describe(`the poster of a booth (${language})`, () => {
    test.use({ language });

    test(`a booth chooses what its poster is drawn on, and the code on it opens its page (${language})`, async ({
      page,
      visitor,
      noise,
    }) => {
      noise.expectFailed(/pictures\/gone\.jpg$/);
      const { say } = visitor;
      const main = page.locator('main');
      await page.goto(`/exhibitor-center/${stories.stand}`);
      await visitor.link(say('exhibitorCenter', 'poster')).click();
      const poster = main.getByRole('img', { name: /5A21/ });
      await expect(poster).toHaveAttribute('src', /^data:image\/jpeg/);
      const first = await poster.getAttribute('src');
      expect(new URL(await textOfQr(poster)).pathname).toBe(
        `/exhibitor/${stories.stand}/exhibitor000000000000001`,
      );
      await expect(main.getByRole('link', { name: say('boothPoster', 'save') })).toHaveAttribute(
        'download',
        /\.jpg$/,
      );
      await expectAccessible(page, 'the poster of a booth');
      await expectFits(page, 'the poster of a booth');
      const choose = (name: string) => main.getByRole('radio', { name }).check();
      await choose(say('boothPoster', 'backgroundOf', { number: 2 }));
      await expect(poster).not.toHaveAttribute('src', first ?? '');
      await choose(say('boothPoster', 'backgroundOf', { number: 3 }));
      await expect(main.getByText(say('boothPoster', 'plain'))).toBeVisible({ timeout: 20_000 });
      await choose(say('boothPoster', 'backgroundPlain'));
      await expect(main.getByText(say('boothPoster', 'plain'))).toHaveCount(0);
      await expect(poster).toHaveAttribute('src', /^data:image\/jpeg/);
    });

    test(`without the organiser’s backgrounds the poster is plain, which is said, and another try finds them (${language})`, async ({
      page,
      visitor,
      noise,
    }) => {
      noise.allowFailed(/pictures\/gone\.jpg$/);
      noise.expectFailed(/queryList\/PosterTemplateSet$/);
      const { say } = visitor;
      const main = page.locator('main');
      const faults = await faultsOf(page);
      faults.switchOn({ name: 'serverError500', path: 'PosterTemplateSet' });
      await page.goto(path);
      await expect(main.getByText(say('boothPoster', 'backgroundsFailed'))).toBeVisible({ timeout: 40_000 });
      await expect(main.getByRole('img', { name: /5A21/ })).toBeVisible();
      await expectAccessible(page, 'a plain poster');
      faults.switchOff('serverError500');
      await visitor.button(say('shell', 'retry')).click();
      await expect(main.getByRole('radio')).toHaveCount(4, { timeout: 20_000 });
    });
  });
