import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/journey.ts';
import { theRegistrationOf } from './support/records.ts';
import { stories, type StoryName, storyTitles } from './support/stories.ts';
import { newMobile, person } from './support/visitor.ts';
import { languagesOf } from './support/words.ts';

const phones = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.44(0x18002c2d) NetType/WIFI Language/zh_CN',
  android:
    'Mozilla/5.0 (Linux; Android 13; V2183A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160083 MMWEBSDK/20231202 MicroMessenger/8.0.47.2560(0x28002F35) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64',
} as const;
const miniProgram = `${phones.iphone} miniProgram/wx0000000000000000`;

/** The consent page of the auth host: people by their place on it. */
const chosen = { lin: 0, man: 1, withoutUnionId: 2, somebodyNew: 3 } as const;
/** Whom no other journey of this run is. */
const unionIdOfNew = /^sandbox-unionid-\w{12}$/;
const consentPage = /\/oauth\/authorize/;
const allow = async (page: Page, who: keyof typeof chosen) => {
  await expect(page).toHaveURL(consentPage);
  await page.locator('a.person').nth(chosen[who]).click();
};
const openLink = async (page: Page, story: StoryName) => {
  await page.goto(`/wechat_login/${stories[story]}`);
  await expect(page.locator('nav[data-ready="true"]')).toBeVisible();
};
const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
/** Nothing of an identity in the address of any page that was left behind. */
const expectCleanAddress = (page: Page) => expect(page.url()).not.toMatch(/openid|unionid|nickname/);

const phoneOf = { zh: phones.iphone, en: phones.android } as const;

