import { addMediaQueries } from '#tests/support/addMediaQueries.ts';
import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';
import { channelRequest, type EarlyFailure, exhibitionRequest } from '#domain/exhibition/entryRequest.ts';
import { loginPath, registerPath } from '#domain/address/paths.ts';
import { readEnv } from '#env.ts';
import { bootScript } from '#scripts/vite/bootScript.ts';
import { createSandbox } from '#sandbox/answer.ts';
import { createMemoryStore } from '#sandbox/store/memory.ts';
import { eventually } from '../support/eventually.ts';

const openId = 'open00000000000000000001';
const channelId = 'media0000000000000000001';
const entry = '/assets/index-abc.js';
let leaveBrowser = async () => {};
let script = '';
let isAskedFirst = false;
let body = '';

/** The page as the build makes it, with the files that Vite would have named. */
beforeAll(async () => {
  const env = readEnv({
    MODE: 'prod',
    VITE_API_BASE: '',
    VITE_API_PREFIX: '/v2',
    VITE_AUTH_BASE: '',
    VITE_API_CREDENTIAL: 'sandbox-credential',
    VITE_CLIENT_MARKER_HEADER: 'x-client',
    VITE_EXHIBITION_ID_HEADER: 'x-exhibition-id',
    VITE_SYSTEM_TENANT: 'sys',
    VITE_PLATFORM: 'website',
    VITE_STORAGE_HOST: 'files.expo.test',
    VITE_STREAM_HOSTS: '',
    VITE_POLICY_REPORTS: '',
    VITE_MINI_WEB_VIEW_PAGE: '/pages/web/web',
    VITE_MINI_FILE_PAGE: '/pages/file/file',
    VITE_MINI_OWN_LINKS: 'off',
    VITE_MINI_OWN_TABS: 'off',
    VITE_TENANTS: '',
    VITE_LIVE_UPDATES: 'off',
    VITE_WITHDRAW_DUPLICATES: 'on',
    VITE_TIME_FACTOR: '1',
  });
  const source = readFileSync(new URL('../../index.html', import.meta.url), 'utf8').replace(
    /<script type="module".*<\/script>/,
    `<script type="module" crossorigin src="${entry}"></script>
    <link rel="modulepreload" crossorigin href="/assets/shared.js">
    <link rel="stylesheet" crossorigin href="/assets/index.css">`,
  );
  const { transformIndexHtml: transform } = bootScript(env, {}) as unknown as {
    transformIndexHtml: { handler: (html: string, context: object) => Promise<string> };
  };
  const page = await transform.handler(source, { bundle: {} });
  const scripts = Array.from(page.matchAll(/<script>([\s\S]*?)<\/script>/g), ([, text = '']) => text);
  script = scripts.join(';\n').replaceAll('<\\/script', '</script');
  isAskedFirst = page.indexOf('<script>') < page.indexOf('<style>') && scripts.length === 2;
  body = /<body>([\s\S]*)<\/body>/.exec(page)?.[1] ?? '';
  // The build runs in Node; only what it has made runs in a browser.
  const browser = await builtinEnvironments.jsdom.setup(globalThis, { jsdom: { url: 'http://expo.test/' } });
  addMediaQueries();
  leaveBrowser = async () => browser.teardown(globalThis);
}, 60_000);
afterAll(() => leaveBrowser());

interface Sent {
  readonly path: string;
  readonly init: RequestInit;
}
let sent: Sent[] = [];
/** What the script has put off; a page that is gone does nothing any more. */
let timers: ReturnType<typeof setTimeout>[] = [];
let answer: (request: Request) => Promise<Response>;

afterEach(() => timers.forEach(clearTimeout));
beforeEach(() => {
  sent = [];
  timers = [];
  const { setTimeout: later } = globalThis;
  vi.stubGlobal('setTimeout', (work: () => void, ms: number) => {
    const timer = later(work, ms);
    timers.push(timer);
    return timer;
  });
  const sandbox = createSandbox({ store: createMemoryStore(), now: () => Date.now() });
  answer = (request) => sandbox.answer(request);
  localStorage.clear();
  document.head.innerHTML = '';
  document.body.innerHTML = body;
  document.documentElement.lang = '';
  delete window.boot;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    sent.push({ path, init });
    return answer(new Request(new URL(path, 'http://expo.test'), init));
  });
});

