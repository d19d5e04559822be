// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { createMiniProgramHost } from '#host/wechat/createMiniProgramHost.ts';
import { moveTo, openWechat, type PageSettings } from '../openWechat.ts';

const inMiniPrograms = ['miniIos', 'miniAndroid'] as const;
const content = {
  title: '邀请您参加江海展',
  description: '3 月 10 日',
  link: 'https://expo.test/select/a',
  imageUrl: 'https://expo.test/a.png',
};

async function open(kind: (typeof inMiniPrograms)[number], settings: PageSettings = {}) {
  const page = await openWechat(kind, '/select/a?x=1', settings);
  const clock = { nowMs: 1_000_000 };
  const deps = { ...page.deps, now: () => clock.nowMs };
  return { ...page, clock, host: createMiniProgramHost(page.sdk, deps) };
}

const shown = (url: string) => `/pages/web/web?url=${encodeURIComponent(url)}`;
const site = 'https://hotel.example/房间?a=1&b=2';

describe.each(inMiniPrograms)('a link in %s', (kind) => {
  it('opens as a page of the shell, with its address encoded whole', {
    tags: ['link-mini-program'],
  }, async () => {
    const { host, fake, clock, went } = await open(kind);
    host.openExternal(site);
    await expect.poll(() => fake.mini.opened).toEqual([{ by: 'navigateTo', url: shown(site) }]);
    clock.nowMs += 500;
    host.openScreen?.('http://localhost:3000/login/a');
    await expect.poll(() => fake.mini.opened).toHaveLength(2);
    expect(fake.mini.opened[1]?.url).toBe(shown('http://localhost:3000/login/a'));
    expect([fake.mini.stack, went]).toEqual([3, []]);
    // None of it needs a signature.
    expect(fake.verdicts).toEqual([]);
  });

  it('replaces this page when ten pages are on the stack', {
    tags: ['link-mini-program'],
  }, async () => {
    const { host, fake } = await open(kind);
    fake.mini.stack = 10;
    host.openExternal(site);
    await expect.poll(() => fake.mini.opened).toEqual([{ by: 'redirectTo', url: shown(site) }]);
    expect(fake.mini.stack).toBe(10);
  });

  it.each(['/select/a?x=1', '/select/a?x=1#top'])(
    'to the current screen (%s) reloads it, and opens nothing on top',
    { tags: ['mini-program-duplicate'] },
    async (path) => {
      const { host, fake, went } = await open(kind);
      host.openScreen?.(`http://localhost:3000${path}`);
      await expect.poll(() => went).toEqual(['reload']);
      expect(fake.mini.opened).toEqual([]);
    },
  );

  it('to the screen that was loaded, when another is shown, opens it', {
    tags: ['mini-program-duplicate'],
  }, async () => {
    const { host, fake, went } = await open(kind);
    moveTo('/login/a');
    host.openScreen?.('http://localhost:3000/select/a?x=1');
    await expect.poll(() => fake.mini.opened).toHaveLength(1);
    expect(went).toEqual([]);
  });

  it.each([
    'fail duplicate navigation',
    'fail navigateTo:fail page already exist',
    'fail NavigationDuplicated: Avoided redundant navigation to current location',
  ])(
    'that the shell calls a duplicate (%s) reloads the page',
    {
      tags: ['mini-program-duplicate'],
    },
    async (words) => {
      const { host, fake, went } = await open(kind);
      fake.answer('invokeMiniProgramAPI', words);
      host.openExternal(site);
      await expect.poll(() => went).toEqual(['reload']);
      expect([fake.mini.opened, location.pathname + location.search]).toEqual([[], '/select/a?x=1']);
    },
  );

  it('to the current screen with another query, reported as a duplicate, reloads it with that query', {
    tags: ['mini-program-duplicate'],
  }, async () => {
    const { host, fake, went } = await open(kind);
    fake.answer('invokeMiniProgramAPI', 'fail duplicate navigation');
    host.openScreen?.('http://localhost:3000/select/a?x=2');
    await expect.poll(() => went).toEqual(['reload']);
    expect(location.pathname + location.search).toBe('/select/a?x=2');
  });

  it('that a full shell reports as a duplicate in its place reloads the page', {
    tags: ['mini-program-duplicate'],
  }, async () => {
    const { host, fake, went } = await open(kind);
    fake.answer('invokeMiniProgramAPI', 'fail webview count limit exceed', 'fail duplicate navigation');
    host.openExternal(site);
    await expect.poll(() => went).toEqual(['reload']);
  });

  it('opens in this page if the shell does not answer, unless another page covers this one', async () => {
    const { host, fake, went, clock } = await open(kind, { times: { hostAnswerMs: 20 } });
    fake.answer('invokeMiniProgramAPI', 'silence', 'silence');
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    host.openExternal(site);
    await new Promise((done) => setTimeout(done, 60));
    expect(went).toEqual([]);
    hidden.mockReturnValue(false);
    clock.nowMs += 500;
    host.openExternal(site);
    await expect.poll(() => went).toEqual([site]);
  });

  it('that is tapped again while it is being opened opens once', {
    tags: ['click-debounce'],
  }, async () => {
    const { host, fake, clock } = await open(kind, { readyDelayMs: 50 });
    host.openExternal(site);
    clock.nowMs += 600;
    host.openExternal(site);
    await expect.poll(() => fake.mini.opened).toHaveLength(1);
    await new Promise((done) => setTimeout(done, 20));
    expect(fake.mini.opened).toHaveLength(1);
  });

  it('that is tapped twice within 500 ms opens once', { tags: ['click-debounce'] }, async () => {
    const { host, fake, clock } = await open(kind);
    host.openExternal(site);
    clock.nowMs += 499;
    host.openScreen?.('http://localhost:3000/login/a');
    await expect.poll(() => fake.mini.opened).toHaveLength(1);
    clock.nowMs += 500;
    host.openExternal(site);
    await expect.poll(() => fake.mini.opened).toHaveLength(2);
  });

  it('opens in this page where the shell has no page for it', async () => {
    const { host, fake, went } = await open(kind);
    fake.answer('invokeMiniProgramAPI', 'fail page "pages/web/web" is not found');
    host.openExternal(site);
    await expect.poll(() => went).toEqual([site]);
  });

  it('to a telephone number is opened by the phone', async () => {
    const { host, fake, went } = await open(kind);
    host.openExternal('tel:+862112345678');
    expect(went).toEqual(['tel:+862112345678']);
    expect(fake.log).toEqual([]);
  });
});

