import { type BrowserContext, expect, type Page, type Route } from '@playwright/test';
import type { MessengerBridge } from '#host/wechat/waitForBridge.ts';
import { type HostKind, hostKinds, hosts } from '../support/fakeWechat/hosts.ts';
import { builtFile } from './support/builtFiles.ts';
import { test } from './support/hostPage.ts';
import { stories } from './support/stories.ts';
import { newMobile } from './support/visitor.ts';

/** The files that only one kind of host needs. */
const parts = {
  sdk: 'weixin-js-sdk/index.js',
  wechat: 'src/host/wechat/createWechatHost.ts',
  mini: 'src/host/wechat/createMiniProgramHost.ts',
} as const;
type Part = keyof typeof parts;

const neededIn = (host: HostKind): Part[] => {
  if (host === 'browser') return [];
  return ['sdk', hosts[host].miniProgram ? 'mini' : 'wechat'];
};

/** Which of them a page asks for. */
function watchParts(page: Page): () => Part[] {
  const asked = new Set<string>();
  page.on('request', (request) => void asked.add(new URL(request.url()).pathname));
  const names = Object.keys(parts) as Part[];
  return () => names.filter((name) => asked.has(builtFile(parts[name])));
}

for (const host of hostKinds)
  test.describe(host, () => {
    // A bridge that is there before the page, and one that comes when the page has long started.
    test.use({ host, wechatSettings: hosts[host].platform === 'android' ? { readyDelayMs: 400 } : {} });
    const { platform, miniProgram } = hosts[host];

    test(`the link and the screen behind it work in ${host}, which loads no other host’s files`, {
      tag: host === 'browser' ? [] : ['@call-wechat'],
    }, async ({ page, visitor, wechat }) => {
      const loaded = watchParts(page);
      const signed: string[] = [];
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (url.pathname === '/oauth/wechat-jsconfig') signed.push(url.searchParams.get('url') ?? '');
      });
      await visitor.open('open');
      const entry = page.url();
      if (host !== 'browser')
        await expect.poll(() => wechat(({ verdicts }) => verdicts)).toEqual(['config:ok']);
      await visitor.startRegistering();
      expect(page.url()).not.toBe(entry);

      // Whatever the second screen asks for has been asked then.
      await page.waitForLoadState('networkidle');
      if (host === 'browser') {
        expect([loaded(), signed]).toEqual([[], []]);
        return;
      }
      // iOS goes on believing the address that was loaded; Android wants the new one.
      const addresses = platform === 'ios' ? [entry] : [entry, page.url()];
      const verdicts = addresses.map(() => 'config:ok');
      await expect.poll(() => wechat((fake) => fake.verdicts)).toEqual(verdicts);
      expect(signed).toEqual(addresses);
      const scanned = await page.evaluate(
        () =>
          new Promise((answer) => {
            const { WeixinJSBridge } = window as unknown as { WeixinJSBridge: MessengerBridge };
            WeixinJSBridge.invoke('scanQRCode', {}, answer);
          }),
      );
      expect(scanned).toMatchObject({ errMsg: 'scanQRCode:ok' });
      expect(loaded()).toEqual(neededIn(host));
      const hidden = await wechat(({ hiddenMenuItems }) => hiddenMenuItems);
      if (miniProgram) expect(hidden).toEqual([]);
      else expect(hidden).toEqual(expect.arrayContaining(['menuItem:copyUrl', 'menuItem:share:email']));
      expect(hidden.join()).not.toMatch(/openWith/);
    });
  });

