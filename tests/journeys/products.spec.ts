import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectFits } from './support/expectFits.ts';
import { faultsOf } from './support/faults.ts';
import { test } from './support/journey.ts';
import { letPass } from './support/letPass.ts';
import { callApi } from './support/onSite.ts';
import { rowsIn, type StoredRow } from './support/records.ts';
import { registerPhone } from './support/registerPhone.ts';
import { stories } from './support/stories.ts';
import { newMobile } from './support/visitor.ts';
import { walkContent } from './support/walkContent.ts';
import { languagesOf } from './support/words.ts';

const list = `/products/${stories.open}`;
const pageOf = (productId: unknown) => `/product/${stories.open}/${String(productId)}`;
const rows = 'main a[href^="/product/"]';

/** The products of the story, as the server holds them. */
async function allProducts({ request }: Page): Promise<readonly StoredRow[]> {
  const answer = await callApi(request, 'queryList/Product', {
    condition: { ExhibitionId: stories.open },
    options: { pageIndex: 1, pageSize: 1_000 },
  });
  return Object.values(answer) as readonly StoredRow[];
}

const isOnSale = ({ IsShow, IsRelease, IsRecycled }: StoredRow) =>
  IsShow !== false && IsRelease !== false && IsRecycled !== true;

/** The first one that is as wanted. */
const hasVersions = (row: StoredRow) => /"size"/.test(JSON.stringify(row['Specifications']));

async function productWith(page: Page, isWanted: (row: StoredRow) => boolean): Promise<StoredRow> {
  const found = (await allProducts(page)).find(isWanted);
  if (found === undefined) throw new Error('The story has no such product');
  return found;
}