describe.each(inMiniPrograms)('a file in %s', (kind) => {
  it.each(['doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'PDF'])(
    'of the kind %s opens in the shell’s file page',
    async (ending) => {
      const { host, fake } = await open(kind);
      const url = `https://files.example/plan.${ending}`;
      expect(await host.openFile(url)).toBe('opened');
      expect(fake.mini.opened).toEqual([
        { by: 'navigateTo', url: `/pages/file/file?url=${encodeURIComponent(url)}` },
      ]);
    },
  );

  it('that is a picture is shown by WeChat', async () => {
    const { host, fake } = await open(kind);
    expect(await host.openFile('https://files.example/plan.png')).toBe('opened');
    expect(fake.calls('imagePreview')).toHaveLength(1);
  });

  it.each(['zip', 'rar', 'mp4', 'bin'])('of the kind %s needs a browser', async (ending) => {
    const { host, fake } = await open(kind);
    expect(await host.openFile(`https://files.example/plan.${ending}`)).toBe('needsBrowser');
    expect(fake.mini.opened).toEqual([]);
  });

  it('needs a browser where the shell has no file page', async () => {
    const { host, fake } = await open(kind);
    fake.answer('invokeMiniProgramAPI', 'fail page "pages/file/file" is not found');
    expect(await host.openFile('https://files.example/plan.pdf')).toBe('needsBrowser');
  });
});

describe.each(inMiniPrograms)('sharing in %s', (kind) => {
  it('is done by the shell, with the newest content and nothing before', async () => {
    const { host, fake } = await open(kind);
    expect(host.sharing.by).toBe('menu');
    await host.sharing.prepare({ ...content, title: 'older' });
    await host.sharing.prepare(content);
    expect(fake.mini.delivered).toEqual([]);
    fake.emit('menu:share:appmessage');
    const { title, description: desc, link, imageUrl } = content;
    expect(fake.mini.delivered).toEqual([
      [{ share: expect.objectContaining({ title: 'older' }) }, { share: { title, desc, link, imageUrl } }],
    ]);
  });

  it('calls nothing that WeChat refuses there', async () => {
    const { host, fake } = await open(kind);
    await host.onScreenChange();
    await host.sharing.prepare(content);
    host.sharing.onTapped(() => {})();
    expect(fake.log.filter(({ errMsg }) => /denied|not_exist|fail/.test(errMsg))).toEqual([]);
  });
});

describe.each(inMiniPrograms)('pictures and codes in %s', (kind) => {
  it('work once WeChat accepts the page’s signature', { tags: ['call-wechat'] }, async () => {
    const { host, fake } = await open(kind);
    expect([host.chooseImages, host.scanCode]).toEqual([undefined, undefined]);
    await host.onScreenChange();
    const [image] = (await host.chooseImages?.(9)) ?? [];
    expect(image?.previewUrl).toMatch(/^data:image\/jpeg;base64,/);
    expect(await image?.upload()).toBe('https://files.example/media-1');
    expect(await host.scanCode?.()).toBe('ticket 42');
    expect(fake.verdicts).toEqual(['config:ok']);
  });

  it('are done by the page where the auth host cannot be reached', { tags: ['N32'] }, async () => {
    const { host } = await open(kind, { sign: () => Promise.reject(new TypeError('Failed to fetch')) });
    await host.onScreenChange();
    expect([host.chooseImages, host.scanCode]).toEqual([undefined, undefined]);
  });
});

it('closing the page returns to the one below it', async () => {
  const { host, fake } = await open('miniIos');
  fake.mini.stack = 2;
  await host.sharing.prepare(content);
  host.close?.();
  await expect.poll(() => fake.mini.stack).toBe(1);
  expect(fake.mini.delivered).toHaveLength(1);
});