test.describe('in a mini-program', () => {
  test.use({ host: 'miniAndroid' });

  test('the organiser’s links open as pages of the shell, and our own buttons in the page', {
    tag: ['@link-mini-program', '@repeats'],
  }, async ({ page, wechat, baseURL }) => {
    await page.goto(`/homeclassic/${stories.open}`);
    const tap = (title: string) =>
      page.getByRole('img', { name: title }).evaluate((picture) => {
        (picture.closest('a, button') as HTMLElement).click();
      });
    await expect(page.getByRole('img', { name: '机器人展区现场演示' })).toBeAttached();
    await expect.poll(() => wechat(({ verdicts }) => verdicts)).toEqual(['config:ok']);
    const inShell = (url: string) => `/pages/web/web?url=${encodeURIComponent(url)}`;
    const { origin } = new URL(baseURL ?? '');
    await tap('机器人展区现场演示');
    await expect
      .poll(() => wechat(({ mini }) => mini.opened.map(({ url }) => url)))
      .toEqual([inShell(`${origin}/question-page/${stories.open}/media0000000000000000001`)]);
    await expect(page).toHaveURL(new RegExp(`/homeclassic/${stories.open}$`));
    await page.reload();
    await expect.poll(() => wechat(({ verdicts }) => verdicts)).toEqual(['config:ok']);
    await wechat(({ mini }) => {
      mini.stack = 10;
    });
    await tap('技术交流日程');
    await expect
      .poll(() => wechat(({ mini }) => mini.opened.map(({ by, url }) => `${by} ${url}`)))
      .toEqual([`redirectTo ${inShell('https://talks.example.com/jianghai')}`]);
  });

  test('a link in the organiser’s text opens as a page of the shell, and a duplicate reloads', {
    tag: ['@link-mini-program', '@mini-program-duplicate'],
  }, async ({ page, visitor, wechat }) => {
    await page.goto(`/homeclassic/${stories.open}`);
    const link = visitor.link('协议酒店');
    const address = 'https://talks.example.com/hotels?fair=jianghai&lang=zh';
    await expect(link).toHaveAttribute('href', address);
    // Tapped as soon as it is there: the host may not be known yet.
    await link.click();
    const opened = () => wechat(({ mini }) => mini.opened.map(({ by, url }) => `${by} ${url}`));
    await expect.poll(opened).toEqual([`navigateTo /pages/web/web?url=${encodeURIComponent(address)}`]);

    await page.evaluate(() => Reflect.set(window, 'isBefore', true));
    // Between the two pages there is none that could be asked.
    const isBefore = () => page.evaluate(() => Reflect.get(window, 'isBefore')).catch(() => true);
    // Until the shell has answered the first tap, another one on the same link does nothing; and the answer may be taken by what the page
    // hands over for sharing, which goes by the same call.
    await expect(async () => {
      if ((await isBefore()) === undefined) return;
      await wechat((fake) => fake.answer('invokeMiniProgramAPI', 'fail duplicate navigation'));
      await link.click();
      await expect.poll(isBefore, { timeout: 2_000 }).toBeUndefined();
    }).toPass();
    await expect(link).toBeVisible();
    expect(await opened()).toEqual([]);
  });
});

test.describe('where WeChat or the auth host fails', () => {
  test.use({ host: 'wechatIos' });

  const notFound = (route: Route) => route.abort('namenotresolved');
  for (const [what, findPath, fail] of [
    ['the SDK’s file does not come', () => builtFile(parts.sdk), notFound],
    ['the SDK’s file hangs', () => builtFile(parts.sdk), () => {}],
    ['the auth host is not found', () => '/oauth/wechat-jsconfig', notFound],
  ] as const)
    test(`the way to the form is the same when ${what}`, { tag: ['@N32', '@N34', '@repeats'] }, async ({
      page,
      context,
      noise,
      visitor,
      wechat,
    }) => {
      if (fail === notFound) noise.expectFailed(new RegExp(findPath()));
      let failures = 0;
      await context.route(`**${findPath()}*`, (route) => {
        failures += 1;
        return fail(route);
      });
      await visitor.open('open');
      await expect.poll(() => failures).toBeGreaterThan(0);
      await visitor.startRegistering();
      await visitor.prove(newMobile());
      await expect(page.locator('#company')).toBeEditable();
      expect(await wechat(({ hiddenMenuItems }) => hiddenMenuItems)).toEqual([]);
    });
});

const refusal = { errMsg: 'config:fail,invalid signature' };
/** What happens to the first request of each; the later ones are answered. */
type Hiccup = readonly [path: () => string, first: 'abort' | 'hang' | number];
const authHost = () => '/oauth/wechat-jsconfig';
const hiccups: Readonly<Record<string, readonly Hiccup[]>> = {
  'the files of the start, of the host and of the SDK do not come at first, and the auth host fails': [
    [() => builtFile('src/app/afterStart/afterStart.tsx'), 'abort'],
    [() => builtFile(parts.wechat), 'abort'],
    [() => builtFile(parts.sdk), 'abort'],
    [authHost, 500],
  ],
  'the SDK’s file takes six seconds, and the auth host does not answer at first': [
    [() => builtFile(parts.sdk), 6_000],
    [authHost, 'hang'],
  ],
  'a signature is refused at first': [],
};

