// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { waitingTimes } from '#domain/time/waitingTimes.ts';
import type { Services } from '#session/services.ts';

const origin = 'https://expo.test';
let nowMs = 0;
/** What became of the taps, in their order. */
let done: string[] = [];

/** The app's own modules as after a page load: no tap has been made yet. */
async function openPage() {
  vi.resetModules();
  const [{ appDeviceStore }, link, deps, services] = await Promise.all([
    import('#device/storage/appDeviceStore.ts'),
    import('#flows/navigation/linkRule.ts'),
    import('#flows/navigation/linkContext.ts'),
    import('#session/services.ts'),
  ]);
  services.provideServices({ device: appDeviceStore(), times: waitingTimes, now: () => nowMs } as Services);
  const provide = () =>
    deps.provideLinkContext({
      app: { origin, screens: ['/select/:id/:channelId?', '/list', '*'] },
      host: { openExternal: (url) => void done.push(`left for ${url}`) },
      navigate: (path) => void done.push(`went to ${path}`),
      sayUnrecognised: () => void done.push('said that it is not recognised'),
    });
  return { ...link.linkRule, provide };
}

async function tap(value: unknown): Promise<string[]> {
  const page = await openPage();
  page.provide();
  page.open(value);
  return done;
}

beforeEach(() => {
  nowMs = 1_000_000;
  done = [];
});

describe('a tap on a link', () => {
  it.each([
    ['/list', '/list'],
    [`${origin}/select/open00000000000000000001?a=1#b`, '/select/open00000000000000000001?a=1#b'],
  ])(
    'to a screen of this app (%s) goes there within the app',
    { tags: ['link-internal'] },
    async (link, path) => {
      expect(await tap(link)).toEqual([`went to ${path}`]);
    },
  );

  it.each([
    ['https://hotel.example/rooms', 'https://hotel.example/rooms'],
    ['//hotel.example/', 'https://hotel.example/'],
    ['tel:+862112345678', 'tel:+862112345678'],
  ])('to another site (%s) leaves the app', { tags: ['link-external'] }, async (link, url) => {
    expect(await tap(link)).toEqual([`left for ${url}`]);
  });

  it.each([
    [true, ['left for https://hotel.example/']],
    [false, []],
  ])(
    'to another site waits for the answer where the visitor is asked (%j)',
    {
      tags: ['link-external'],
    },
    async (isAgreed, outcome) => {
      const page = await openPage();
      page.provide();
      const { linkContext, provideLinkContext } = await import('#flows/navigation/linkContext.ts');
      const asked: string[] = [];
      const confirmLeaving = (url: string) => Promise.resolve(isAgreed).finally(() => asked.push(url));
      provideLinkContext({ ...linkContext(), confirmLeaving });
      page.open('https://hotel.example/');
      expect(done).toEqual([]);
      await new Promise((settle) => setTimeout(settle));
      expect(done).toEqual(outcome);
      expect(asked).toEqual(['https://hotel.example/']);
      nowMs += 1_000;
      page.open('/list');
      expect(done.slice(outcome.length)).toEqual(['went to /list']);
    },
  );

  it.each([
    'javascript:alert(1)',
    'JaVaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'weixin://dl/business',
    'intent://scan/#Intent;scheme=zxing;end',
    'https://expo.test@evil.example/list',
    '/nowhere',
    '',
    undefined,
    null,
    { toString: () => '/list' },
  ])(
    'that is not recognised (%j) opens nothing and says so',
    { tags: ['link-unrecognised', 'X06'] },
    async (link) => {
      expect(await tap(link)).toEqual(['said that it is not recognised']);
    },
  );

  it('that comes within 500 ms of another does not count, and after that it does', {
    tags: ['click-debounce'],
  }, async () => {
    const page = await openPage();
    page.provide();
    page.open('/list');
    nowMs += 499;
    page.open('https://hotel.example/');
    expect(done).toEqual(['went to /list']);
    nowMs += 500;
    page.open('https://hotel.example/');
    expect(done).toEqual(['went to /list', 'left for https://hotel.example/']);
  });
});

describe('a tap on a link before the list of screens is loaded', () => {
  async function tapEarly(value: unknown, loadScreens: () => Promise<unknown>): Promise<string[]> {
    const page = await openPage();
    page.provide();
    const { linkContext, provideLinkContext } = await import('#flows/navigation/linkContext.ts');
    const complete = linkContext();
    provideLinkContext({
      ...complete,
      app: { origin, screens: undefined },
      loadScreens: () => loadScreens().then(() => provideLinkContext(complete)),
    });
    expect(page.find('/nowhere')).toEqual({ kind: 'internal', path: '/nowhere' });
    page.open(value);
    await new Promise((settle) => setTimeout(settle));
    return done;
  }

  it.each([
    ['/list', 'went to /list'],
    ['/nowhere', 'said that it is not recognised'],
    ['https://hotel.example/', 'left for https://hotel.example/'],
  ])('waits for the list and then treats %s as always', async (value, outcome) => {
    expect(await tapEarly(value, () => Promise.resolve())).toEqual([outcome]);
  });

  it('leaves the decision to the router where the list cannot be loaded', async () => {
    expect(await tapEarly('/list', () => Promise.reject(new Error('offline')))).toEqual(['went to /list']);
  });
});

describe('where a link leads', () => {
  it('is told without opening it', async () => {
    const page = await openPage();
    page.provide();
    expect(page.find('/list')).toEqual({ kind: 'internal', path: '/list' });
    expect(page.find('weixin://x')).toEqual({ kind: 'unrecognised' });
    expect(done).toEqual([]);
  });

  it('cannot be told before the app has said where it is', async () => {
    const page = await openPage();
    expect(() => page.find('/list')).toThrow('before the app has said where it is');
  });
});
