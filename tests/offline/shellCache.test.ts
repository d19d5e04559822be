import { describe, expect, it } from 'vitest';
import { createShellCache, kindOfRequest } from '#offline/shellCache.ts';

const shell = {
  id: 'b2',
  entry: '/assets/index-b2.js',
  files: ['/assets/index-b2.js', '/assets/Code-1.js'],
  later: ['/assets/News-1.js', '/assets/News-1.css', '/assets/Cards-1.js', '/assets/Halls-1.js'],
};
/** As the page's script names its files: the folder stands elsewhere. */
const page = '<script>load("index-b2.js")</script>';
const passPage = `${page}<!-- pass -->`;
const sharedPage = `${page}<!-- shared -->`;
const pages: Readonly<Record<string, string>> = {
  '/index.html': page,
  '/pass.html': passPage,
  '/shared.html': sharedPage,
  '/team.html': `${page}<!-- team -->`,
  '/screen.html': `${page}<!-- screen -->`,
};

/** The browser's caches, as far as the worker uses them. */
function createCaches(names: readonly string[] = []) {
  const all = new Map(names.map((name) => [name, new Map<string, Response>()]));
  const open = (name: string) => {
    const kept = all.get(name) ?? new Map<string, Response>();
    all.set(name, kept);
    return Promise.resolve({
      put: (path: string, response: Response) => Promise.resolve(kept.set(path, response)),
    });
  };
  return {
    all,
    open: open as unknown as CacheStorage['open'],
    keys: () => Promise.resolve([...all.keys()]),
    delete: (name: string) => Promise.resolve(all.delete(name)),
    match: ((path: string, { cacheName = '' } = {}) =>
      Promise.resolve(all.get(cacheName)?.get(path)?.clone())) as unknown as CacheStorage['match'],
  };
}

const script = () => new Response('js', { headers: { 'content-type': 'text/javascript' } });
const markup = (text = page) => new Response(text, { headers: { 'content-type': 'text/html' } });
const pathOf = (asked: Request | string) => (typeof asked === 'string' ? asked : new URL(asked.url).pathname);
const network = (asked: Request | string) => {
  const text = pages[pathOf(asked)];
  return Promise.resolve(text === undefined ? script() : markup(text));
};
const open = (fetch: Parameters<typeof createShellCache>[1]['fetch'], caches = createCaches()) => ({
  caches,
  cache: createShellCache(shell, { caches, fetch, patienceMs: 20 }),
});
const request = (path: string) => new Request(`https://expo.test${path}`);

describe('caching a build', () => {
  it('stores all pages and every file, and nothing else', async () => {
    const { cache, caches } = open(network);
    await cache.install();
    expect([...(caches.all.get('shell-b2')?.keys() ?? [])].sort()).toEqual(
      [...Object.keys(pages), ...shell.files].sort(),
    );
  });

  const refused: [what: string, answer: (path: string) => Response][] = [
    [
      'a file is gone',
      (path) => (path === '/assets/Code-1.js' ? new Response('', { status: 404 }) : script()),
    ],
    [
      'a missing file is answered with the page',
      (path) => (path.startsWith('/assets/') ? markup() : markup()),
    ],
    [
      'a page names another build',
      (path) =>
        path === '/pass.html' ? markup('index-b3.js') : path in pages ? markup(pages[path]) : script(),
    ],
  ];
  it.each(refused)('stores nothing when %s', async (_what, answer) => {
    const { cache, caches } = open((asked) => Promise.resolve(answer(pathOf(asked))));
    await expect(cache.install()).rejects.toThrow();
    expect(caches.all.size).toBe(0);
  });

  it('removes the caches of earlier builds, and no others', async () => {
    const caches = createCaches(['shell-b1', 'shell-b2', 'pictures']);
    await open(network, caches).cache.removeOld();
    expect([...caches.all.keys()]).toEqual(['shell-b2', 'pictures']);
  });
});

