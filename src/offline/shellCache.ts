/** What one build keeps on the phone so that a code opens where there is no network. Put in by the build. */
export interface ShellFiles {
  /** Tells one set of files from the next. */
  readonly id: string;
  /** The entry's address: a page that does not name it belongs to another build. */
  readonly entry: string;
  /** Addresses whose content never changes. */
  readonly files: readonly string[];
}

/** The browser's parts that a test replaces. */
export interface ShellDeps {
  readonly caches: Pick<CacheStorage, 'open' | 'match' | 'keys' | 'delete'>;
  readonly fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
  /** After this long without an answer the page that is kept opens. */
  readonly patienceMs: number;
}

export interface ShellCache {
  /** Fetches everything anew; rejects, and keeps nothing, when something is missing or of another build. */
  install(): Promise<void>;
  /** Removes what earlier builds have kept. */
  removeOld(): Promise<void>;
  /** The network's page, or the one that is kept where there is none. */
  answerPage(request: Request): Promise<Response>;
  /** A file out of the cache, else from the network. */
  answerFile(request: Request): Promise<Response>;
}

const prefix = 'shell-';
const page = '/index.html';

/** A web server that answers every address with the page would otherwise be kept as a script. */
function isUsable(response: Response, path: string): boolean {
  const isMarkup = /html/.test(response.headers.get('content-type') ?? '');
  return response.status === 200 && (path === page || !isMarkup);
}

export function createShellCache(shell: ShellFiles, { caches, fetch, patienceMs }: ShellDeps): ShellCache {
  const name = prefix + shell.id;

  async function get(path: string): Promise<Response> {
    const response = await fetch(path, path === page ? { cache: 'no-store' } : {});
    if (!isUsable(response, path)) throw new Error(`${path} is not there`);
    return response;
  }

  async function install(): Promise<void> {
    const paths = [page, ...shell.files];
    const responses = await Promise.all(paths.map(get));
    const text = await (responses[0] as Response).clone().text();
    // A deployment came in between; the browser looks for the newer worker by itself.
    if (text.indexOf(shell.entry) < 0) throw new Error('The page belongs to another build');
    const cache = await caches.open(name);
    await Promise.all(responses.map((response, at) => cache.put(paths[at] as string, response)));
  }

  async function removeOld(): Promise<void> {
    const names = await caches.keys();
    const old = names.filter((other) => other.indexOf(prefix) === 0 && other !== name);
    await Promise.all(old.map((other) => caches.delete(other)));
  }

  // Not by opening it: that would make one anew after a logout has removed them all.
  const findKept = (path: string) => caches.match(path, { cacheName: name });

  async function answerPage(request: Request): Promise<Response> {
    const fromNetwork = fetch(request);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<undefined>((done) => {
      timer = setTimeout(() => done(undefined), patienceMs);
    });
    const first = await Promise.race([fromNetwork.catch(() => undefined), late]);
    clearTimeout(timer);
    if (first !== undefined && first.status < 500) return first;
    // Without a page that is kept the network has the last word, however late.
    return (await findKept(page)) ?? first ?? fromNetwork;
  }

  return {
    install,
    removeOld,
    answerPage,
    answerFile: async (request) => (await findKept(new URL(request.url).pathname)) ?? fetch(request),
  };
}

/** What this worker answers; everything else, the API above all, goes to the network as if it were not there. */
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

/** A screen's address has no file ending, and is not one of the services behind the same origin. */
function isScreen(path: string): boolean {
  return (
    path === page || !(/\.[0-9A-Za-z]+$/.test(path) || /^\/(v2|oauth|ws|cos-auth|sandbox)(\/|$)/.test(path))
  );
}