for (const language of languagesOf('en')) {
  test.describe(`in ${language}`, () => {
    test.use({ language, userAgent: phoneOf[language] });

    test(`from a shared link through WeChat into the registration, and Back does not loop (${language})`, {
      tag: ['@wechat-login', '@wechat-identity', '@way-wechat'],
    }, async ({ page, request, visitor }) => {
      const { say } = visitor;
      await openLink(page, 'open');
      await expectAccessible(page, 'the WeChat link');
      await visitor.button(say('accounts', 'wechatAsk')).click();
      await allow(page, 'somebodyNew');
      await expect(page.locator('#contact')).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/login/${stories.open}/.*next=register`));
      expectCleanAddress(page);
      const unionid = await kept(page, 'wechat.unionid');
      expect(unionid).toMatch(unionIdOfNew);
      expect(await kept(page, 'pc-code')).toMatch(/^[0-9a-zA-Z-]{36}$/);

      await page.goBack();
      await expect(page).toHaveURL(consentPage);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`/wechat_login/${stories.open}`));
      await expect(page.getByText(say('accounts', 'wechatHello', { name: '初来 🌱 & Co.' }))).toBeVisible();
      await expectAccessible(page, 'the WeChat link of somebody known');
      await expect(visitor.button(say('shell', 'logOut'))).toBeVisible();
      // Known for five days: not asked again.
      await visitor.button(say('accounts', 'wechatGoOn')).click();
      const mobile = newMobile();
      await visitor.prove(mobile);
      await expect(page.locator('#name')).toHaveValue('');
      await visitor.fillIdentity();
      await visitor.fillShortForm();
      await visitor.toReview();
      await visitor.send();
      await visitor.seeVoucher();
      expect(await theRegistrationOf(request, mobile)).toMatchObject({
        Name: person.name,
        OpenId: unionid?.replace('unionid', 'openid'),
        Unicode: unionid,
      });
    });

    test(`a visitor who is registered already gets to their code (${language})`, {
      tag: ['@wechat-login', '@repeats'],
    }, async ({ page, visitor }) => {
      const { say } = visitor;
      await visitor.open('known');
      await visitor.button(say('accounts', 'wechatContinue')).click();
      await allow(page, 'lin');
      await visitor.seeVoucher();
      await expect(page).toHaveURL(/voucher=registration000000000001/);
      await expect(page.locator('main')).toContainText('林予安');
    });

    test(`without a network the page stays, says so, and the next tap goes on (${language})`, async ({
      page,
      context,
      visitor,
    }) => {
      const { say } = visitor;
      await openLink(page, 'open');
      await expect(visitor.button(say('accounts', 'wechatAsk'))).toBeVisible();
      await context.setOffline(true);
      await visitor.button(say('accounts', 'wechatAsk')).click();
      await expect(page.getByText(say('accounts', 'wechatOffline'))).toBeVisible();
      await context.setOffline(false);
      // A tap within half a second of the last one is taken for a double tap.
      await page.waitForTimeout(600);
      await visitor.button(say('accounts', 'wechatAsk')).click();
      await expect(page).toHaveURL(consentPage);
    });

    test(`without a union id the way on is by mobile number (${language})`, {
      tag: ['@wechat-login', '@repeats'],
    }, async ({ page, visitor }) => {
      const { say } = visitor;
      await visitor.open('open');
      await visitor.button(say('accounts', 'wechatContinue')).click();
      await allow(page, 'withoutUnionId');
      await expect(visitor.heading).toHaveText(say('accounts', 'noUnionIdTitle'));
      await expect(visitor.heading).toBeFocused();
      await expectAccessible(page, 'WeChat without a union id');
      await expect(page).toHaveURL(/\/questFinish$/);
      await visitor.button(say('accounts', 'noUnionIdAction')).click();
      await expect(page.locator('#contact')).toBeVisible();
      expect([await kept(page, 'wechat.openid'), await kept(page, 'wechat.unionid')]).toEqual([
        'sandbox-openid-0003',
        null,
      ]);
    });

    test(`a visitor who does not allow it gets a calm notice and goes on (${language})`, {
      tag: ['@wechat-login', '@repeats'],
    }, async ({ page, visitor }) => {
      const { say } = visitor;
      await openLink(page, 'open');
      await visitor.button(say('accounts', 'wechatAsk')).click();
      await expect(page).toHaveURL(consentPage);
      await page.locator('a.button.quiet').click();
      await expect(visitor.heading).toHaveText(say('accounts', 'cancelledTitle'));
      await expectAccessible(page, 'a login that was not allowed');
      await visitor.button(say('accounts', 'wechatAgain')).click();
      await expect(page).toHaveURL(new RegExp(`/wechat_login/${stories.open}`));
      await visitor.link(say('select', 'register')).click();
      await expect(page.locator('#contact')).toBeVisible();
    });

    test(`a reload, a replay and a forged return are refused kindly (${language})`, {
      tag: ['@X28', '@X29'],
    }, async ({ page, visitor }) => {
      const { say } = visitor;
      const refused = async () => {
        await expect(visitor.heading).toHaveText(say('accounts', 'refusedTitle'));
        await expect(page).toHaveURL(/\/questFinish$/);
      };
      await openLink(page, 'open');
      await page.goto('/questFinish?openid=stranger&nickname=x&unionid=stranger');
      await refused();
      await expectAccessible(page, 'a refused login');
      expect(await kept(page, 'wechat.openid')).toBeNull();
      await visitor.button(say('accounts', 'wechatAgain')).click();
      await visitor.button(say('accounts', 'wechatAsk')).click();
      let returned = '';
      page.on('request', (one) => {
        if (one.url().includes('/questFinish?')) returned = one.url();
      });
      await allow(page, 'man');
      await expect(page.locator('#contact')).toBeVisible();
      await page.goto(returned);
      await refused();
      await page.reload();
      await refused();
      await page.goto(returned.replaceAll('0002', '0001'));
      await refused();
      expect(await kept(page, 'wechat.unionid')).toBe('sandbox-unionid-0002');
    });

    test(`the landing page offers WeChat first, and green, beside the registration (${language})`, {
      tag: ['@wechat-login', '@repeats'],
    }, async ({ page, visitor }) => {
      const { say } = visitor;
      await page.setViewportSize({ width: 360, height: 560 });
      await visitor.open('open');
      const wechat = visitor.button(say('accounts', 'wechatContinue'));
      const register = visitor.link(say('select', 'register'));
      await expect(wechat).toBeInViewport({ ratio: 1 });
      await expect(wechat).toHaveCSS('background-color', 'rgb(7, 193, 96)');
      await expect(register).toBeInViewport({ ratio: 1 });
      await expect(register).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      const [first, second] = await Promise.all([wechat.boundingBox(), register.boundingBox()]);
      expect(first!.x + first!.width).toBeLessThanOrEqual(second!.x);
      await expectAccessible(page, 'the landing page in WeChat');
    });

    test(`another person is asked about before anything of the first goes (${language})`, {
      tag: ['@X30'],
    }, async ({ page, visitor }) => {
      const { say } = visitor;
      await visitor.open('known');
      await visitor.button(say('accounts', 'wechatContinue')).click();
      await allow(page, 'lin');
      await visitor.seeVoucher();
      await openLink(page, 'known');
      await visitor.button(say('accounts', 'wechatAnother')).click();
      await allow(page, 'man');
      await expect(visitor.heading).toHaveText(say('accounts', 'otherTitle'));
      await expect(page.locator('main')).toContainText('江上清风');
      await expectAccessible(page, 'another person');
      await visitor.button(say('accounts', 'otherSwitch')).click();
      await expect(page.locator('#contact')).toBeVisible();
      const stored = await page.evaluate(() =>
        JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
      );
      expect(stored).not.toMatch(/林予安|620418390571|sandbox-unionid-0001/);
    });

    test(`after a 403 WeChat says again who it is, and leads back to the same place (${language})`, {
      tag: ['@forbidden', '@repeats'],
    }, async ({ page, visitor, noise }) => {
      noise.expectFailed(/register\/getExhibition$/);
      const { say } = visitor;
      await visitor.open('open');
      const isChannel = /getExhibition/;
      await page.route(isChannel, (route) => route.fulfill({ status: 403, json: {} }));
      await visitor.link(say('select', 'register')).click();
      await expect(visitor.heading).toHaveText(say('signposts', 'authorizeTitle'));
      await expect(visitor.button(say('accounts', 'wechatConfirm'))).toBeVisible();
      await expectAccessible(page, 'a 403 in WeChat');
      await page.unroute(isChannel);
      await visitor.button(say('accounts', 'wechatConfirm')).click();
      await allow(page, 'man');
      await expect(page).toHaveURL(new RegExp(`/login/${stories.open}/.*next=register`));
      await expect(page.locator('#contact')).toBeVisible();
    });
  });
}

/** Once allowed a consent page leads on by itself: in its own place, or leaving a page behind it. */
const leadingOn = {
  'in its place': 'go()',
  'over itself': "addEventListener('load', () => setTimeout(go))",
} as const;

for (const [how, again] of Object.entries(leadingOn))
  test.describe(`a consent page that leads on ${how}`, () => {
    test.use({ userAgent: phones.android });

    test(`Back from the registration skips it and comes to the page before (${how})`, {
      tag: ['@X28', '@repeats'],
    }, async ({ page, visitor }) => {
      const { say } = visitor;
      await openLink(page, 'open');
      await page.route(consentPage, async (route) => {
        const target = new URL(route.request().url()).searchParams.get('redirect_uri');
        const address = `${target}?openid=sandbox-openid-0002&nickname=man&unionid=journey-unionid`;
        const script = `const go = () => { location.href = ${JSON.stringify(address)} };
          if (sessionStorage.allowed) ${again};
          else document.onclick = () => { sessionStorage.allowed = '1'; go() };`;
        const body = `<!doctype html><p>Allow</p><script>${script}</script>`;
        await route.fulfill({ contentType: 'text/html', body });
      });
      await visitor.button(say('accounts', 'wechatAsk')).click();
      await page.getByText('Allow').click();
      await expect(page.locator('#contact')).toBeVisible();
      await page.goBack({ waitUntil: 'commit' });
      await expect(page).toHaveURL(new RegExp(`/wechat_login/${stories.open}`));
      await expect(page.getByText(say('accounts', 'wechatHello', { name: 'man' }))).toBeVisible();
    });
  });

test('the link shows its exhibition before any of the app has come', async ({ page, visitor }) => {
  await page.route('**/assets/*.js', () => new Promise(() => {}));
  await page.goto(`/wechat_login/${stories.open}`, { waitUntil: 'commit' });
  await expect(visitor.heading).toHaveText(storyTitles.open.zh);
  await expect(page.locator('.l-cover img')).toBeVisible();
});

test.describe('in a mini-program', () => {
  test.use({ userAgent: miniProgram });

  test('WeChat is not offered, as its web view lets no page of the auth host in', async ({
    page,
    visitor,
  }) => {
    await openLink(page, 'open');
    await expect(visitor.button(visitor.say('accounts', 'wechatAsk'))).toHaveCount(0);
    await visitor.link(visitor.say('select', 'register')).click();
    await expect(page.locator('#contact')).toBeVisible();
    await page.goto(`/login/${stories.open}`);
    await visitor.button(visitor.say('accounts', 'otherLogins')).click();
    await expect(visitor.button(visitor.say('accounts', 'findMine'))).toBeVisible();
    await expect(visitor.button(visitor.say('accounts', 'wechatContinue'))).toHaveCount(0);
  });
});

for (const language of languagesOf('zh')) {
  test.describe(`in a browser, ${language}`, () => {
    test.use({ language });

    test(`the login leads to WeChat’s page, which says that a code is scanned (${language})`, async ({
      page,
      visitor,
    }) => {
      const { say } = visitor;
      await page.goto(`/login/${stories.open}`);
      await visitor.openOtherLogin(say('accounts', 'wechatContinue'));
      await expect(page.getByText(say('accounts', 'wechatScan'))).toBeVisible();
      await visitor.button(say('accounts', 'wechatAsk')).click();
      await expect(page).toHaveURL(/\/oauth\/wechat-website-oauth/);
      await page.locator('a.person').nth(chosen.man).click();
      await expect(page.locator('#contact')).toBeVisible();
      expect(await kept(page, 'wechat.unionid')).toBe('sandbox-unionid-0002');
    });
  });
}
