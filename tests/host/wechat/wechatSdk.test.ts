// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { pictureAs } from '#tests/support/fakeWechat/answers.ts';
import type { HostKind } from '#tests/support/fakeWechat/hosts.ts';
import { moveTo, openWechat } from '../openWechat.ts';

const inWechat = ['wechatIos', 'wechatAndroid'] as const satisfies readonly HostKind[];
const refusal = 'config:fail,invalid signature';
const menu = { menuList: ['menuItem:copyUrl'] };

describe.each(inWechat)('the page in %s', (kind) => {
  it('is accepted with the signature of its address, and does not request a second one', async () => {
    const { sdk, fake, signed } = await openWechat(kind);
    expect(await Promise.all([sdk.verify(), sdk.verify()])).toEqual([true, true]);
    expect(await sdk.verify()).toBe(true);
    expect(fake.verdicts).toEqual(['config:ok']);
    expect(signed).toEqual(['/select/a?b=c']);
    expect(sdk.isUsable()).toBe(true);
  });

  it('sends nothing to the SDK’s statistics, which would receive the page’s address', async () => {
    const { sdk, fake } = await openWechat(kind);
    const pictures: HTMLImageElement[] = [];
    const { Image: Real } = window;
    vi.stubGlobal('Image', function picture() {
      const made = new Real();
      pictures.push(made);
      return made;
    });
    await sdk.verify();
    await sdk.call('hideMenuItems', menu);
    expect(fake.calls('getNetworkType')).toEqual([]);
    expect(pictures.map(({ src }) => src)).toEqual(['']);
  });

  it('requests permission for all calls it uses, with a list that stays unchanged', async () => {
    const { sdk, fake } = await openWechat(kind);
    const { permissions } = await import('#host/wechat/sdkCalls.ts');
    const before = [...permissions];
    Object.freeze(permissions);
    await sdk.verify();
    fake.forget();
    await sdk.call('hideMenuItems', menu);
    const asked = fake.calls('preVerifyJSAPI').map(({ args }) => args['verifyJsApiList']);
    expect(asked).toHaveLength(2);
    for (const list of asked) {
      expect(list).toHaveLength(before.length);
      expect(list).toEqual(expect.arrayContaining(['menu:share:appmessage', 'imagePreview', 'chooseImage']));
    }
    expect(permissions).toEqual(before);
  });

  it('listens for refusals once, before the first configuration', async () => {
    const { sdk, fake } = await openWechat(kind);
    const { default: raw } = await import('weixin-js-sdk');
    const error = vi.spyOn(raw, 'error');
    const config = vi.spyOn(raw, 'config');
    await sdk.verify();
    fake.forget();
    await sdk.call('hideMenuItems', menu);
    expect(config).toHaveBeenCalledTimes(2);
    expect(error).toHaveBeenCalledTimes(1);
    expect(error.mock.invocationCallOrder[0]).toBeLessThan(config.mock.invocationCallOrder[0] ?? 0);
  });

  it('is accepted again on the next screen, by the address that this phone checks', async () => {
    const { sdk, fake, signed } = await openWechat(kind);
    await sdk.verify();
    moveTo('/login/a');
    expect(await sdk.call('hideMenuItems', menu)).toMatchObject({ kind: 'ok' });
    expect(fake.hiddenMenuItems).toEqual(menu.menuList);
    expect(fake.verdicts.every((verdict) => verdict === 'config:ok')).toBe(true);
    expect(signed).toEqual(kind === 'wechatIos' ? ['/select/a?b=c'] : ['/select/a?b=c', '/login/a']);
  });

  it('is accepted on the next screen while the previous one is still being signed', async () => {
    const { sdk, fake } = await openWechat(kind);
    const first = sdk.verify();
    moveTo('/login/a');
    expect(await sdk.verify()).toBe(true);
    expect(await first).toBe(kind === 'wechatIos');
    expect(fake.verdicts[fake.verdicts.length - 1]).toBe('config:ok');
  });

  it('signs again, once, where WeChat has forgotten it, and the call succeeds', async () => {
    const { sdk, fake } = await openWechat(kind);
    await sdk.verify();
    fake.forget();
    expect(await sdk.call('hideMenuItems', menu)).toMatchObject({ kind: 'ok' });
    expect(fake.verdicts).toEqual(['config:ok', 'config:ok']);
    expect(fake.calls('hideMenuItems').map(({ errMsg }) => errMsg)).toEqual([
      'hideMenuItems:fail, the permission value is offline verifying',
      'hideMenuItems:ok',
    ]);
  });

  it('does not sign a third time where a new signature did not help', async () => {
    const { sdk, fake } = await openWechat(kind);
    const words = 'fail, the permission value is offline verifying';
    fake.answer('hideMenuItems', words, words, words);
    expect(await sdk.call('hideMenuItems', menu)).toMatchObject({ kind: 'failed' });
    expect(fake.calls('hideMenuItems')).toHaveLength(2);
    expect(sdk.isUsable()).toBe(false);
  });

  it('detects a refused first signature, although the SDK reports ready', async () => {
    const { sdk, fake } = await openWechat(kind, '/select/a', { ticket: 'another ticket' });
    expect(await sdk.verify()).toBe(false);
    expect(fake.verdicts).toEqual([refusal]);
    expect(await sdk.call('hideMenuItems', menu)).toEqual({ kind: 'failed', reason: 'not confirmed' });
    expect(fake.calls('hideMenuItems')).toEqual([]);
  });

  it('detects a later refusal too, although the SDK reports ready before there is an answer', async () => {
    const { sdk, fake } = await openWechat(kind);
    await sdk.verify();
    fake.forget();
    fake.answer('preVerifyJSAPI', { errMsg: refusal });
    expect(await sdk.call('hideMenuItems', menu)).toMatchObject({ kind: 'failed' });
    expect(sdk.isUsable()).toBe(false);
    expect(await sdk.call('hideMenuItems', menu)).toMatchObject({ kind: 'ok' });
    expect(fake.verdicts).toEqual(['config:ok', refusal, 'config:ok']);
  });

  it('shows two pictures that are requested at the same time', async () => {
    const { sdk } = await openWechat(kind);
    const data = {
      kind: 'ok',
      answer: expect.objectContaining({ localData: pictureAs(kind === 'wechatIos' ? 'ios' : 'android') }),
    };
    expect(
      await Promise.all(['one', 'two'].map((localId) => sdk.call('getLocalImgData', { localId }))),
    ).toEqual([data, data]);
  });

  it('waits for a late bridge', async () => {
    const { sdk, fake } = await openWechat(kind, '/select/a', { readyDelayMs: 50 });
    expect(await sdk.verify()).toBe(true);
    document.dispatchEvent(new Event('WeixinJSBridgeReady'));
    expect(fake.verdicts).toEqual(['config:ok']);
  });

  it('works without a bridge', { tags: ['N34'] }, async () => {
    const { sdk } = await openWechat(kind, '/select/a', { withoutBridge: true, times: { hostAnswerMs: 20 } });
    expect(await sdk.verify()).toBe(false);
    expect(await sdk.call('hideMenuItems', menu)).toEqual({ kind: 'failed', reason: 'not confirmed' });
    expect(await sdk.toMiniProgram('navigateBack', {})).toEqual({ kind: 'failed', reason: 'no bridge' });
  });

  it('works without a reachable auth host, and calls it again when needed', {
    tags: ['N32'],
  }, async () => {
    let isDown = true;
    const { sdk, deps } = await openWechat(kind, '/select/a', {
      sign: async (url) => {
        if (isDown) throw new TypeError('Failed to fetch');
        return (await import('#sandbox/auth/pageSignature.ts')).signPage(url, 0);
      },
    });
    expect(await sdk.verify()).toBe(false);
    expect(deps.signing.hasConfig()).toBe(false);
    isDown = false;
    expect(await sdk.call('hideMenuItems', menu)).toMatchObject({ kind: 'ok' });
  });

  it('works without an answer to the signature', { tags: ['N33'] }, async () => {
    const { sdk, fake } = await openWechat(kind, '/select/a', { times: { hostAnswerMs: 30 } });
    fake.answer('preVerifyJSAPI', 'silence');
    expect(await sdk.verify()).toBe(false);
    expect(await sdk.call('hideMenuItems', menu)).toMatchObject({ kind: 'ok' });
  });

  it('doubles the timeout of a slow auth host after each failure, until it succeeds', async () => {
    const limits: number[] = [];
    const { signPage } = await import('#sandbox/auth/pageSignature.ts');
    const { sdk } = await openWechat(kind, '/select/a', {
      sign: async (url, limitMs) => {
        limits.push(limitMs);
        if (limits.length < 6) throw new DOMException('aborted', 'AbortError');
        return signPage(url, Date.now());
      },
    });
    for (let attempt = 1; attempt < 6; attempt += 1) expect(await sdk.verify()).toBe(false);
    expect(await sdk.verify()).toBe(true);
    expect(limits).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000]);
  });

  it('does not delay a call for longer than the file, the signature and its answer may take', async () => {
    const { sdk } = await openWechat(kind, '/select/a', {
      sign: () => new Promise(() => {}),
      times: { hostAnswerMs: 20 },
    });
    expect(await sdk.call('hideMenuItems', menu)).toEqual({ kind: 'failed', reason: 'not confirmed' });
  });

  it('gives up a call that is never answered', async () => {
    const { sdk, fake } = await openWechat(kind, '/select/a', { times: { hostAnswerMs: 30 } });
    fake.answer('hideMenuItems', 'silence');
    expect(await sdk.call('hideMenuItems', menu)).toEqual({ kind: 'failed', reason: 'no answer' });
  });

  it('distinguishes cancelling from a failure', async () => {
    const { sdk, fake } = await openWechat(kind);
    fake.answer('chooseImage', 'cancel', 'fail no camera');
    expect(await sdk.call('chooseImage', { count: 1 })).toEqual({ kind: 'cancel' });
    expect(await sdk.call('chooseImage', { count: 1 })).toEqual({ kind: 'failed', reason: 'fail no camera' });
  });
});

