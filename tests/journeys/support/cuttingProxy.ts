import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Where the line breaks: no byte of the answer ever comes, the connection ends without one, or in the middle of it; or
 * the other end takes the connection for idle and says 408 instead.
 */
export type Cut = 'silence' | 'beforeAnswer' | 'inAnswer' | 'idle408';

/** Stands between the browser and the server and breaks real connections, which no interceptor can. */
export interface CuttingProxy {
  readonly origin: string;
  /** Answers to POSTs whose path contains this are cut, after the server has done the work; `passing` go through first. */
  cut(pathPart: string, how: Cut, passing?: number): void;
  /** The same, from the first POST on whose path contains `cause`. */
  cutAfter(cause: string, pathPart: string, how: Cut): void;
  mend(): void;
  /** POSTs that reached the server. */
  posts(pathPart: string): number;
  close(): Promise<void>;
}

export async function startCuttingProxy(target: string): Promise<CuttingProxy> {
  const cuts = new Map<string, { how: Cut; passing: number }>();
  const posts: string[] = [];
  const later: { cause: string; pathPart: string; how: Cut }[] = [];
  const server = createServer((incoming, outgoing) => pass(incoming, outgoing));

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const path = incoming.url ?? '/';
    const upstream = request(
      new URL(path, target),
      { method: incoming.method, headers: { ...incoming.headers, host: new URL(target).host } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const body = Buffer.concat(chunks);
          const how = incoming.method === 'POST' ? cutFor(path) : undefined;
          if (incoming.method === 'POST') posts.push(path);
          for (const { cause, pathPart, how: next } of later)
            if (path.includes(cause)) cuts.set(pathPart, { how: next, passing: 0 });
          if (how === 'silence') return;
          if (how === 'beforeAnswer') return void outgoing.socket?.destroy();
          if (how === 'idle408') return void outgoing.writeHead(408, { connection: 'close' }).end();
          const { 'transfer-encoding': _, ...headers } = answer.headers;
          outgoing.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': body.length });
          if (how === undefined) return void outgoing.end(body);
          outgoing.write(body.subarray(0, body.length >> 1), () => outgoing.socket?.destroy());
        });
      },
    );
    upstream.on('error', () => outgoing.destroy());
    incoming.pipe(upstream);
  }
  function cutFor(path: string): Cut | undefined {
    const cut = [...cuts].find(([part]) => path.includes(part))?.[1];
    if (cut === undefined) return undefined;
    cut.passing -= 1;
    return cut.passing < 0 ? cut.how : undefined;
  }

  await new Promise<void>((ready) => {
    server.listen(0, 'localhost', ready);
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut: (pathPart, how, passing = 0) => void cuts.set(pathPart, { how, passing }),
    cutAfter: (cause, pathPart, how) => void later.push({ cause, pathPart, how }),
    mend() {
      cuts.clear();
      later.length = 0;
    },
    posts: (pathPart) => posts.filter((path) => path.includes(pathPart)).length,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
