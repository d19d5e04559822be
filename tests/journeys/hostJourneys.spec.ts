import { expect, type Page } from '@playwright/test';
import { type HostKind, hostKinds, hosts } from '../support/fakeWechat/hosts.ts';
import { test } from './support/hostPage.ts';
import { appointmentsOf, exhibitors, invite, meetings, visitorWithPass } from './support/meetings.ts';
import { photoEditorOn } from './support/photoEditor.ts';
import { fileOf, paint } from './support/photoFiles.ts';
import { theRegistrationOf } from './support/records.ts';
import { registered } from './support/registered.ts';
import { addAddress, buyerWithPass, goodsOf, rowsOf, shop } from './support/shop.ts';
import { stories } from './support/stories.ts';
import { newMobile, person, type Visitor } from './support/visitor.ts';
import { isLongRun, type Language, languages } from './support/words.ts';

interface Scene {
  readonly host: HostKind;
  readonly page: Page;
  readonly visitor: Visitor;
}

const isWechat = (host: HostKind) => host !== 'browser' && !hosts[host].miniProgram;
/** People by their place on the consent page of the auth host. */
const chosen = { lin: 0, man: 1 } as const;
const allow = async (page: Page, who: keyof typeof chosen) => {
  await expect(page).toHaveURL(/\/oauth\/authorize/);
  await page.locator('a.person').nth(chosen[who]).click();
};
const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** What a person does in each host. */
const ways = {
  async login({ host, page, visitor }: Scene) {
    const { say } = visitor;
    if (isWechat(host)) {
      await visitor.open('known');
      await visitor.button(say('accounts', 'wechatContinue')).click();
      await allow(page, 'lin');
      await visitor.seeVoucher();
      return;
    }
    await page.goto(`/login/${stories.open}`);
    await visitor.prove(await registered(page.request));
    await expect(page).toHaveURL(/\/code\?voucher=/);
    await expect(page.locator('main')).toContainText(person.name);
  },

  async registration({ page, visitor }: Scene) {
    const mobile = newMobile();
    await visitor.walkToReview(mobile);
    await visitor.send();
    await visitor.seeVoucher();
    await theRegistrationOf(page.request, mobile);
  },

  async photo({ page, visitor }: Scene) {
    const { say } = visitor;
    await page.goto(`/register/${stories.delegate}/maindelegate000000000001`);
    await visitor.prove(newMobile());
    await visitor.fillIdentity();
    const editor = photoEditorOn(page, say);
    await editor.open();
    const picture = fileOf('photo.jpg', await paint(page, { width: 900, height: 1200 }));
    await page.locator('[data-source=gallery]').setInputFiles(picture);
    const stored = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && /\/cos\//.test(answer.url()),
    );
    await editor.done();
    expect((await stored).status()).toBe(200);
  },

  async lookAround({ page, visitor }: Scene) {
    const { say } = visitor;
    await page.goto(`/home/${stories.open}`);
    await page.locator('main a[href^="/exhibitor/"]').first().click();
    await expect(page).toHaveURL(/\/exhibitor\//);
    await expect(visitor.heading).toBeVisible();
    await page.goBack();
    await expect(page.locator('main a[href^="/exhibitor/"]:focus')).toHaveCount(1);
    await visitor.link(say('content', 'searchAll')).click();
    await page.getByRole('searchbox').fill('tyzn');
    await page.locator('main a[href^="/exhibitor/"]').first().click();
    await expect(visitor.heading).toContainText(visitor.language === 'zh' ? '拓岩' : 'Tuoyan');
    await page.locator('main a[href^="/product/"]').first().click();
    await expect(page).toHaveURL(/\/product\//);
    await page
      .getByRole('button', { name: /^(?:收藏|Save ).+/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toContainText(say('favourites', 'registerFirst'));
  },

  async planDay({ host, page, visitor }: Scene) {
    const { say } = visitor;
    // A session and an exhibitor's event at the same hour of the first day, and a live that is sooner than the fair.
    for (const path of [
      `/conference/${stories.open}/sessionopen0000000000004`,
      `/promotion/${stories.open}/promoopen000000000000005`,
      `/live/${stories.open}/liveopen0000000000000002`,
    ]) {
      await page.goto(path);
      await visitor.button(say('content', 'scheduleAdd')).click();
      await expect(visitor.button(say('content', 'scheduleAdded'))).toBeVisible();
    }
    await page.goto(`/agenda/${stories.open}`);
    const cards = page.locator('[data-kind]');
    await expect(cards).toHaveCount(1);
    const days = page.locator('input[name=day]');
    await days.nth(1).click();
    await expect(cards).toHaveCount(2);

    await visitor.button(say('agenda', 'resolve')).click();
    await page.getByRole('dialog').locator('li button').first().click();
    await expect(cards).toHaveCount(1);
    await expect(visitor.button(say('agenda', 'resolve'))).toHaveCount(0);

    const calendar = page.getByRole('link', { name: say('agenda', 'toCalendar') });
    if (host === 'browser')
      expect(
        decodeURIComponent((await calendar.getAttribute('href')) ?? '').match(/BEGIN:VEVENT/g),
      ).toHaveLength(2);
    else await expect(calendar).toHaveCount(0);
    await visitor.button(say('agenda', 'toPicture')).click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');

    await page.context().setOffline(true);
    await expect(page.getByText(say('shell', 'offlineRead'))).toBeVisible();
    await days.first().click();
    await expect(page.locator('[data-kind="live"]')).toBeVisible();
    await days.nth(1).click();
    await expect(page.locator('[data-kind="promotion"]')).toBeVisible();
    await page.context().setOffline(false);
  },

  async doBusiness({ page, visitor }: Scene) {
    const { say } = visitor;
    const registration = await visitorWithPass(page.request, page.context());
    await page.goto(`/messages/${meetings}/to/exhibitor/${exhibitors.reviewed}`);
    await page.locator('textarea').fill('8,600, DDP?');
    await visitor.button(say('conversation', 'send')).click();
    await expect(page.locator('main ol li')).toContainText('8,600, DDP?');
    const row = await invite(page.request, registration, 30);
    await page.goto(`/appointments/${meetings}/${String(row['RecordId'])}`);
    await visitor.button(say('appointments', 'accept')).click();
    await expect
      .poll(async () => (await appointmentsOf(page.request, registration)).map(({ State }) => State))
      .toEqual(['4']);
    await page.goto(`/cards/${meetings}/mine`);
    await expect(page.locator('main .code-root')).toBeVisible();
  },

  async order({ page, visitor }: Scene) {
    const { say } = visitor;
    const buyer = await buyerWithPass(page.request, page.context());
    await addAddress(page.request, buyer);
    const [good] = await goodsOf(page.request, 1);
    await page.goto(`/product/${shop}/${String(good?.productId)}`);
    await visitor.button(say('products', 'addToCart')).click();
    await page
      .getByRole('link', { name: /购物车|Cart/ })
      .first()
      .click();
    await visitor.button(say('cart', 'checkOut', { count: 1 })).click();
    await visitor.button(say('orders', 'place')).click();
    await expect(visitor.heading).toHaveText(say('orders', 'state_toShip'));
    expect(await rowsOf(page.request, 'Order', buyer)).toHaveLength(1);
  },

  async forbidden({ host, page, visitor }: Scene) {
    const { say } = visitor;
    const moves: string[] = [];
    page.on('framenavigated', (frame) => moves.push(new URL(frame.url()).pathname));
    await visitor.open('open');
    await page.evaluate(() => localStorage.setItem('InterActionId', 'interaction-1'));
    await page.route(/getExhibition/, (route) => route.fulfill({ status: 403, json: {} }));
    await visitor.link(say('select', 'register')).click();
    await expect(visitor.heading).toHaveText(say('signposts', 'authorizeTitle'));
    const wanted = new RegExp(`^/login/${stories.open}/.*next=register`);
    expect(await kept(page, 'redirectTo')).toMatch(wanted);
    const action = page.locator('main .button-root--primary');
    await expect(action).toHaveCount(1);
    await page.unroute(/getExhibition/);
    await action.click();
    if (isWechat(host)) await allow(page, 'man');
    await expect(page.locator('#contact')).toBeVisible();
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toMatch(wanted);
    expect(await kept(page, 'InterActionId')).toBe('interaction-1');
    expect(moves.filter((path) => path === '/authorize')).toHaveLength(1);
  },
};
type Way = keyof typeof ways;

const facts: Readonly<Record<Way, string>> = {
  login: 'a login leads to what one has registered',
  registration: 'a registration ends with a code and one row',
  photo: 'a photo is cut out and reaches the storage',
  lookAround: 'an exhibitor and a product are found from the home, and a star leads to the registration',
  planDay:
    'a day is planned out of a session, a live and an event, its clash is mended, and it is read without a network',
  doBusiness: 'a visitor writes to an exhibitor, accepts an appointment, and has a card',
  order: 'a product is ordered once, out of the cart',
  forbidden: 'after a 403 one tap leads back to where the visitor was',
};
const tagsOf = (way: Way, host: HostKind) => {
  if (way === 'login') return isWechat(host) ? ['@wechat-login'] : [];
  if (way === 'registration') return ['@M04'];
  if (way === 'photo') return ['@photo'];
  return way === 'forbidden' ? ['@forbidden', '@N12'] : [];
};

type Journey = readonly [HostKind, Way, Language];
/** Each host with two ways at least, each way in two hosts at least, both languages with each of them. */
const pairs: readonly Journey[] = [
  ['browser', 'login', 'en'],
  ['browser', 'photo', 'zh'],
  ['wechatIos', 'login', 'zh'],
  ['wechatIos', 'registration', 'en'],
  ['wechatAndroid', 'forbidden', 'zh'],
  ['wechatAndroid', 'photo', 'en'],
  ['miniIos', 'forbidden', 'en'],
  ['miniIos', 'login', 'zh'],
  ['miniAndroid', 'registration', 'zh'],
  ['miniAndroid', 'forbidden', 'en'],
  ['wechatIos', 'lookAround', 'en'],
  ['wechatAndroid', 'lookAround', 'zh'],
  ['miniIos', 'lookAround', 'zh'],
  ['browser', 'planDay', 'en'],
  ['wechatAndroid', 'planDay', 'zh'],
  ['miniIos', 'planDay', 'en'],
  ['wechatIos', 'doBusiness', 'zh'],
  ['miniAndroid', 'doBusiness', 'en'],
  ['wechatAndroid', 'order', 'en'],
  ['miniIos', 'order', 'zh'],
];
const everything: readonly Journey[] = hostKinds.flatMap((host) =>
  (Object.keys(ways) as Way[]).flatMap((way) => languages.map((language): Journey => [host, way, language])),
);

for (const [host, way, language] of isLongRun ? everything : pairs)
  test.describe(`${host}, ${language}`, () => {
    test.use({ host, language });

    test(`${facts[way]} in ${host} (${language})`, { tag: tagsOf(way, host) }, async ({
      page,
      visitor,
      noise,
      wechat,
    }) => {
      if (way === 'forbidden') noise.expectFailed(/register\/getExhibition$/);
      if (way === 'planDay') noise.allowOffline();
      // The menu's larger text: WeChat writes it onto the page as soon as there is one.
      if (way === 'registration')
        await page.addInitScript(() => {
          document.addEventListener('DOMContentLoaded', () => {
            document.body.style.setProperty('-webkit-text-size-adjust', '140%');
          });
        });
      await ways[way]({ host, page, visitor });
      if (way === 'registration') await expectLargeAndWhole(page);
      if (host === 'browser') return;
      // The address that was signed last is the one that this platform looks at: on iOS always the first. On Android a page that
      // moves on before an answer has come is refused, and signs again.
      const isIos = hosts[host].platform === 'ios';
      const refused = () => wechat(({ verdicts }) => verdicts.filter((verdict) => verdict !== 'config:ok'));
      await expect.poll(() => wechat(({ verdicts }) => verdicts[verdicts.length - 1])).toBe('config:ok');
      if (isIos) expect(await refused()).toEqual([]);
    });
  });

/** The text has grown, and the page is no wider for it. */
async function expectLargeAndWhole(page: Page): Promise<void> {
  const { fontPx, wide } = await page.evaluate(() => ({
    fontPx: parseFloat(getComputedStyle(document.querySelector('main p')!).fontSize),
    wide: document.documentElement.scrollWidth - window.innerWidth,
  }));
  expect(fontPx).toBeGreaterThan(16);
  expect(wide).toBeLessThanOrEqual(0);
}
