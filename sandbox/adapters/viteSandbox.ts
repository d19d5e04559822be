import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { createSandbox, type Sandbox } from '../answer.ts';
import { createLogOnDisk } from '../store/logOnDisk.ts';
import type { Store } from '../store/store.ts';
import { answerNode } from './nodeBridge.ts';

type Middleware = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;

/**
 * Puts the sandbox in front of Vite's dev and preview servers. Its data lie in `.sandbox/` of the project, or in
 * `SANDBOX_DIR`. In dev the code is loaded anew after an edit; the data stay.
 */
export function sandbox(): Plugin {
  return {
    name: 'sandbox',
    configureServer: (server) => {
      const store = openStore(server.config.root);
      server.middlewares.use(middleware(() => loadFresh(server, store)));
    },
    configurePreviewServer: (server) => {
      const running = createSandbox({ store: openStore(server.config.root), now: Date.now });
      server.middlewares.use(middleware(async () => running));
    },
  };
}

function openStore(root: string): Store {
  return createLogOnDisk(resolve(root, process.env['SANDBOX_DIR'] ?? '.sandbox'));
}

function middleware(getSandbox: () => Promise<Sandbox>): Middleware {
  return (incoming, outgoing, next) => {
    // How a page of the app learns that there are stories: no build knows their address.
    outgoing.setHeader('Link', '</sandbox/>; rel="help"');
    if (!isForSandbox(incoming.url ?? '/')) return next();
    getSandbox()
      .then((running) => answerNode(running, incoming, outgoing))
      .catch((error: unknown) => {
        outgoing.statusCode = 500;
        outgoing.end(`The sandbox could not be loaded: ${String(error)}`);
      });
  };
}

/** The sandbox's own modules stay with Vite: the static demo loads them in a worker. */
function isForSandbox(url: string): boolean {
  const [path = ''] = url.split('?');
  if (/\.(ts|js|map)$/.test(path)) return false;
  return path === '/sandbox' || /^\/(v2|oauth|cos|sandbox)\//.test(path);
}

type AnswerModule = { readonly createSandbox: typeof createSandbox };

const loaded = new WeakMap<ViteDevServer, { create: AnswerModule['createSandbox']; running: Sandbox }>();

/** The module runner keeps a module until it is edited: the same function means nothing has changed. */
async function loadFresh(server: ViteDevServer, store: Store): Promise<Sandbox> {
  const module = (await server.ssrLoadModule('/sandbox/answer.ts')) as AnswerModule;
  const current = loaded.get(server);
  if (current?.create === module.createSandbox) return current.running;
  const running = module.createSandbox({ store, now: Date.now });
  loaded.set(server, { create: module.createSandbox, running });
  return running;
}