walkContent({
  screen: 'the list of products',
  filled: { path: list, shows: () => '¥' },
  empty: { path: `/products/${stories.soon}`, shows: (say) => say('products', 'none') },
  failed: { call: 'queryList/Product', shows: (say) => say('products', 'listFailed') },
  opens: { row: rows, address: /\/product\// },
});

walkContent({
  screen: 'the page of a product',
  filled: { path: pageOf('productopen0000000000001'), shows: (say) => say('products', 'about') },
  gone: { path: pageOf('productopen0000000099999'), shows: (say) => say('products', 'gone') },
  failed: { call: 'queryList/Product', shows: (say) => say('products', 'oneFailed') },
});

test('products are narrowed by a category and its part, and another category begins without a part', async ({
  page,
  visitor,
}) => {
  await page.goto(list);
  await expect(page.locator(rows).first()).toBeVisible();
  const chooseCategory = async (at: number) => {
    const name = new RegExp(`^${visitor.say('content', 'filterAndSort')}`);
    await page.getByRole('button', { name }).click();
    const category = page.getByRole('group', { name: visitor.say('products', 'category') });
    await category.getByRole('button').nth(at).click();
    await visitor.button(visitor.say('content', 'showResults')).click();
  };
  const second = page.getByRole('group', { name: visitor.say('products', 'part') }).getByRole('button');
  await chooseCategory(1);
  await expect(page).toHaveURL(/\?category=\w+$/);
  await second.nth(1).click();
  await expect(page).toHaveURL(/part=/);
  await expect(page.locator(rows).first()).toBeVisible();
  await chooseCategory(2);
  await expect(page).toHaveURL(/\?category=\w+$/);
  await expect(page.locator(rows).first()).toBeVisible();
});

test('a product that is off sale is not in the list, and its page says why', async ({ page, visitor }) => {
  const isWithdrawn = ({ IsRecycled }: StoredRow) => IsRecycled === true;
  const reasons = [
    ['recycled', isWithdrawn],
    ['unreleased', (row: StoredRow) => !isWithdrawn(row) && row['IsRelease'] === false],
    [
      'hidden',
      (row: StoredRow) => !isWithdrawn(row) && row['IsRelease'] !== false && row['IsShow'] === false,
    ],
  ] as const;
  const gone = await productWith(page, isWithdrawn);
  await page.goto(`${list}?exhibitor=${String(gone['ExhibitorId'])}`);
  const isLoaded = page.locator('[data-list-end]').or(page.getByText(visitor.say('content', 'nothingFound')));
  await expect(isLoaded.first()).toBeAttached();
  await expect(page.locator(`a[href="${pageOf(gone['RecordId'])}"]`)).toHaveCount(0);
  for (const [reason, isSo] of reasons) {
    await page.goto(pageOf((await productWith(page, isSo))['RecordId']));
    await expect(page.getByText(visitor.say('products', reason))).toBeVisible();
  }
});

test('a price is told in yuan, and what has none is sold on request', async ({ page, visitor }) => {
  const priced = await productWith(
    page,
    (row) => isOnSale(row) && !hasVersions(row) && /^\d{4,}$/.test(String(row['ProductPrice'])),
  );
  await page.goto(pageOf(priced['RecordId']));
  const cents = String(priced['ProductPrice']);
  const grouped = Number(cents.slice(0, -2)).toLocaleString('en').replaceAll(',', ',?');
  await expect(page.locator('main')).toContainText(new RegExp(`¥${grouped}\\.${cents.slice(-2)}`));
  for (const price of ['0', '']) {
    const unpriced = await productWith(
      page,
      (row) => row['ProductPrice'] === price && isOnSale(row) && !hasVersions(row),
    );
    await page.goto(pageOf(unpriced['RecordId']));
    await expect(
      page.locator('main').getByText(visitor.say('content', 'priceOnRequest')).first(),
    ).toBeVisible();
  }
});

test('an exhibitor shows its products, all of them in the list, and each leads back to it', {
  tag: '@way-products',
}, async ({ page, visitor }) => {
  const product = await productWith(page, isOnSale);
  const exhibitorId = String(product['ExhibitorId']);
  await page.goto(`/exhibitor/${stories.open}/${exhibitorId}`);
  await visitor.link(visitor.say('content', 'allProducts')).waitFor();
  const name = await visitor.heading.innerText();
  await visitor.link(visitor.say('content', 'allProducts')).click();
  await expect(visitor.button(visitor.say('content', 'removeFilter', { name }))).toBeVisible();
  await page.locator(rows).first().click();
  await expect(page).toHaveURL(/\/product\//);
  await page.locator(`a[href="/exhibitor/${stories.open}/${exhibitorId}"]`).click();
  await expect(visitor.heading).toHaveText(name);
});

test('hostile texts of a product are shown as text, and nothing of them runs', async ({ page }) => {
  const hostile = await productWith(page, (row) => /<|onerror/i.test(String(row['ProductName'])));
  await page.goto(pageOf(hostile['RecordId']));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<');
  await expect(page.locator('main script, main [onerror]')).toHaveCount(0);
});

for (const language of languagesOf('zh'))
  test.describe(`comments (${language})`, () => {
    test.use({ language });

    test(`a comment that could not be posted stays, survives a reload, and is posted once (${language})`, async ({
      page,
      request,
      visitor,
      noise,
    }) => {
      noise.expectFailed(/insert\/ProductVisitInfoMessage$/);
      const { say } = visitor;
      await registerPhone(page, request);
      const product = await productWith(page, isOnSale);
      const text = `演示很清楚 ${newMobile()}`;
      const commentsNow = async () =>
        (await rowsIn(request, 'ProductVisitInfoMessage')).filter((row) => row['Content'] === text);
      await page.goto(pageOf(product['RecordId']));
      const field = page.getByLabel(say('comments', 'label_product'));
      await visitor.button(say('comments', 'send')).click();
      await expect(page.getByText(say('comments', 'empty'))).toBeVisible();
      await expect(field).toBeFocused();
      await field.fill(text);
      const faults = await faultsOf(page);
      faults.switchOn({ name: 'serverError500', path: 'insert/ProductVisitInfoMessage' });
      await visitor.button(say('comments', 'send')).click();
      await expect(page.getByText(say('comments', 'failed'))).toBeVisible();
      // A control that the page's bar half covers is too small for axe.
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectAccessible(page, 'a comment that was not posted');
      faults.clear();
      await page.reload();
      await expect(field).toHaveValue(text);
      await visitor.button(say('comments', 'send')).click();
      await expect(page.locator('main li').filter({ hasText: text })).toBeVisible();
      await expect(field).toHaveValue('');
      expect(await commentsNow()).toHaveLength(1);
      // As after an answer that was lost: the same text again adds no row.
      await field.fill(text);
      await visitor.button(say('comments', 'send')).click();
      await expect(field).toHaveValue('');
      expect(await commentsNow()).toHaveLength(1);
    });

    test(`a stranger is led to the registration, and back to the product (${language})`, async ({
      page,
      visitor,
    }) => {
      const product = await productWith(page, isOnSale);
      await page.goto(pageOf(product['RecordId']));
      const comment = page
        .locator('main li')
        .filter({ has: page.locator('[aria-expanded]') })
        .first();
      await comment.getByRole('button', { name: /^(?:点赞|Like )/ }).click();
      await expect(page.getByRole('dialog')).toContainText(visitor.say('favourites', 'registerFirst'));
      await visitor.button(visitor.say('favourites', 'notNow')).click();
      await comment.getByRole('button', { name: /^(?:回复|Reply to )/ }).click();
      await expect(visitor.button(visitor.say('comments', 'replyRegister'))).toBeVisible();
      await visitor.button(visitor.say('comments', 'register_product')).click();
      await expect(page).toHaveURL(/\/(?:login|register)/);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(pageOf(product['RecordId'])));
    });
  });

for (const language of languagesOf('en'))
  test.describe(`what others have written (${language})`, () => {
    test.use({ language });

    test(`a comment is liked once and answered once, and a reply that was not posted is still there (${language})`, async ({
      page,
      request,
      visitor,
      noise,
    }) => {
      noise.expectFailed(/insert\/VisitInfoMessageComment$/);
      const { say } = visitor;
      const visitorId = await registerPhone(page, request);
      const product = await productWith(page, isOnSale);
      const Content = `现场看过样机 ${newMobile()}`;
      const record = { ProductId: product['RecordId'], Content, Name: '韩云舒', PVNumber: 7 };
      await callApi(request, 'insert/ProductVisitInfoMessage', { record });
      const own = async (collection: string) =>
        (await rowsIn(request, collection)).filter((row) => row['VisitorId'] === visitorId);
      await page.goto(pageOf(product['RecordId']));
      const item = page.locator('main li').filter({ hasText: Content });
      const like = item.getByRole('button', { name: /^(?:点赞|Like )/ });
      await like.click();
      await expect(like).toHaveAttribute('aria-pressed', 'true');
      await expect(like).toContainText(/8$/);
      await expect.poll(async () => (await own('CollectionInfo')).length).toBe(1);
      await expect.poll(async () => (await own('ProductVisitInfo')).length).toBe(1);
      const opener = item.getByRole('button', { name: /^(?:回复|Reply to )/ });
      await opener.click();
      const text = `多谢分享 ${newMobile()}`;
      const field = item.getByRole('textbox');
      await field.fill(text);
      const faults = await faultsOf(page);
      faults.switchOn({ name: 'serverError500', path: 'insert/VisitInfoMessageComment' });
      await item.getByRole('button', { name: say('comments', 'send') }).click();
      await expect(item.getByText(say('comments', 'failed'))).toBeVisible();
      await expectAccessible(page, 'a reply that was not posted');
      await expectFits(page, 'a reply that was not posted');
      faults.clear();
      await page.reload();
      await expect(like).toHaveAttribute('aria-pressed', 'true');
      await expect(like).toContainText(/8$/);
      await expect(field).toHaveValue(text);
      await item.getByRole('button', { name: say('comments', 'send') }).click();
      await expect(item.locator('p').filter({ hasText: text })).toBeVisible();
      await expect(opener).toBeFocused();
      await expect(field).toHaveCount(0);
      expect(await own('VisitInfoMessageComment')).toHaveLength(1);
      expect(await own('ProductVisitInfo')).toHaveLength(1);
      await like.click();
      await expect(like).toHaveAttribute('aria-pressed', 'false');
      await expect.poll(async () => (await own('CollectionInfo')).length).toBe(0);
    });
  });

test('the film of a product plays after a tap, and nothing of it is loaded before', async ({
  page,
  visitor,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  const filmed = await productWith(page, (row) => isOnSale(row) && /video-/.test(String(row['Video'])));
  await page.goto(pageOf(filmed['RecordId']));
  // The heading of a page that is still loading has no name.
  await expect(
    page.getByRole('button', { name: visitor.say('content', 'playOf', { name: '' }) }),
  ).toBeVisible();
  const name = await visitor.heading.innerText();
  const start = page.getByRole('button', { name: visitor.say('content', 'playOf', { name }) });
  await expect(start).toBeVisible();
  await expectAccessible(page, 'a product with a film');
  await expectFits(page, 'a product with a film');
  expect(asked.filter((path) => /\.mp4|StreamPlayer/.test(path))).toEqual([]);
  await start.focus();
  await page.keyboard.press('Enter');
  const film = page.locator('main video');
  await expect(film).toBeFocused();
  await expect(film).toHaveAccessibleName(name);
  const at = () => film.evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(at, { timeout: 20_000 }).toBeGreaterThan(0);
  const isPaused = () => film.evaluate((video: HTMLVideoElement) => video.paused);
  const next = page.getByRole('button', { name: visitor.say('content', 'nextSlide') });
  if ((await next.count()) > 0) {
    await next.focus();
    await page.keyboard.press('Enter');
    await expect.poll(isPaused).toBe(true);
  }
});

test('a film that is gone says so with a button to try again', async ({ page, visitor, noise }) => {
  noise.expectFailed(/streams\/missing-1\.mp4$/);
  const filmed = await productWith(page, (row) => /missing/.test(String(row['Video'])));
  await page.goto(pageOf(filmed['RecordId']));
  await page.getByRole('button', { name: /^播放：/ }).click();
  await expect(page.locator('main').getByText(visitor.say('content', 'playFailed_notFound'))).toBeVisible({
    timeout: 30_000,
  });
  await expect(
    page.locator('main').getByRole('button', { name: visitor.say('content', 'retry') }),
  ).toBeVisible();
});

test('a template names and orders the specifications of its products', async ({ page }) => {
  const templates = await rowsIn(page.request, 'ProductTemplate');
  const template = templates.find((row) => row['ExhibitionId'] === stories.open);
  const measured = await productWith(
    page,
    (row) =>
      isOnSale(row) &&
      row['ProductTypeInfoId'] === template?.['ProductTypeInfoId'] &&
      JSON.stringify(row['Specifications']).includes('重量'),
  );
  await page.goto(pageOf(measured['RecordId']));
  const names = page.locator('main dt');
  await expect(names.filter({ hasText: '额定功率' })).toBeVisible();
  const shown = await names.allInnerTexts();
  expect(shown[0]).toBe('型号');
  expect(shown.indexOf('整机重量')).toBeLessThan(shown.indexOf('额定功率'));
});

test('comments of others are shown with their replies', async ({ page, request }) => {
  const replies = await rowsIn(request, 'VisitInfoMessageComment');
  const comments = await rowsIn(request, 'ProductVisitInfoMessage');
  const reply = replies.find((one) => one['Content'] !== '' && comments.some((row) => isAnswered(row, one)));
  const comment = comments.find((row) => reply !== undefined && isAnswered(row, reply));
  await page.goto(pageOf(comment?.['ProductId']));
  const shown = page
    .locator('main li')
    .filter({ hasText: String(comment?.['Content']) })
    .first();
  await expect(shown).toContainText(String(reply?.['Content']));
});

const isAnswered = (comment: StoredRow, reply: StoredRow) =>
  comment['RecordId'] === reply['ProductVisitInfoMessageId'] &&
  String(comment['ProductId']).startsWith('productopen') &&
  !/</.test(String(comment['Content']));

test('the picture of a tapped product grows into its page, once what shows that has been loaded by a press', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition?.bind(document);
    if (start === undefined) return;
    document.startViewTransition = (update) => {
      document.documentElement.dataset['grown'] = String(
        Number(document.documentElement.dataset['grown'] ?? 0) + 1,
      );
      return start(update);
    };
  });
  await page.goto(list);
  const open = async () => {
    await page.locator(rows).first().tap();
    await expect(page).toHaveURL(/\/product\//);
    await expect(page.locator('main h1')).toBeVisible();
  };
  await open();
  await page.goBack();
  await letPass(page, 600);
  await open();
  await expect(page.locator('html')).toHaveAttribute('data-grown', /[12]/);
  await expect(page.locator('main img').first()).toBeVisible();
});