function open(path: string, state: unknown = null): void {
  history.replaceState(state, '', path);
  runInThisContext(script);
}

const picture = () => document.getElementById('landing')?.textContent ?? '';
const problem = () => document.getElementById('boot-problem')?.textContent ?? '';
const appScripts = () =>
  Array.from(document.head.querySelectorAll('script'), (element) => element.getAttribute('src'));
const bodiesSent = () =>
  sent.map(({ path, init }) => ({ path, body: JSON.parse(init.body as string) as unknown }));
const never = () => new Promise<Response>(() => {});

describe('the boot script', () => {
  it('has the syntax of the oldest engines, for any syntax of its sources', {
    tags: ['B08'],
  }, () => {
    expect(script.length).toBeGreaterThan(1_000);
    expect(script).not.toMatch(/\?\?|\?\.[\w$[(]|\basync\b.*\bof\b|\|\|=|&&=|\d_\d/);
  });

  it('sends its requests before the rest of the page has arrived', () => {
    expect(isAskedFirst).toBe(true);
  });

  it('requests the exhibition and its open channels once each, exactly as the API layer does', () => {
    open(`/select/${openId}`);
    const exhibition = exhibitionRequest(openId, 'sys');
    const channels = channelRequest({ exhibitionId: openId }, 'sys');
    expect(bodiesSent()).toEqual([
      { path: `/v2${exhibition.path}`, body: exhibition.body },
      { path: `/v2${channels.path}`, body: channels.body },
    ]);
  });

  it('requests the channel that the address contains', () => {
    open(`/select/${openId}/${channelId}`);
    expect(bodiesSent()[1]).toEqual({
      path: '/v2/data/register/queryList/Channel',
      body: channelRequest({ recordId: channelId }, 'sys').body,
    });
  });

  it('takes the second id of a check-in page for a place, and shows that', {
    tags: ['check-in-place'],
  }, async () => {
    open(`/sign-in/${openId}/${channelId}`);
    expect(bodiesSent()[1]?.body).toEqual(channelRequest({ exhibitionId: openId }, 'sys').body);
    await eventually(() => expect(picture()).toBe('第十二届江海国际智能制造展览会'));
  });

  it('sends the build’s credential, the client marker and the exhibition’s id, and follows no redirect', {
    tags: ['request-marks', 'N30'],
  }, () => {
    open(`/select/${openId}`);
    for (const { init } of sent)
      expect(init).toMatchObject({
        method: 'POST',
        redirect: 'error',
        headers: {
          Authorization: 'Bearer sandbox-credential',
          'x-client': 'mobile',
          'x-exhibition-id': openId,
        },
      });
  });

  it('paints the exhibition and then loads the app, with what it needs', { tags: ['N27'] }, async () => {
    open(`/select/${openId}`);
    expect(picture()).toBe('正在打开展会…');
    expect(appScripts()).toEqual([]);
    await eventually(() => expect(picture()).toContain('第十二届江海国际智能制造展览会'));
    await eventually(() => expect(appScripts()).toEqual([entry]));
    const links = Array.from(
      document.head.querySelectorAll('link'),
      (link) => `${link.rel} ${link.getAttribute('href')}`,
    );
    expect(links).toEqual(['stylesheet /assets/index.css', 'modulepreload /assets/shared.js']);
  });

  it('passes the answers on under the keys that the app uses', async () => {
    open(`/select/${openId}`);
    const { takeEarlyAnswer } = await import('#boot/takeEarlyAnswer.ts');
    const { path, body: asked } = exhibitionRequest(openId, 'sys');
    await expect(takeEarlyAnswer(path, asked)).resolves.toMatchObject({
      resCode: 0,
      result: [{ RecordId: openId }],
    });
    expect(takeEarlyAnswer(path, asked)).toBeUndefined();
  });

  it('loads the app after one second when the exhibition’s answer is late', () => {
    vi.useFakeTimers();
    answer = never;
    open(`/select/${openId}`);
    vi.advanceTimersByTime(999);
    expect(appScripts()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(appScripts()).toEqual([entry]);
    vi.useRealTimers();
  });

  it('loads the app once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    open(`/select/${openId}`);
    await eventually(() => expect(appScripts()).toEqual([entry]));
    vi.advanceTimersByTime(2_000);
    expect(appScripts()).toEqual([entry]);
    vi.useRealTimers();
  });

  it('paints in English if that is stored', { tags: ['language-stored'] }, async () => {
    localStorage.setItem('locale', 'en');
    open(`/select/${openId}`);
    expect(document.documentElement.lang).toBe('en');
    expect(picture()).toBe('Opening the exhibition…');
    await eventually(() => expect(picture()).toContain('Jianghai Smart Manufacturing Expo'));
  });

  it('paints in the language, size and colours of the page that was left by a log-out', {
    tags: ['logout', 'language-stored'],
  }, () => {
    open(`/select/${openId}`, { carried: { locale: 'en', textSize: 'large', colorScheme: 'dark' } });
    expect(document.documentElement.getAttribute('data-prefers-color-scheme')).toBe('dark');
    expect(document.documentElement.lang).toBe('en');
    expect([localStorage.getItem('locale'), localStorage.getItem('textSize')]).toEqual(['en', 'large']);
  });

  it.each(['nothing', 'fr'])(
    'paints in Chinese where the stored language is %s',
    { tags: ['language-default'] },
    (stored) => {
      if (stored !== 'nothing') localStorage.setItem('locale', stored);
      open(`/select/${openId}`);
      expect(document.documentElement.lang).toBe('zh-CN');
      expect(picture()).toBe('正在打开展会…');
    },
  );

  it('paints the exhibition of the last visit immediately', () => {
    answer = never;
    localStorage.setItem('exhibitionInfo', JSON.stringify({ RecordId: openId, ExName: '记得的展会' }));
    open(`/select/${openId}`);
    expect(picture()).toContain('记得的展会');
  });

  it('paints in the colour of the exhibition that the phone remembers, and then in that of the answer', async () => {
    const colour = () => document.documentElement.style.getPropertyValue('--x-own-accent');
    localStorage.setItem('exhibitionInfo', JSON.stringify({ RecordId: openId, ThemeColor: '#2f6b2a' }));
    open(`/select/${openId}`);
    expect(colour()).toBe('#2f6b2a');
    await eventually(() => expect(colour()).toBe('#0b5cad'));
  });

  it('paints in the colour that was taken from the cover before, where the organiser gives none, and keeps it', async () => {
    const colour = () => document.documentElement.style.getPropertyValue('--x-own-accent');
    const row = { RecordId: openId, ExName: '没有颜色的展会' };
    localStorage.setItem('exhibitionInfo', JSON.stringify(row));
    localStorage.setItem('coverColours', `other#7a1f1f /a.png\n${openId}#2f6b2a /cover.png`);
    answer = async () => new Response(JSON.stringify({ resCode: 0, result: [{ ...row, ExName: '新名字' }] }));
    open(`/select/${openId}`);
    expect(colour()).toBe('#2f6b2a');
    await eventually(() => expect(picture()).toContain('新名字'));
    expect(colour()).toBe('#2f6b2a');
  });

  it('paints in the app’s own colour where words in that of the exhibition could not be read', async () => {
    document.documentElement.style.setProperty('--x-own-accent', '#2f6b2a');
    const row = { RecordId: openId, ExName: '黄色的展会', ThemeColor: '#ffe14d' };
    answer = async () => new Response(JSON.stringify({ resCode: 0, result: [row] }));
    open(`/select/${openId}`);
    await eventually(() => expect(picture()).toContain('黄色的展会'));
    expect(document.documentElement.style.getPropertyValue('--x-own-accent')).toBe('');
  });

  it.each([
    [
      'another exhibition’s row',
      JSON.stringify({ RecordId: 'soon00000000000000000001', ExName: '别的展会' }),
    ],
    ['a row that is cut', '{"RecordId":"open'],
    ['no row at all', '[]'],
  ])('does not paint %s from the storage', (_, stored) => {
    answer = never;
    localStorage.setItem('exhibitionInfo', stored);
    open(`/select/${openId}`);
    expect(picture()).toBe('正在打开展会…');
  });

  it('does not paint another exhibition’s row of an answer', { tags: ['X13'] }, async () => {
    answer = async () =>
      new Response(
        JSON.stringify({
          resCode: 0,
          result: [{ RecordId: 'soon00000000000000000001', ExName: '别的展会' }],
        }),
      );
    open(`/select/${openId}`);
    await eventually(() => expect(appScripts()).toEqual([entry]));
    expect(picture()).toBe('正在打开展会…');
  });

  it.each([
    ['a server error', async () => new Response('busy', { status: 500 })],
    ['a web page', async () => new Response('<!doctype html>')],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('loads the app after %s, which retries', async (_, reply) => {
    answer = reply;
    open(`/select/${openId}`);
    await eventually(() => expect(appScripts()).toEqual([entry]));
    for (const early of Object.values(window.boot!.early)) await expect(early).rejects.toThrow();
  });

  it.each([
    [500, (ms: number) => Math.abs(Date.now() - ms) < 60_000],
    // The app has to hear a 403 itself, and need not wait for it.
    [403, (ms: number) => ms === 0],
  ])('records for the app when it was answered %i', async (status, fits) => {
    answer = async () => new Response('', { status });
    open(`/select/${openId}`);
    await eventually(() => expect(appScripts()).toEqual([entry]));
    for (const early of Object.values(window.boot!.early)) {
      const { failedAtMs } = (await early!.catch((cause: unknown) => cause)) as EarlyFailure;
      expect(fits(failedAtMs!)).toBe(true);
    }
  });

  it('keeps the painted cover when the answer confirms it', { tags: ['N27'] }, async () => {
    const row = { RecordId: openId, ExName: '记得的展会', Cover: '/sandbox/pictures/cover-open.svg' };
    localStorage.setItem('exhibitionInfo', JSON.stringify(row));
    open(`/select/${openId}`);
    const painted = document.querySelector('#landing img');
    expect(painted).not.toBeNull();
    await eventually(() => expect(picture()).toContain('第十二届江海国际智能制造展览会'));
    expect(document.querySelector('#landing img')).toBe(painted);
  });

  it('requests a cover of the storage host over https and resized, and passes the rule to the app', {
    tags: ['image-rewrite'],
  }, () => {
    const given = 'http://files.expo.test/cover.jpg?sign=a%2Fb';
    const row = { RecordId: openId, ExName: '记得的展会', Cover: given };
    localStorage.setItem('exhibitionInfo', JSON.stringify(row));
    open(`/select/${openId}`);
    const painted = document.querySelector('#landing img')?.getAttribute('src');
    expect(painted).toBe(
      'https://files.expo.test/cover.jpg?sign=a%2Fb&imageMogr2/thumbnail/780x780/quality/75',
    );
    expect(window.boot?.fitCover(given)).toBe(painted);
    expect(window.boot?.fitCover(painted ?? '')).toBe(painted);
    expect(window.boot?.fitCover('/sandbox/pictures/cover-open.svg')).toBe(
      '/sandbox/pictures/cover-open.svg',
    );
  });

  describe('the bar of the primary action', () => {
    const links = () =>
      Array.from(document.querySelectorAll('#actions > *'), (one) => [
        one.className,
        one.getAttribute('href'),
        one.textContent,
      ]);
    const register = (rest: string) => ['l-go', `/register/${rest}`, '登记参观'];

    it('links to the registration and the login of the address once exhibition and channel have answered', {
      tags: ['N27'],
    }, async () => {
      open(`/select/${openId}/${channelId}`);
      const rest = `${openId}/${channelId}`;
      await eventually(() =>
        expect(links()).toEqual([['l-mine', `/login/${rest}`, '参观码'], register(rest)]),
      );
      expect(document.getElementById('foot')?.className).toBe('l-foot');
      expect(registerPath(openId, channelId)).toBe(`/register/${rest}`);
      expect(loginPath(openId, channelId)).toBe(`/login/${rest}`);
    });

    it('has no icon of the login above the tabs, of which one leads there', async () => {
      open(`/homeclassic/${openId}`);
      await eventually(() => expect(links()).toEqual([register(openId)]));
      expect(document.getElementById('foot')?.className).toBe('l-foot l-foot--tabs');
    });

    it('says the action, but links to nothing, until the channel is known', async () => {
      const { answer: sandboxAnswer } = { answer };
      answer = (request) => (request.url.endsWith('/Channel') ? never() : sandboxAnswer(request));
      open(`/select/${openId}`);
      await eventually(() => expect(picture()).toContain('第十二届江海国际智能制造展览会'));
      expect(links()).toEqual([['l-wait', null, '登记参观']]);
    });

    it('is there before any answer where the phone remembers exhibition and channel', () => {
      answer = never;
      localStorage.setItem('exhibitionInfo', JSON.stringify({ RecordId: openId, ExName: '记得的展会' }));
      const channel = { RecordId: channelId, ExhibitionId: openId, HasOpen: true };
      localStorage.setItem('channel', JSON.stringify(channel));
      open(`/homeclassic/${openId}`);
      expect(links()).toEqual([register(openId)]);
    });

    it('does not trust a remembered channel of another exhibition, or another than the address names', () => {
      answer = never;
      localStorage.setItem('exhibitionInfo', JSON.stringify({ RecordId: openId, ExName: '记得的展会' }));
      const channel = { RecordId: channelId, ExhibitionId: 'soon00000000000000000001', HasOpen: true };
      localStorage.setItem('channel', JSON.stringify(channel));
      open(`/homeclassic/${openId}`);
      expect(links()).toEqual([['l-wait', null, '登记参观']]);
      localStorage.setItem('channel', JSON.stringify({ ...channel, ExhibitionId: openId }));
      open(`/select/${openId}/other0000000000000000001`);
      expect(links()).toEqual([['l-wait', null, '登记参观']]);
    });

    it.each(['soon', 'ended', 'paused'])('offers only the login where registration is %s', async (story) => {
      const id = `${story}${'0'.repeat(23 - story.length)}1`;
      open(`/select/${id}`);
      await eventually(() =>
        expect(links()).toEqual([['l-go l-go--quiet', `/login/${id}`, '已登记？查看参观码']]),
      );
    });

    it('offers the login where the exhibition has no open channel, and says that registration is paused', async () => {
      const { answer: sandboxAnswer } = { answer };
      answer = async (request) =>
        request.url.endsWith('/Channel')
          ? new Response(JSON.stringify({ resCode: 10000, result: [] }))
          : sandboxAnswer(request);
      open(`/select/${openId}`);
      await eventually(() => expect(links()[0]?.[1]).toBe(`/login/${openId}`));
      expect(picture()).toContain('登记暂停');
    });

    it.each(['visitorId', 'vouchers'])('is left to the app where the phone has stored %s', async (name) => {
      localStorage.setItem(name, 'x');
      open(`/select/${openId}`);
      await eventually(() => expect(picture()).toContain('第十二届江海国际智能制造展览会'));
      expect(links()).toEqual([]);
    });

    const tap = (init: MouseEventInit = {}) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
      document.querySelector('#actions .l-go')!.dispatchEvent(event);
      return event;
    };
    const openWithBar = async () => {
      open(`/homeclassic/${openId}`);
      await eventually(() => expect(links()).toEqual([register(openId)]));
    };

    it('keeps a tap for the app, which has not started, and shows that it was heard', async () => {
      await openWithBar();
      expect(tap().defaultPrevented).toBe(true);
      expect(window.boot?.wanted).toBe(`/register/${openId}`);
      expect(document.querySelector('#actions [aria-busy="true"]')?.textContent).toBe('登记参观');
      expect(appScripts()).toEqual([entry]);
    });

    it('passes a tap to an app that can open screens, once', async () => {
      await openWithBar();
      const go = vi.fn();
      window.boot!.go = go;
      tap();
      expect(tap().defaultPrevented).toBe(true);
      expect(go.mock.calls).toEqual([[`/register/${openId}`]]);
    });

    it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
      'leaves a click with %o, which opens a new tab, to the browser',
      async (init) => {
        await openWithBar();
        expect(tap(init).defaultPrevented).toBe(false);
        expect(window.boot?.wanted).toBeUndefined();
      },
    );
  });

  it('paints nothing once the app has taken over', async () => {
    let reply: (response: Response) => void = () => {};
    answer = () => new Promise<Response>((resolve) => (reply = resolve));
    open(`/select/${openId}`);
    window.boot!.taken = true;
    reply(new Response(JSON.stringify({ resCode: 0, result: [{ RecordId: openId, ExName: '太晚了' }] })));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(picture()).toBe('正在打开展会…');
  });

  it('shows an error with a retry when the app’s entry cannot be loaded', {
    tags: ['B05', 'N01'],
  }, () => {
    open('/list');
    document.head.querySelector('script')!.dispatchEvent(new Event('error'));
    expect(problem()).toContain('网络不通或服务繁忙');
    expect(document.querySelector('#boot-problem button')?.textContent).toBe('重试');
  });

  it('shows an error after 10 seconds when the app has not started, and none when it has', {
    tags: ['B05'],
  }, () => {
    vi.useFakeTimers();
    localStorage.setItem('locale', 'en');
    answer = never;
    open(`/select/${openId}`);
    vi.advanceTimersByTime(9_999);
    expect(problem()).toBe('');
    vi.advanceTimersByTime(1);
    expect(problem()).toContain('The network is down or the service is busy');
    document.body.innerHTML = body;
    open('/list');
    window.boot!.taken = true;
    vi.advanceTimersByTime(20_000);
    expect(problem()).toBe('');
    vi.useRealTimers();
  });

  it.each(['/list', '/select/tooshort', `/information/${openId}/${channelId}`, `/select/${openId}x`, '/'])(
    'requests nothing at %s and loads the app immediately',
    (path) => {
      open(path);
      expect(sent).toEqual([]);
      expect(appScripts()).toEqual([entry]);
    },
  );

  it('starts where storage is refused', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    answer = never;
    open(`/select/${openId}`);
    expect(picture()).toBe('正在打开展会…');
  });

  it('does not wait for a style sheet that fails', { tags: ['B06'] }, async () => {
    open('/list');
    const sheets = document.head.querySelectorAll('link[rel=stylesheet]');
    expect(sheets).toHaveLength(1);
    for (const sheet of sheets) sheet.dispatchEvent(new Event('error'));
    await window.boot!.styled;
    expect(appScripts()).toEqual([entry]);
  });

  it('comes after the elements that it writes to', () => {
    expect(body.indexOf('id="foot"')).toBeGreaterThan(0);
    expect(body.indexOf('<script>')).toBeGreaterThan(body.indexOf('id="foot"'));
  });

  it('does not wait for the channel before it paints', async () => {
    const ofSandbox = answer;
    answer = (request) => (request.url.includes('Channel') ? never() : ofSandbox(request));
    open(`/select/${openId}`);
    await eventually(() => expect(picture()).toContain('第十二届江海国际智能制造展览会'));
    await eventually(() => expect(appScripts()).toEqual([entry]));
  });
});

describe('a return from the auth host', { tags: ['wechat-return'] }, () => {
  const identity = '?openid=sandbox-openid-0003&nickname=mira&unionid=undefined';

  it.each(['/questFinish', '/questFinish/', '/questfinish'])(
    'at %s is removed from the address before any request, and passed on',
    (path) => {
      const before = history.length;
      open(`${path}${identity}#wechat_redirect`);
      expect(location.href).toBe(`http://expo.test${path}`);
      expect(history.length).toBe(before);
      expect(window.boot?.returned).toBe(identity);
      expect(appScripts()).toEqual([entry]);
    },
  );

  it('survives the reload before which it was stored, once', () => {
    sessionStorage.setItem('returned', identity);
    open('/questFinish');
    expect([window.boot?.returned, sessionStorage.length]).toEqual([identity, 0]);
    open('/questFinish');
    expect(window.boot?.returned).toBe('');
  });

  it('is read at no other address', () => {
    open(`/list${identity}`);
    expect([window.boot?.returned, location.search]).toEqual(['', identity]);
  });
});
