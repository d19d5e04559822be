import { beforeEach, describe, expect, it } from 'vitest';
import { sandboxTicket, signPage } from '#sandbox/auth/pageSignature.ts';
import type { MessengerBridge } from '#host/wechat/waitForBridge.ts';
import { type FakeSettings, type FakeWechat, installFakeWechat } from './fakeWechat.ts';

type Page = Window & { WeixinJSBridge: MessengerBridge; __wxjs_environment?: string };
let heard: string[] = [];
beforeEach(() => {
  heard = [];
});

/** As much of a window as the bridge needs. */
function load(settings: Partial<FakeSettings> = {}): { page: Page; fake: FakeWechat } {
  const page = {
    location: { href: 'https://expo.test/select/a' },
    document: Object.assign(new EventTarget(), { title: 'A page' }),
  } as unknown as Page;
  page.document.addEventListener('WeixinJSBridgeReady', () =>
    heard.push(`ready, ${page.__wxjs_environment ?? 'no environment'}`),
  );
  const fake = installFakeWechat(page, {
    platform: 'ios',
    miniProgram: false,
    ticket: sandboxTicket,
    ...settings,
  });
  return { page, fake };
}

const ask = ({ page }: { page: Page }, name: string, args: object = {}) =>
  new Promise<Record<string, unknown>>((answer) => page.WeixinJSBridge.invoke(name, args, answer));

async function prove(loaded: { page: Page }, names: readonly string[], url = loaded.page.location.href) {
  const { appId, timestamp, nonceStr, signature } = signPage(url, 0);
  return ask(loaded, 'preVerifyJSAPI', {
    verifyAppId: appId,
    verifyTimestamp: timestamp,
    verifyNonceStr: nonceStr,
    verifySignature: signature,
    verifyJsApiList: names,
  });
}

describe('the pretended WeChat', () => {
  it('refuses what was not asked for with a right signature', async () => {
    const loaded = load();
    const refused = 'scanQRCode:fail, the permission value is offline verifying';
    expect(await ask(loaded, 'scanQRCode')).toEqual({ errMsg: refused });
    expect(await prove(loaded, ['scanQRCode'], 'https://evil.example/')).toMatchObject({
      errMsg: 'config:fail,invalid signature',
      realAuthUrl: ['https://expo.test/select/a'],
    });
    expect(await ask(loaded, 'scanQRCode')).toEqual({ errMsg: refused });
    expect(await prove(loaded, ['chooseImage'])).toEqual({ errMsg: 'config:ok' });
    expect(await ask(loaded, 'scanQRCode')).toEqual({ errMsg: refused });
    expect(await ask(loaded, 'chooseImage', { count: 1 })).toMatchObject({ errMsg: 'chooseImage:ok' });
  });

  it.each([
    ['ios', 'closeWindow:ok'],
    ['android', 'closeWindow:fail, the permission value is offline verifying'],
  ] as const)(
    'on %s answers %s on another address than the one that was signed',
    async (platform, errMsg) => {
      const loaded = load({ platform });
      await prove(loaded, ['closeWindow']);
      loaded.page.location.href = 'https://expo.test/login/a';
      expect(await ask(loaded, 'closeWindow')).toEqual({ errMsg });
    },
  );

  it('shares title and address where the page has no say, and the last listener’s where it has', async () => {
    const loaded = load();
    loaded.page.WeixinJSBridge.on('menu:share:timeline', () => heard.push('first'));
    loaded.fake.emit('menu:share:timeline');
    expect(heard).toEqual(['ready, no environment']);
    expect(loaded.fake.sent).toEqual([
      {
        by: 'wechat',
        event: 'menu:share:timeline',
        content: { title: 'A page', link: 'https://expo.test/select/a' },
      },
    ]);
    await prove(loaded, ['menu:share:timeline']);
    loaded.page.WeixinJSBridge.on('menu:share:timeline', () => heard.push('last'));
    loaded.fake.emit('menu:share:timeline');
    expect(heard.slice(1)).toEqual(['last']);
  });

  it('comes late and says so once', async () => {
    const { page } = load({ readyDelayMs: 1 });
    expect([page.WeixinJSBridge, heard]).toEqual([undefined, []]);
    await expect.poll(() => heard).toEqual(['ready, no environment']);
    expect(page.WeixinJSBridge).toBeDefined();
  });
});

describe('the pretended mini-program', () => {
  const inShell = () => load({ miniProgram: true });
  const mini = (loaded: { page: Page }, name: string, arg: object = {}) =>
    ask(loaded, 'invokeMiniProgramAPI', { name, arg });

  it('has a bridge that cannot be exchanged, and names itself before it says that it is there', () => {
    const { page } = inShell();
    expect(heard).toEqual(['ready, miniprogram']);
    expect(() => Object.assign(page, { WeixinJSBridge: undefined })).toThrow(TypeError);
    expect(Reflect.deleteProperty(page, 'WeixinJSBridge')).toBe(false);
  });

  it('refuses sharing and the menu, signed or not', async () => {
    const loaded = inShell();
    const names = ['hideMenuItems', 'updateAppMessageShareData', 'closeWindow'];
    await prove(loaded, names);
    for (const name of names)
      expect(await ask(loaded, name, { menuList: [] })).toEqual({ err_msg: 'system:access_denied' });
  });

  it('holds ten pages, and no page at an address that would stay white', async () => {
    const loaded = inShell();
    for (let count = 2; count <= 10; count += 1)
      expect(await mini(loaded, 'navigateTo', { url: '/pages/web/web' })).toEqual({
        errMsg: 'invokeMiniProgramAPI:ok',
      });
    expect(await mini(loaded, 'navigateTo', { url: '/pages/web/web' })).toEqual({
      errMsg: 'invokeMiniProgramAPI:fail webview count limit exceed',
    });
    expect(await mini(loaded, 'redirectTo', { url: '/pages/web/web?url=房间' })).toMatchObject({
      errMsg: expect.stringContaining('not found') as string,
    });
    expect(loaded.fake.mini.stack).toBe(10);
  });

  it.each<[string, (loaded: ReturnType<typeof inShell>) => unknown]>([
    ['sharing', (loaded) => loaded.fake.emit('menu:share:appmessage')],
    ['going back', (loaded) => mini(loaded, 'navigateBack')],
    ['closing', (loaded) => loaded.fake.mini.deliver()],
  ])('hears messages only on %s, all at once', async (_, leave) => {
    const loaded = inShell();
    loaded.fake.mini.stack = 2;
    await mini(loaded, 'postMessage', { a: 1 });
    await mini(loaded, 'postMessage', { a: 2 });
    expect(loaded.fake.mini.delivered).toEqual([]);
    await Promise.resolve(leave(loaded));
    expect(loaded.fake.mini.delivered).toEqual([[{ a: 1 }, { a: 2 }]]);
  });
});
