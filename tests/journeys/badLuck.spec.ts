import { expect, type Page } from '@playwright/test';
import { expectFits } from './support/expectFits.ts';
import { test } from './support/journey.ts';
import { shop } from './support/shop.ts';
import { stories } from './support/stories.ts';
import { languages } from './support/words.ts';

const longName = {
  zh: '第十二届江海国际智能制造与工业自动化装备暨绿色低碳技术及数字化工厂解决方案'.repeat(3).slice(0, 80),
  en: 'Jianghai International Fair for Intelligent Manufacturing, Automation and Energy'.slice(0, 80),
};
const booth = '12A-B0199';
/** In cents: nine digits before the point. */
const price = '99999999900';

/** What an unlucky organiser or exhibitor has written, by the name of the field. */
const unlucky: Readonly<Record<string, unknown>> = {
  ExName: longName.zh,
  ExNameEn: longName.en,
  BoothNo: booth,
  ProductPrice: price,
  Logo: '',
  Cover: '',
  Image: '',
  ExhibitorImageUrl: '',
  PicList: [],
  Banners: [],
};

function spoil(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(spoil);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, name in unlucky ? unlucky[name] : spoil(one)]),
  );
}

const spoilAnswers = (page: Page) =>
  page.route('**/v2/data/**', async (route) => {
    const answer = await route.fetch().catch(() => undefined);
    if (answer === undefined) return route.abort();
    const body: unknown = await answer.json().catch(() => undefined);
    await (body === undefined
      ? route.fulfill({ response: answer })
      : route.fulfill({ response: answer, json: spoil(body) }));
  });

/** Texts in the page that their own box cuts at the side, where nothing says that they go on. */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('main h1, main [data-hall] span, main button, main a[href]'))
      .filter((box) => {
        const { overflowX, textOverflow, display } = getComputedStyle(box);
        const isScrolled = overflowX === 'auto' || overflowX === 'scroll';
        if (display === 'inline' || isScrolled || textOverflow === 'ellipsis') return false;
        return (
          box.closest('.x-hidden') === null && box.clientWidth > 0 && box.scrollWidth > box.clientWidth + 1
        );
      })
      .map((box) => box.outerHTML.slice(0, 160)),
  );

async function enlarge(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

for (const language of languages)
  test.describe(`a name of 80 characters, a booth of 9, a price of nine digits and no pictures (${language})`, () => {
    test.use({ language, viewport: { width: 390, height: 844 } });

    test(`fit each page at 390 px, and at 320 px with text at 200 % (${language})`, async ({
      page,
      visitor,
    }) => {
      test.slow();
      await spoilAnswers(page);
      const pages = [
        `/select/${stories.open}`,
        `/home/${stories.open}`,
        `/exhibitors/${stories.open}`,
        `/exhibitor/${stories.open}/exhibitor000000000001001`,
        `/products/${shop}`,
        `/product/${shop}/productshop0000000000020`,
      ];
      for (const address of pages) {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto(address);
        await expect(visitor.heading.or(page.locator('.l-name')).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectFits(page, `${address} at 390 px`);
        expect.soft(await cutTexts(page), `${address} at 390 px`).toEqual([]);
        await enlarge(page);
        await expectFits(page, `${address} at 320 px`);
        expect.soft(await cutTexts(page), `${address} at 320 px`).toEqual([]);
      }
    });

    test(`leave the button to register in reach (${language})`, async ({ page, visitor }) => {
      await spoilAnswers(page);
      await visitor.open('open');
      const register = visitor.link(visitor.say('select', 'register')).first();
      await expect(page.locator('.l-name')).toHaveText(longName[language]);
      await expect(register).toBeInViewport({ ratio: 1 });
      await enlarge(page);
      await register.scrollIntoViewIfNeeded();
      await expect(register).toBeInViewport({ ratio: 0.9 });
    });
  });
