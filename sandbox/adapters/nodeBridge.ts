import { pipeline } from 'node:stream/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Sandbox } from '../answer.ts';

/** Converts between Node's http and the sandbox. */
export async function answerNode(
  sandbox: Sandbox,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const closed = new AbortController();
  outgoing.on('close', () => closed.abort());
  try {
    const response = await sandbox.answer(await readRequest(incoming, closed.signal));
    if (outgoing.destroyed) return;
    outgoing.statusCode = response.status;
    response.headers.forEach((value, name) => outgoing.setHeader(name, value));
    // What tells its length may be large or slow: it is passed on as it comes, until the request has ended.
    if (response.body !== null && response.headers.has('content-length'))
      await pipeline(response.body, outgoing).catch(() => outgoing.destroy());
    else outgoing.end(Buffer.from(await response.arrayBuffer()));
  } catch (error) {
    if (outgoing.destroyed) return;
    outgoing.statusCode = 500;
    outgoing.setHeader('content-type', 'text/plain; charset=utf-8');
    outgoing.end(
      `The sandbox broke: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
  }
}

async function readRequest(incoming: IncomingMessage, signal: AbortSignal): Promise<Request> {
  const method = incoming.method ?? 'GET';
  const headers = new Headers();
  const { ':authority': authority, ':scheme': scheme = 'http' } = incoming.headers;
  for (const [name, value] of Object.entries(incoming.headers)) {
    // HTTP/2 says there what HTTP/1 says in its first line.
    if (name.startsWith(':')) continue;
    for (const item of Array.isArray(value) ? value : [value ?? '']) headers.append(name, item);
  }
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const body = method === 'GET' || method === 'HEAD' ? null : Buffer.concat(chunks);
  const host = incoming.headers.host ?? String(authority ?? 'localhost');
  const url = `${String(scheme)}://${host}${incoming.url ?? '/'}`;
  return new Request(url, { method, headers, body, signal });
}
