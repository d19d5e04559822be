// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { HostFailed, type ShareTarget } from '#host/host.ts';
import { createWechatHost } from '#host/wechat/createWechatHost.ts';
import { onePicture, scannedAs } from '#tests/support/fakeWechat/answers.ts';
import { hosts } from '#tests/support/fakeWechat/hosts.ts';
import { moveTo, openWechat, type PageSettings } from '../openWechat.ts';

const inWechat = ['wechatIos', 'wechatAndroid'] as const;
const content = {
  title: '邀请您参加江海展',
  description: '3 月 10 日 · 江海会展中心',
  link: 'https://expo.test/select/a',
  imageUrl: 'https://expo.test/a.png',
};

async function open(kind: (typeof inWechat)[number], settings: PageSettings = {}) {
  const page = await openWechat(kind, '/select/a', settings);
  const host = createWechatHost(page.sdk, page.deps);
  await host.onScreenChange();
  return { ...page, host };
}

describe.each(inWechat)('the menu in %s', (kind) => {
  it('hides items that share the bare address, and keeps those that open a browser', {
    tags: ['share-menu'],
  }, async () => {
    const { fake } = await open(kind);
    expect(fake.hiddenMenuItems).toEqual(
      expect.arrayContaining(['menuItem:copyUrl', 'menuItem:share:email', 'menuItem:originPage']),
    );
    expect(fake.hiddenMenuItems.join()).not.toMatch(/openWith/);
  });

  it('offers no sharing on a private screen, and offers it again on the next one', {
    tags: ['share-menu'],
  }, async () => {
    const { host, fake } = await open(kind);
    const sharing = /share:(appMessage|timeline|qq|QZone|weiboApp)|favorite/;
    expect(await host.onScreenChange({ isPrivate: true })).toBe(true);
    expect(fake.hiddenMenuItems.filter((item) => sharing.test(item))).toHaveLength(6);
    expect(fake.hiddenMenuItems.join()).not.toMatch(/openWith/);
    expect(await host.onScreenChange({ isPrivate: false })).toBe(true);
    expect(fake.hiddenMenuItems.filter((item) => sharing.test(item))).toEqual([]);
    expect(fake.hiddenMenuItems).toContain('menuItem:copyUrl');
  });

  it('is not prepared if hiding failed, and is after the next screen change', async () => {
    const { host, fake } = await open(kind);
    fake.answer('hideMenuItems', 'fail', 'fail');
    expect([await host.onScreenChange(), await host.onScreenChange(), await host.onScreenChange()]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('reports that it could not be given the content', async () => {
    const { host, fake } = await open(kind);
    fake.answer('updateTimelineShareData', 'fail');
    expect([await host.sharing.prepare(content), await host.sharing.prepare(content)]).toEqual([false, true]);
  });

  it('sends what was prepared, always with a title', async () => {
    const { host, fake } = await open(kind);
    await host.sharing.prepare(content);
    expect(host.sharing.by).toBe('menu');
    const { title, link, imageUrl: imgUrl, description: desc } = content;
    expect(fake.shareData).toEqual({
      updateAppMessageShareData: { title, desc, link, imgUrl },
      updateTimelineShareData: { title, link, imgUrl },
    });
    fake.emit('menu:share:appmessage', { scene: 'friend' });
    await expect.poll(() => fake.sent).toHaveLength(1);
    expect(fake.sent[0]).toMatchObject({ by: 'page', content: { title, desc, link, img_url: imgUrl } });
  });

  it('reports where the visitor shares to, once for each tap, and not favourites', async () => {
    const { host, fake } = await open(kind);
    const tapped: ShareTarget[] = [];
    const stop = host.sharing.onTapped((target) => tapped.push(target));
    await host.sharing.prepare(content);
    await host.sharing.prepare({ ...content, title: 'newer' });
    expect(tapped).toEqual([]);
    fake.emit('menu:share:appmessage', { scene: 'friend' });
    fake.emit('menu:share:appmessage', { scene: 'favorite' });
    fake.emit('menu:share:timeline');
    fake.emit('menu:share:qq');
    fake.emit('menu:share:QZone');
    fake.emit('menu:share:weiboApp');
    expect(tapped).toEqual(['friend', 'timeline', 'qq', 'qzone', 'weibo']);
    stop();
    fake.emit('menu:share:timeline');
    expect(tapped).toHaveLength(5);
    await expect.poll(() => fake.sent.filter(({ by }) => by === 'page')).toHaveLength(7);
    expect(fake.sent[0]?.content['title']).toBe('newer');
  });

  it('sends what was prepared on the next screen', async () => {
    const { host, fake } = await open(kind);
    moveTo('/login/a');
    await host.sharing.prepare(content);
    expect(Object.keys(fake.shareData)).toHaveLength(2);
    expect(fake.verdicts.every((verdict) => verdict === 'config:ok')).toBe(true);
  });
});

describe.each(inWechat)('pictures in %s', (kind) => {
  const { platform } = hosts[kind];
  const id = (name: string) =>
    platform === 'ios' ? `wxLocalResource://${name}` : `weixin://resourceid/${name}`;
  const chosen = (...names: readonly string[]) => {
    const localIds = names.map(id);
    return { errMsg: 'chooseImage:ok', localIds: platform === 'ios' ? localIds : JSON.stringify(localIds) };
  };

  it('are chosen, shown and uploaded one after the other', { tags: ['call-wechat'] }, async () => {
    const { host, fake } = await open(kind);
    fake.answer('chooseImage', chosen('one', 'two', 'three'));
    const images = (await host.chooseImages?.(9)) ?? [];
    expect(images.map(({ previewUrl }) => previewUrl)).toEqual(
      Array.from({ length: 3 }, () => `data:image/jpeg;base64,${onePicture}`),
    );
    expect(fake.calls('chooseImage')[0]?.args['count']).toBe(9);
    const addresses = await Promise.all(images.map(({ upload }) => upload()));
    expect(addresses).toEqual([1, 2, 3].map((count) => `https://files.example/media-${count}`));
    expect(fake.calls('uploadImage').map(({ args }) => args['localId'])).toEqual(
      ['one', 'two', 'three'].map(id),
    );
  });

  it.each([
    [1, 1],
    [12, 9],
  ])('asked for up to %i are at most %i', { tags: ['image-choice'] }, async (most, count) => {
    const { host, fake } = await open(kind);
    await host.chooseImages?.(most);
    expect(fake.calls('chooseImage')[0]?.args['count']).toBe(count);
  });

  it('are none when the visitor cancels', async () => {
    const { host, fake } = await open(kind);
    fake.answer('chooseImage', 'cancel');
    expect(await host.chooseImages?.(1)).toEqual([]);
  });

  it('that fail leave the rest unchanged', async () => {
    const { host, fake } = await open(kind);
    fake.answer('chooseImage', 'fail', chosen('one', 'two'));
    await expect(host.chooseImages?.(1)).rejects.toBeInstanceOf(HostFailed);
    fake.answer('uploadImage', 'fail', 'usual');
    fake.answer('getLocalImgData', 'fail');
    const images = (await host.chooseImages?.(2)) ?? [];
    expect(images.map(({ previewUrl }) => previewUrl !== '')).toEqual([false, true]);
    await expect(images[0]?.upload()).rejects.toBeInstanceOf(HostFailed);
    expect(await images[1]?.upload()).toMatch(/^https:/);
  });
});

describe.each(inWechat)('a code in %s', (kind) => {
  const { platform } = hosts[kind];
  const scanned = (text: string) => ({ errMsg: 'scanQRCode:ok', resultStr: scannedAs(platform, text) });

  it('is read, without the type of a barcode', async () => {
    const { host, fake } = await open(kind);
    fake.answer('scanQRCode', scanned('https://expo.test/sign-in/a/b'), scanned('CODE_128,400638133393'));
    expect(await host.scanCode?.()).toBe('https://expo.test/sign-in/a/b');
    expect(await host.scanCode?.()).toBe('400638133393');
  });

  it('is undefined when the visitor cancels, and an error when the camera fails', async () => {
    const { host, fake } = await open(kind);
    fake.answer('scanQRCode', 'cancel', 'fail', scanned(''));
    expect(await host.scanCode?.()).toBeUndefined();
    await expect(host.scanCode?.()).rejects.toBeInstanceOf(HostFailed);
    await expect(host.scanCode?.()).rejects.toBeInstanceOf(HostFailed);
  });
});

describe.each(inWechat)('without an accepted signature, in %s,', (kind) => {
  it.each<[string, PageSettings]>([
    ['an auth host that is not found', { sign: () => Promise.reject(new TypeError('Failed to fetch')) }],
    ['a signature that is refused', { ticket: 'another' }],
  ])(
    'after %s, everything works as in a browser, without an error',
    { tags: ['N32', 'N33'] },
    async (_, settings) => {
      const { host, fake, went } = await open(kind, settings);
      expect([host.chooseImages, host.scanCode, host.close]).toEqual([undefined, undefined, undefined]);
      await host.sharing.prepare(content);
      expect(host.sharing.by).toBe('none');
      expect(await host.openFile('https://files.example/plan.png')).toBe('opened');
      host.openExternal('https://hotel.example/');
      expect(went).toEqual(['https://files.example/plan.png', 'https://hotel.example/']);
      expect([fake.hiddenMenuItems, fake.shareData]).toEqual([[], {}]);
    },
  );
});

describe('a file', () => {
  it.each([
    ['wechatIos', 'plan.PDF', 'opened'],
    ['wechatIos', 'plan.docx', 'opened'],
    ['wechatIos', 'plan.zip', 'needsBrowser'],
    ['wechatIos', 'plan.bin', 'needsBrowser'],
    ['wechatAndroid', 'plan.pdf', 'opened'],
    // Android asks the person itself to go on in a browser.
    ['wechatAndroid', 'plan.zip', 'opened'],
  ] as const)('in %s, %s is %s', async (kind, name, outcome) => {
    const { host, went } = await open(kind);
    const url = `https://files.example/${name}?x=1`;
    expect(await host.openFile(url)).toBe(outcome);
    expect(went).toEqual(outcome === 'opened' ? [url] : []);
  });

  it.each(inWechat)('that is a picture is shown by %s itself, or else like any other', async (kind) => {
    const { host, fake, went } = await open(kind);
    const url = 'https://files.example/plan.jpg';
    fake.answer('imagePreview', 'usual', 'fail');
    expect(await host.openFile(url)).toBe('opened');
    expect(fake.calls('imagePreview')[0]?.args).toMatchObject({ current: url, urls: [url] });
    expect(went).toEqual([]);
    expect(await host.openFile(url)).toBe('opened');
    expect(went).toEqual([url]);
  });
});

it.each(inWechat)('the page closes itself in %s', async (kind) => {
  const { host, fake } = await open(kind);
  host.close?.();
  await expect.poll(() => fake.isClosed).toBe(true);
});
