import { sandboxTicket } from '#sandbox/auth/pageSignature.ts';
import { bundleAlone } from '#scripts/vite/bundleAlone.ts';
import type { FakeSettings, FakeWechat } from '#tests/support/fakeWechat/fakeWechat.ts';
import { type HostKind, hosts } from '#tests/support/fakeWechat/hosts.ts';
import { test as base } from './journey.ts';

interface HostOptions {
  /** What the visitor has opened the link in: `test.use({ host: 'wechatIos' })`. */
  readonly host: HostKind;
  /** How WeChat differs from the usual, from the first moment of each page on: other answers, a late bridge. */
  readonly wechatSettings: Partial<FakeSettings>;
}

interface HostFixtures extends HostOptions {
  /** Looks at WeChat from behind, or makes it do something, in the page that is open now. */
  readonly wechat: <Value>(look: (fake: FakeWechat) => Value) => Promise<Value>;
}

/** A journey inside one of the five hosts. `page`, `visitor` and all else are what they are in any other journey. */
export const test = base.extend<HostFixtures, { readonly fakeBridge: string }>({
  host: ['browser', { option: true }],
  wechatSettings: [{}, { option: true }],
  userAgent: async ({ host }, use) => use(hosts[host].userAgent),

  fakeBridge: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads out of it which fixtures are wanted
    async ({}, use) => use(await bundleAlone('tests/support/fakeWechat/fakeWechat.ts', {})),
    { scope: 'worker' },
  ],

  context: async ({ context, host, wechatSettings, fakeBridge }, use) => {
    if (host !== 'browser') {
      const { platform, miniProgram } = hosts[host];
      const settings: FakeSettings = { platform, miniProgram, ticket: sandboxTicket, ...wechatSettings };
      await context.addInitScript({
        content: `if (location.protocol.startsWith('http')) { ${fakeBridge}
alone.installFakeWechat(window, ${JSON.stringify(settings)}); }`,
      });
    }
    await use(context);
  },

  wechat: async ({ page }, use) => {
    await use(async (look) => {
      const fake = await page.evaluateHandle(() => {
        const { fakeWechat } = window as unknown as { fakeWechat?: FakeWechat };
        if (fakeWechat === undefined) throw new Error('This page is not in WeChat');
        return fakeWechat;
      });
      return (await fake.evaluate(look as (fake: FakeWechat) => never)) as ReturnType<typeof look>;
    });
  },
});
