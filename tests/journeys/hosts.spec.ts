import { expect, type Page } from '@playwright/test';
import { type HostKind, hostKinds, hosts } from '../support/fakeWechat/hosts.ts';
import { builtFile, test } from './support/hostPage.ts';
import { stories } from './support/stories.ts';

/** The files of ours that only one kind of host needs. */
const parts = {
  sdk: 'weixin-js-sdk/index.js',
  wechat: 'src/host/wechatHost.ts',
  mini: 'src/host/miniProgramHost.ts',
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
    test.use({ host });
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

      if (host === 'browser') {
        await page.waitForLoadState('networkidle');
        expect([loaded(), signed]).toEqual([[], []]);
        return;
      }
      // iOS goes on believing the address that was loaded; Android wants the new one.
      const addresses = platform === 'ios' ? [entry] : [entry, page.url()];
      const verdicts = addresses.map(() => 'config:ok');
      await expect.poll(() => wechat((fake) => fake.verdicts)).toEqual(verdicts);
      expect(signed).toEqual(addresses);
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
    tag: '@link-mini-program',
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
});

test.describe('where WeChat or the auth host fails', () => {
  test.use({ host: 'wechatIos' });

  for (const [what, findPath] of [
    ['the SDK’s file does not come', () => builtFile(parts.sdk)],
    ['the auth host is not found', () => '/oauth/wechat-jsconfig'],
  ] as const)
    test(`the way to the form is the same when ${what}`, { tag: ['@N32', '@N34'] }, async ({
      page,
      context,
      noise,
      visitor,
    }) => {
      noise.expect(/Failed to load resource/);
      await context.route(`**${findPath()}*`, (route) => route.abort('namenotresolved'));
      await visitor.open('open');
      await visitor.startRegistering();
      await expect(page.locator('#contact')).toBeEnabled();
    });
});