describe('the screens that are cached later', () => {
  const keptIn = (caches: ReturnType<typeof createCaches>) => [...(caches.all.get('shell-b2')?.keys() ?? [])];

  it('are added to what a code needs', async () => {
    const { cache, caches } = open(network);
    await cache.install();
    expect(await cache.keepLater()).toBe(true);
    expect(keptIn(caches)).toEqual(expect.arrayContaining([...shell.files, ...shell.later]));
  });

  it('are gone on with where a broken connection ended it, and nothing is fetched twice', async () => {
    let isBroken = true;
    const fetched: string[] = [];
    const { cache, caches } = open((asked) => {
      if (isBroken && pathOf(asked) === '/assets/Cards-1.js') return Promise.reject(new TypeError('offline'));
      fetched.push(pathOf(asked));
      return network(asked);
    });
    await cache.install();
    expect(await cache.keepLater()).toBe(false);
    expect(keptIn(caches)).not.toContain('/assets/Cards-1.js');
    isBroken = false;
    await cache.keepLater();
    expect(keptIn(caches)).toEqual(expect.arrayContaining(shell.later));
    expect(fetched.sort()).toEqual([...Object.keys(pages), ...shell.files, ...shell.later].sort());
  });

  it('do not bring a cache back that a logout removed', async () => {
    const { cache, caches } = open(network);
    await cache.install();
    caches.all.clear();
    expect(await cache.keepLater()).toBe(false);
    expect(caches.all.size).toBe(0);
  });
});

describe('a page', () => {
  const answered = async (fetch: Parameters<typeof open>[0], path = '/list') => {
    const { cache, caches } = open(network);
    await cache.install();
    return (await open(fetch, caches).cache.answerPage(request(path))).text();
  };

  it('comes from the network if possible, so that no page stays on an old build', async () => {
    expect(await answered(() => Promise.resolve(markup('newest')))).toBe('newest');
  });
  it.each([
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the network does not answer', () => new Promise<Response>(() => {})],
    ['the server is broken', () => Promise.resolve(new Response('', { status: 502 }))],
  ])('comes from the cache when %s', { tags: ['N03'] }, async (_what, fetch) => {
    expect(await answered(fetch)).toBe(page);
  });
  it.each(['/code', '/code/', '/xycode?voucher=v1&group=1'])(
    'that shows a pass, as %s does, comes from the cache without asking the network',
    async (path) => {
      const asked: string[] = [];
      const fetch = (wanted: Request | string) => {
        asked.push(pathOf(wanted));
        return Promise.resolve(markup('newest'));
      };
      expect(await answered(fetch, path)).toBe(passPage);
      expect(asked).toEqual([]);
    },
  );
  it('that shows a pass comes from the network where a reload asks for the newest build', async () => {
    expect(await answered(() => Promise.resolve(markup('newest')), '/code?v=b2')).toBe('newest');
    const offline = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await answered(offline, '/code?v=b2')).toBe(passPage);
  });
  it('that is not cached waits for the network, however late', async () => {
    const late = () => new Promise<Response>((done) => setTimeout(() => done(markup('late')), 60));
    expect(await (await open(late).cache.answerPage(request('/code'))).text()).toBe('late');
  });
});

describe('what the worker answers', () => {
  const cases: [what: string, path: string, mode: RequestMode, kind: 'page' | 'file' | undefined][] = [
    ['a screen', '/code?voucher=1', 'navigate', 'page'],
    ['a file it keeps', '/assets/Code-1.js', 'no-cors', 'file'],
    ['a file it does not keep', '/assets/Login-1.js', 'no-cors', undefined],
    ['the version', '/version.json', 'cors', undefined],
    ['the API', '/v2/data/queryList/Channel', 'cors', undefined],
    ['the auth host as a page', '/oauth/authorize', 'navigate', undefined],
    ['a picture as a page', '/icon.svg', 'navigate', undefined],
  ];
  it.each(cases)('%s', (_what, path, mode, kind) => {
    const asked = { method: 'GET', mode, url: `https://expo.test${path}` };
    expect(kindOfRequest(asked, 'https://expo.test', shell.files)).toBe(kind);
  });
  it('is never a POST, and never another origin', () => {
    const asked = { method: 'GET', mode: 'navigate', url: 'https://expo.test/code' } as const;
    expect(kindOfRequest({ ...asked, method: 'POST' }, 'https://expo.test', [])).toBeUndefined();
    expect(kindOfRequest(asked, 'https://other.test', [])).toBeUndefined();
  });
});
