// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { HostKind } from '#tests/support/fakeWechat/hosts.ts';
import { openWechat, type PageSettings } from '../openWechat.ts';

async function open(kind: HostKind, settings: PageSettings = {}) {
  const page = await openWechat(kind, '/select/open00000000000000000001?code=secret', settings);
  const { createSelfTest } = await import('#host/wechat/createSelfTest.ts');
  return { ...page, look: createSelfTest(page.sdk) };
}

describe('the self-test of the SDK', { tags: ['debug-mode'] }, () => {
  it.each(['wechatIos', 'wechatAndroid'] as const)(
    'reports in %s what WeChat allows, and how the calls ended',
    async (kind) => {
      const { sdk, look } = await open(kind, { answers: { chooseImage: ['cancel'], scanQRCode: ['fail'] } });
      await sdk.verify();
      const share = { title: 'a', desc: 'b', link: 'https://expo.test/', imgUrl: '' };
      await sdk.call('updateAppMessageShareData', share);
      await sdk.call('chooseImage', { count: 1 });
      await sdk.call('scanQRCode', { needResult: 1, scanType: ['qrCode'] });
      expect(await look()).toEqual([
        ['SDK', 'believes the page'],
        ['SDK allows', 'all'],
        ['SDK calls', 'updateAppMessageShareData ok, chooseImage cancel, scanQRCode failed (fail)'],
      ]);
    },
  );

  it('lists what WeChat does not allow, as in an old version', async () => {
    const checkResult = { chooseImage: true };
    const { sdk, look } = await open('wechatIos', {
      answers: { checkJsApi: [{ errMsg: 'checkJsApi:ok', checkResult }] },
    });
    await sdk.verify();
    const [, [, allowed] = []] = await look();
    expect(allowed).toMatch(/^not checkJsApi, hideMenuItems, .*scanQRCode/);
    expect(allowed).not.toContain('chooseImage');
  });

  it('reports a refused page, and sends nothing more to the auth host', async () => {
    const { sdk, signed, look } = await open('wechatAndroid', {
      answers: { preVerifyJSAPI: ['fail,invalid signature'] },
    });
    await sdk.verify();
    expect(await look()).toEqual([
      ['SDK', 'does not believe the page'],
      ['SDK calls', 'none'],
    ]);
    expect(signed).toHaveLength(1);
  });

  it('of a mini-program reports whether it has accepted the shared content', async () => {
    const { sdk, look } = await open('miniIos');
    await sdk.toMiniProgram('postMessage', { data: { share: {} } });
    expect(await look()).toContainEqual(['SDK calls', 'postMessage ok']);
  });

  it('contains no address, signature or id of the app', async () => {
    const { sdk, look } = await open('wechatIos', {
      answers: { scanQRCode: ['fail, url https://expo.test/?code=secret'] },
    });
    await sdk.call('scanQRCode', { needResult: 1, scanType: ['qrCode'] });
    expect(await look()).toContainEqual(['SDK calls', 'scanQRCode failed (fail, url …)']);
    expect(JSON.stringify(await look())).not.toMatch(/https?:|secret|open0000|wx-sandbox/);
  });
});
