import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Sandbox } from '../answer.ts';
import type { LiveSockets } from './liveSockets.ts';
import { answerNode } from './nodeBridge.ts';

export interface RunningServer {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  close(): Promise<void>;
}

/** On a free port unless one is given; with `/ws` if there are live sockets. */
export function startNodeServer(sandbox: Sandbox, port = 0, live?: LiveSockets): Promise<RunningServer> {
  const server = createServer((incoming, outgoing) => void answerNode(sandbox, incoming, outgoing));
  // On a busy machine a connection would be closed just as a request is written to it, which then fails.
  server.keepAliveTimeout = 0;
  if (live !== undefined)
    server.on('upgrade', (request, socket, head) => {
      if (!live.upgrade(request, socket, head)) socket.destroy();
    });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const { port: actualPort } = server.address() as AddressInfo;
      resolve({
        origin: `http://127.0.0.1:${actualPort}`,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            live?.close();
            server.closeAllConnections();
          }),
      });
    });
  });
}
