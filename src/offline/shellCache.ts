import { bootPageAt, bootPages } from '../domain/address/bootPages.ts';

/** Files of a build, cached so that its screens open offline. Inserted by the build. */
export interface ShellFiles {
  readonly id: string;
  /** The entry's address: HTML without it belongs to another build. */
  readonly entry: string;
  /** Without these no code opens: cached before the worker is active. */
  readonly files: readonly string[];
  /** Screens that a visitor reads in a hall: cached once the page has nothing else to do. */
  readonly later: readonly string[];
}

export interface ShellDeps {
  readonly caches: Pick<CacheStorage, 'open' | 'match' | 'keys' | 'delete'>;
  readonly fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
  /** After this time without an answer the cached page is used. */
  readonly patienceMs: number;
}

export interface ShellCache {
  /** Fetches everything; rejects, and keeps nothing, when a file is missing or of another build. */
  install(): Promise<void>;
  /** Fetches what of the later files is missing, up to the first that cannot be had. Whether all are there then; never rejects. */
  keepLater(): Promise<boolean>;
  removeOld(): Promise<void>;
  answerPage(request: Request): Promise<Response>;
  answerFile(request: Request): Promise<Response>;
}

const prefix = 'shell-';
const page = '/index.html';
const pages: readonly string[] = [page, ...bootPages.map(({ file }) => `/${file}`)];

/** A server that answers every address with HTML would otherwise be cached as a script. */
function isUsable(response: Response, path: string): boolean {
  const isMarkup = /html/.test(response.headers.get('content-type') ?? '');
  return response.status === 200 && (pages.indexOf(path) >= 0 || !isMarkup);
}

/**
 * Puts into the cache what of these files is missing. Few at a time: what the visitor does meanwhile needs the line. Ends where the
 * cache was removed, or a file cannot be had.
 */
async function keepMissing(
  name: string,
  files: readonly string[],
  { caches }: Pick<ShellDeps, 'caches'>,
  get: (path: string) => Promise<Response>,
): Promise<boolean> {
  const isThere = async () => (await caches.keys()).indexOf(name) >= 0;
  if (!(await isThere())) return false;
  // Opened once: a cache that a logout removes meanwhile does not come back by what is put into it.
  const cache = await caches.open(name);
  const left = files.slice();
  const keepNext = async (): Promise<boolean> => {
    const path = left.shift();
    if (path === undefined) return true;
    if (!(await isThere())) return false;
    if (!(await caches.match(path, { cacheName: name }))) await cache.put(path, await get(path));
    return keepNext();
  };
  const ends = await Promise.all([keepNext(), keepNext(), keepNext()]).catch(() => [false]);
  return ends.indexOf(false) < 0;
}

export function createShellCache(shell: ShellFiles, { caches, fetch, patienceMs }: ShellDeps): ShellCache {
  const name = prefix + shell.id;

  async function get(path: string): Promise<Response> {
    const response = await fetch(path, pages.indexOf(path) >= 0 ? { cache: 'no-store' } : {});
    if (!isUsable(response, path)) throw new Error(`${path} is not there`);
    return response;
  }

  async function install(): Promise<void> {
    const paths = [...pages, ...shell.files];
    const responses = await Promise.all(paths.map(get));
    const texts = await Promise.all(responses.slice(0, pages.length).map((one) => one.clone().text()));
    // A deployment happened in between; the browser will find the newer worker. A page names the entry without its folder.
    const entry = shell.entry.slice(shell.entry.lastIndexOf('/') + 1);
    if (texts.some((text) => text.indexOf(entry) < 0)) throw new Error('The page belongs to another build');
    const cache = await caches.open(name);
    await Promise.all(responses.map((response, at) => cache.put(paths[at] as string, response)));
  }

  async function removeOld(): Promise<void> {
    const names = await caches.keys();
    const old = names.filter((other) => other.indexOf(prefix) === 0 && other !== name);
    await Promise.all(old.map((other) => caches.delete(other)));
  }

  // Not `caches.open`, which would create the cache again after a logout removed it.
  const findKept = (path: string) => caches.match(path, { cacheName: name });

  /** A pass is wanted immediately. Not where a reload has asked for the newest page. */
  async function answerPage(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const own = bootPageAt(pathname);
    const file = own === undefined ? page : `/${own.file}`;
    const kept = own?.isKeptFirst && searchParams.get('v') === null ? await findKept(file) : undefined;
    return kept ?? answerFromNetwork(request, file);
  }

  async function answerFromNetwork(request: Request, instead: string): Promise<Response> {
    const fromNetwork = fetch(request);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<undefined>((done) => {
      timer = setTimeout(() => done(undefined), patienceMs);
    });
    const first = await Promise.race([fromNetwork.catch(() => undefined), late]);
    clearTimeout(timer);
    if (first !== undefined && first.status < 500) return first;
    // Without a cached page wait for the network.
    return (await findKept(instead)) ?? first ?? fromNetwork;
  }

  return {
    install,
    keepLater: () => keepMissing(name, shell.later, { caches }, get),
    removeOld,
    answerPage,
    answerFile: async (request) => (await findKept(new URL(request.url).pathname)) ?? fetch(request),
  };
}

/** Everything else, above all the API, bypasses the worker. */
export function kindOfRequest(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
  files: readonly string[],
): 'page' | 'file' | undefined {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return undefined;
  if (mode === 'navigate') return isScreen(address.pathname) ? 'page' : undefined;
  return files.indexOf(address.pathname) >= 0 ? 'file' : undefined;
}

/** A screen's address has no extension and is not a service on the same origin. */
function isScreen(path: string): boolean {
  return (
    path === page || !(/\.[0-9A-Za-z]+$/.test(path) || /^\/(v2|oauth|ws|cos-auth|sandbox)(\/|$)/.test(path))
  );
}
