import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/journey.ts';
import { stories } from './support/stories.ts';
import { languagesOf } from './support/words.ts';

const account = { userName: '13800000011', password: 'sandbox2' };
const center = `/exhibitor-center/${stories.stand}`;
/** What the sandbox has of the booth, in the words of each language. */
const seeded = {
  zh: { company: '云津精密机械有限公司' },
  en: { company: 'Yunjin Precision Machinery Ltd' },
} as const;
const colleague = '周以宁';
/** Noted by the colleague, and by the one who logs in. */
const [lead, ofAnother] = ['程素问', '何望舒'];

for (const language of languagesOf('zh'))
  test.describe(`an exhibitor and the figures of the booth (${language})`, () => {
    test.use({ language });

    test(`logs in, finds the centre from the home, reads how each figure is counted and who has noted which leads, and its posts stand on its page (${language})`, async ({
      page,
      openPhone,
      visitor,
    }) => {
      test.slow();
      const { say } = visitor;
      const main = page.locator('main');
      const { company } = seeded[language];
      await page.goto(`/login/${stories.stand}?as=exhibitor&way=password`);
      await page.locator('#account').fill(account.userName);
      await page.locator('#password').fill(account.password);
      await visitor.button(say('accounts', 'logIn')).click();
      await expect(page).toHaveURL(new RegExp(`${center}$`));

      await page.goto(`/home/${stories.stand}`);
      await main.locator(`a[href="${center}"]`).click();
      await expect(visitor.heading).toHaveText(company);

      const how = main.locator('details', { hasText: say('exhibitorCenter', 'howCounted') });
      await how.locator('summary').click();
      for (const figure of ['views', 'conversions', 'supporters'] as const)
        await expect(how.getByText(say('exhibitorCenter', `counted_${figure}`))).toBeVisible();
      await expectAccessible(page, 'how the figures of a booth are counted');

      await page.goto(`${center}/leads`);
      const rows = main.locator(`a[href^="${center}/leads/"]`);
      await expect(rows.filter({ hasText: ofAnother })).toBeVisible();
      await main.locator('button[aria-pressed]').click();
      await main.getByRole('link', { name: colleague }).click();
      await expect(rows.filter({ hasText: lead })).toBeVisible();
      await expect(rows.filter({ hasText: ofAnother })).toHaveCount(0);

      const guest = await (await openPhone()).newPage();
      await guest.goto(`/exhibitor/${stories.stand}/exhibitor000000000000001`);
      await expect(guest.locator(`main a[href^="/supply-demand/${stories.stand}/"]`).first()).toBeVisible();
    });
  });
