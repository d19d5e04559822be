import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Sandbox } from '../answer.ts';
import { answerNode } from './nodeBridge.ts';

export interface RunningServer {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  close(): Promise<void>;
}

/** The sandbox behind a real socket, on a free port unless one is given. */
export function startNodeServer(sandbox: Sandbox, port = 0): Promise<RunningServer> {
  const server = createServer((incoming, outgoing) => void answerNode(sandbox, incoming, outgoing));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const { port: actualPort } = server.address() as AddressInfo;
      resolve({
        origin: `http://127.0.0.1:${actualPort}`,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });
}
