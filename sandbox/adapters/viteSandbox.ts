import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import type { Duplex } from 'node:stream';
import type { Plugin, ViteDevServer } from 'vite';
import { createSandbox, type Sandbox } from '../answer.ts';
import { createLogOnDisk } from '../store/logOnDisk.ts';
import type { Store } from '../store/store.ts';
import { createLiveSockets, type LiveSockets } from './liveSockets.ts';
import { answerNode } from './nodeBridge.ts';
import { isForGallery, serveGallery } from './viteGallery.ts';

type Middleware = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;

/**
 * Adds the sandbox to Vite's dev and preview servers. Its data are in `.sandbox/` of the project, or in
 * `SANDBOX_DIR`. In dev an edit reloads the code and keeps the data.
 */
export function sandbox(): Plugin {
  return {
    name: 'sandbox',
    configureServer: (server) => {
      const store = openStore(server.config.root);
      const live = listenAt(server.httpServer);
      server.middlewares.use(middleware(() => loadFresh(server, store, live)));
    },
    configurePreviewServer: (server) => {
      const live = listenAt(server.httpServer);
      const store = openStore(server.config.root);
      const running = createSandbox({ store, now: Date.now, onSaved: live.tell, hasGallery: true });
      server.middlewares.use(serveGallery(server.config));
      server.middlewares.use(middleware(async () => running));
    },
  };
}

/** Only `/ws`: Vite has its own sockets on the same server. */
function listenAt(server: Pick<ViteDevServer, 'httpServer'>['httpServer']): LiveSockets {
  const live = createLiveSockets();
  server?.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    live.upgrade(request, socket, head);
  });
  server?.on('close', () => live.close());
  return live;
}

function openStore(root: string): Store {
  return createLogOnDisk(resolve(root, process.env['SANDBOX_DIR'] ?? '.sandbox'));
}

function middleware(getSandbox: () => Promise<Sandbox>): Middleware {
  return (incoming, outgoing, next) => {
    // Tells the app where the stories are; builds do not know.
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

/** Vite serves the sandbox's modules, which the static demo loads in a worker, and the gallery. */
function isForSandbox(url: string): boolean {
  const [path = ''] = url.split('?');
  if (/\.(ts|js|map)$/.test(path) || isForGallery(path)) return false;
  return path === '/sandbox' || /^\/(v2|oauth|cos|sandbox)\//.test(path);
}

type AnswerModule = { readonly createSandbox: typeof createSandbox };

const loaded = new WeakMap<ViteDevServer, { create: AnswerModule['createSandbox']; running: Sandbox }>();

/** The module runner caches a module until it is edited. */
async function loadFresh(server: ViteDevServer, store: Store, live: LiveSockets): Promise<Sandbox> {
  const module = (await server.ssrLoadModule('/sandbox/answer.ts')) as AnswerModule;
  const current = loaded.get(server);
  if (current?.create === module.createSandbox) return current.running;
  const running = module.createSandbox({ store, now: Date.now, onSaved: live.tell, hasGallery: true });
  loaded.set(server, { create: module.createSandbox, running });
  return running;
}