async function failFirst(context: BrowserContext, [path, first]: Hiccup): Promise<void> {
  let asked = 0;
  await context.route(
    (url) => url.pathname === path(),
    async (route) => {
      asked += 1;
      if (asked > 1) return route.continue();
      if (first === 'abort') return route.abort('connectionreset');
      if (first === 'hang') return undefined;
      if (first === 500) return route.fulfill({ status: 500, body: '' });
      await new Promise((done) => setTimeout(done, first));
      return route.continue();
    },
  );
}

for (const [what, failing] of Object.entries(hiccups))
  test.describe(what, () => {
    test.use({
      host: 'wechatAndroid',
      wechatSettings: failing.length === 0 ? { answers: { preVerifyJSAPI: [refusal] } } : {},
    });

    test(`${what}, and the same screen is signed and shares a little later`, {
      tag: ['@call-wechat', '@N32', '@N34'],
    }, async ({ page, context, noise, visitor, wechat }) => {
      for (const hiccup of failing) {
        const [path, first] = hiccup;
        if (first === 'abort' || first === 500) noise.expectFailed(new RegExp(path()));
        await failFirst(context, hiccup);
      }
      await visitor.open('open');
      const link = page.url();
      // The page that lost a file may be loaded once more, and has no answer meanwhile.
      await expect(async () => {
        const shared = await wechat((fake) => fake.shareData['updateAppMessageShareData']);
        expect(shared).toMatchObject({ link: expect.stringContaining(stories.open) });
      }).toPass({ timeout: 40_000 });
      expect(await wechat(({ verdicts }) => verdicts[verdicts.length - 1])).toBe('config:ok');
      expect(await wechat(({ hiddenMenuItems }) => hiddenMenuItems)).toContain('menuItem:copyUrl');
      // Kept as a favourite: what is sent to others is counted, and other journeys count it too.
      await wechat((fake) => fake.emit('menu:share:appmessage', { scene: 'favorite' }));
      await expect.poll(() => wechat(({ sent }) => sent.map(({ by }) => by))).toEqual(['page']);
      expect(page.url()).toBe(link);
    });
  });

test.describe('plain WeChat with a link that came out of a mini-program', () => {
  test.use({ host: 'wechatAndroid', wechatSettings: { readyDelayMs: 400 } });

  test('stays plain WeChat: links lead there, the menu shares, and WeChat can be asked who it is', {
    tag: ['@from-mini-program', '@link-external'],
  }, async ({ page, context, visitor, wechat, noise }) => {
    noise.expect(/foreign: https:\/\/talks\.example\.com/);
    await context.route('https://talks.example.com/**', (route) => route.fulfill({ body: 'Talks' }));
    await page.goto(`/homeclassic/${stories.open}?from_miniprogram=1`);
    await expect(page.getByRole('img', { name: '技术交流日程' })).toBeAttached();
    expect(await page.evaluate(() => localStorage.getItem('from_miniprogram'))).toBe('1');
    await expect.poll(() => wechat((fake) => fake.verdicts)).toEqual(['config:ok']);
    await page
      .getByRole('img', { name: '技术交流日程' })
      .evaluate((picture) => (picture.closest('a') as HTMLElement).click());
    await visitor.button(visitor.say('hostTools', 'leave')).click();
    await expect(page).toHaveURL('https://talks.example.com/jianghai');
    await page.goto(`/select/${stories.open}`);
    await expect(visitor.button(visitor.say('accounts', 'wechatContinue'))).toBeVisible();
    await expect.poll(() => wechat((fake) => Object.keys(fake.shareData))).toHaveLength(2);
    expect(await wechat(({ hiddenMenuItems }) => hiddenMenuItems)).toContain('menuItem:copyUrl');
    expect(await wechat((fake) => fake.calls('invokeMiniProgramAPI'))).toEqual([]);
  });
});
