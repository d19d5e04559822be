import { type BrowserContext, expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { isKept } from './support/isKept.ts';
import { test } from './support/journey.ts';
import { stories } from './support/stories.ts';
import { newMobile, person, type Visitor } from './support/visitor.ts';
import { languagesOf, sayIn } from './support/words.ts';
import { untilScreensKept } from './support/untilScreensKept.ts';

/** From the link to the voucher, and until this phone has kept what it needs without a network. */
async function register(visitor: Visitor): Promise<void> {
  await visitor.reachReview(newMobile());
  await visitor.send();
  await visitor.seeVoucher();
}

async function untilKept(page: Page, ready: string): Promise<void> {
  await expect(page.locator('main').getByText(ready)).toBeVisible();
}

/** Whether the row of this address is in the phone's database. */
const isRowKept = (page: Page, path: string) => isKept(page, 'answer/', path.split('/').pop() ?? '');

const codes = (page: Page) => page.getByRole('img', { name: /\d{12}/ });
/** A browser logs that it was offline; that is not the page's noise. */

async function closeAndReopen(context: BrowserContext, page: Page): Promise<Page> {
  await page.close();
  return context.newPage();
}

for (const language of languagesOf('zh'))
  test.describe(`in ${language}`, () => {
    test.use({ language });
    const say = sayIn(language);

    test('the code opens without a network after the page was closed, enlarged too, and after a reload', async ({
      page,
      context,
      visitor,
      noise,
    }) => {
      noise.allowOffline();
      await register(visitor);
      await untilKept(page, say('vouchers', 'offlineReady'));
      await untilScreensKept(page);
      const number = await page.locator('.code-spelled .x-hidden').textContent();

      await page.goto(`/conference/${stories.open}/sessionopen0000000000001`);
      await visitor.button(say('content', 'scheduleAdd')).click();

      await context.setOffline(true);
      const again = await closeAndReopen(context, page);
      await again.goto(`/agenda/${stories.open}`);
      await expect(again.locator('[data-kind="conference"]')).toBeVisible();
      await again.goto('/code');
      await expect(codes(again)).toHaveCount(1);
      await again.getByRole('button', { name: say('vouchers', 'barcode') }).click();
      await expect(codes(again)).toHaveCount(2);
      await expect(again.locator('.code-spelled .x-hidden')).toHaveText(number ?? '');

      await again.reload();
      await expect(codes(again)).toHaveCount(1);
      await again.getByRole('link', { name: say('vouchers', 'full') }).click();
      await expect(again).toHaveURL(/\/xycode/);
      await expect(codes(again)).toHaveCount(1);
      await again.goto('/xycode');
      await expect(codes(again)).toHaveCount(1);
      await again.goto('/list');
      await expect(again.getByRole('heading', { name: say('vouchers', 'listTitle') })).toBeVisible();
      await expect(again.locator('.vouchers-row')).toContainText(person.name);
    });

    test('what was read can be read without a network after the page was closed, with its age', async ({
      page,
      context,
      visitor,
      noise,
    }) => {
      test.slow();
      noise.allowOffline();
      noise.expect(/share texts were not read: offline/);
      await register(visitor);
      await untilScreensKept(page);
      const read: { readonly path: string; readonly name: string }[] = [];
      for (const [list, row] of [
        [`/news/${stories.open}`, 'main a[href^="/article/"]'],
        [`/promotions/${stories.open}`, 'main a[href^="/promotion/"]'],
        [`/guide/${stories.open}`, 'main a[href^="/guide/"]'],
        [`/conferences/${stories.open}`, 'main a[href^="/conference/"]'],
        [`/exhibitors/${stories.open}`, 'main a[href^="/exhibitor/"]'],
        [`/lives/${stories.open}`, 'main a[href^="/live/"]'],
      ] as const) {
        await page.goto(list);
        await page.locator(row).first().click();
        await expect(page).not.toHaveURL(new RegExp(`${list}$`));
        await expect(visitor.heading).toBeVisible();
        await expect.poll(() => isRowKept(page, new URL(page.url()).pathname)).toBe(true);
        read.push({ path: page.url(), name: await visitor.heading.innerText() });
      }
      await context.setOffline(true);
      const again = await closeAndReopen(context, page);
      for (const { path, name } of read) {
        await again.goto(path);
        await expect(again.locator('main h1')).toHaveText(name);
        const age = say('query', 'asOf').replace(/\{.*/, '');
        await expect(again.locator('main').getByText(age)).toBeVisible({ timeout: 20_000 });
      }
      await expectAccessible(again, 'a session without a network');
      await again.goto(`/news/${stories.open}`);
      await expect(again.locator('main a[href^="/article/"]').first()).toBeVisible();
    });

    test('the ticket with its code is on the landing page and at home, without a network too', async ({
      page,
      context,
      visitor,
      noise,
    }) => {
      noise.allowOffline();
      noise.allowFailed(/\/assets\//);
      await register(visitor);
      await untilKept(page, say('vouchers', 'offlineReady'));
      await context.setOffline(true);
      for (const path of [`/select/${stories.open}`, `/homeclassic/${stories.open}`]) {
        await page.goto(path);
        await expect(codes(page)).toBeVisible();
        await expect(page.getByRole('region', { name: say('vouchers', 'codeTitle') })).toContainText(
          person.name,
        );
      }
      await page.getByRole('link', { name: say('vouchers', 'show') }).click();
      await expect(page).toHaveURL(/\/code$/);
      await expect(codes(page)).toHaveCount(1);
    });

    test('the code is saved as a picture, without a network too', async ({
      page,
      context,
      visitor,
      noise,
    }) => {
      noise.allowOffline();
      await register(visitor);
      await untilKept(page, say('vouchers', 'offlineReady'));
      await context.setOffline(true);
      await page.goto('/code');
      await visitor.button(say('vouchers', 'savePicture')).click();
      const picture = page.getByRole('dialog').getByRole('img');
      await expect(picture).toHaveAttribute('src', /^data:image\/png/);
      await expect(picture).toHaveAttribute('alt', new RegExp(person.name));
      const size = await picture.evaluate((image: HTMLImageElement) => [
        image.naturalWidth,
        image.naturalHeight,
      ]);
      expect(size[0]).toBe(750);
      expect(size[1]).toBeGreaterThan(900);
      await expectAccessible(page, 'the picture of a code');
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: say('vouchers', 'download') }).click();
      expect((await download).suggestedFilename()).toBe(`${say('vouchers', 'codeTitle')}.png`);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(visitor.button(say('vouchers', 'savePicture'))).toBeFocused();
    });
  });

test('a browser without service workers says to save the picture, and the code is there', async ({
  page,
  visitor,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
  await register(visitor);
  await expect(page.getByText('此浏览器断网时打不开参观码，请先存图。')).toBeVisible();
  await expectAccessible(page, 'a code that does not open offline');
});

test('nothing of the API is kept, and there is no service worker before the first voucher', async ({
  page,
  visitor,
}) => {
  await visitor.open('open');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await register(visitor);
  await untilKept(page, sayIn('zh')('vouchers', 'offlineReady'));
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.reduce<string[]>(
      (all, some) => all.concat(some.map(({ url }) => new URL(url).pathname)),
      [],
    );
  });
  expect(kept.filter((path) => !path.startsWith('/assets/')).sort()).toEqual([
    '/index.html',
    '/pass.html',
    '/screen.html',
    '/shared.html',
    '/team.html',
  ]);
});
