import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export interface Recorded {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
  readonly body: Record<string, unknown>;
}

/** Answers one request on the bare socket's response; `count` is how many came before, plus one. */
export type Responder = (response: ServerResponse, request: Recorded, count: number) => void | Promise<void>;

export interface RecordingServer {
  readonly baseUrl: string;
  readonly requests: Recorded[];
  close: () => Promise<void>;
}

/** A real server on 127.0.0.1 that writes down what reaches it. */
export async function startRecordingServer(respond: Responder): Promise<RecordingServer> {
  const requests: Recorded[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    void (async () => {
      const recorded = await record(request);
      if (recorded.method === 'OPTIONS') return allowOrigin(response).writeHead(204).end();
      requests.push(recorded);
      await respond(allowOrigin(response), recorded, requests.length);
    })();
  });
  // On a busy machine a connection would be closed just as a request is written to it, which then fails.
  server.keepAliveTimeout = 0;
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy();
      server.close(() => resolve());
    });
  return { baseUrl: `http://127.0.0.1:${port}`, requests, close };
}

/** An envelope with HTTP 200, or with another status. */
export function reply(response: ServerResponse, envelope: unknown, status = 200): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(envelope));
}

async function record(request: IncomingMessage): Promise<Recorded> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk);
  const body = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
  const { method = '', url: path = '', headers } = request;
  return { method, path, headers, text, body };
}

function allowOrigin(response: ServerResponse): ServerResponse {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader(
    'Access-Control-Allow-Headers',
    'authorization, content-type, x-client, x-exhibition-id',
  );
  response.setHeader('Access-Control-Expose-Headers', 'retry-after');
  return response;
}