it('the next screen on Android does not wait for a signature of the previous one', async () => {
  const { signPage } = await import('#sandbox/auth/pageSignature.ts');
  let answerLate = () => {};
  const { sdk, fake } = await openWechat('wechatAndroid', '/select/a', {
    sign: async (url) => {
      if (/select/.test(url)) await new Promise<void>((done) => (answerLate = done));
      return signPage(url, Date.now());
    },
  });
  const first = sdk.verify();
  moveTo('/login/a');
  expect(await sdk.verify()).toBe(true);
  answerLate();
  expect(await first).toBe(false);
  expect([sdk.isUsable(), fake.verdicts]).toEqual([true, ['config:ok']]);
});

it('an accepted signature of the previous screen on Android does not count where the auth host is gone', {
  tags: ['N32'],
}, async () => {
  const { signPage } = await import('#sandbox/auth/pageSignature.ts');
  const { sdk } = await openWechat('wechatAndroid', '/select/a', {
    sign: async (url) => {
      if (/login/.test(url)) throw new TypeError('Failed to fetch');
      return signPage(url, 0);
    },
  });
  await sdk.verify();
  moveTo('/login/a');
  expect([await sdk.verify(), sdk.isUsable()]).toEqual([false, false]);
  moveTo('/select/a');
  expect([await sdk.verify(), sdk.isUsable()]).toEqual([true, true]);
});

describe('the signed address', () => {
  it.each([
    ['wechatIos', 'entry', 'config:ok'],
    ['wechatIos', 'current', refusal],
    ['wechatAndroid', 'entry', refusal],
    ['wechatAndroid', 'current', 'config:ok'],
  ] as const)('in %s with the %s address is %s after a change of screen', async (kind, signs, verdict) => {
    const { sdk, fake } = await openWechat(kind, '/select/a', { signs });
    moveTo('/login/a');
    await sdk.verify();
    expect(fake.verdicts).toEqual([verdict]);
  });
});
