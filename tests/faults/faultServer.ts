import type { ServerResponse } from 'node:http';
import { createSandbox } from '../../sandbox/answer.ts';
import { createMemoryStore } from '../../sandbox/store/memory.ts';
import type { Row } from '../../sandbox/store/store.ts';
import { type Recorded, type RecordingServer, startRecordingServer } from '../api/recordingServer.ts';

/** What a line, a proxy or a server does to one request. All of it happens on a real socket. */
export const faultKinds = [
  /** The request is swallowed, and the connection ends. */
  'lost',
  /** The row is stored, and the connection ends without a byte. */
  'reset',
  /** The row is stored, and the answer ends in its middle. */
  'cut',
  /** The row is stored, and no answer ever comes. */
  'silence',
  /** Nothing is answered, and the row is stored long after everybody has given up. */
  'late',
  /** The row is stored, and the answer comes a few bytes at a time until nobody listens any more. */
  'drip',
  /** The row is stored, and a proxy says that the connection was idle. */
  'idle408',
  /** The row is stored, and the server says that it has failed. */
  'error500',
  /** A gateway turns the request away. */
  'busy503',
  /** The row is stored, and a gateway's page comes in place of the answer. */
  'page',
] as const;
export type FaultKind = (typeof faultKinds)[number];

export interface FaultSettings {
  /** What happens to this call; undefined for nothing. `nth` counts this person's calls from 0. */
  readonly faultOf: (person: string, path: string, nth: number) => FaultKind | undefined;
  /** How long after its arrival a late request is carried out. */
  readonly lateMs: number;
  /** Between two pieces of an answer that drips. */
  readonly dripMs: number;
  /** A server that keeps only the fields it knows loses our reference. */
  readonly keepsUnknownFields: boolean;
}

export interface FaultServer extends RecordingServer {
  readonly rowsOf: (person: string) => Promise<readonly Row[]>;
  /** What was carried out without the one who asked being told. */
  readonly faultsMade: () => number;
}

/** The sandbox behind a real server that breaks what it is told to break. */
export async function startFaultServer(settings: FaultSettings): Promise<FaultServer> {
  const store = createMemoryStore();
  const sandbox = createSandbox({ store, now: Date.now });
  const calls = new Map<string, number>();
  let faultsMade = 0;

  async function carryOut({ path, headers, body }: Recorded): Promise<{ status: number; text: string }> {
    const answer = await sandbox.answer(
      new Request(`http://sandbox.test${path}`, {
        method: 'POST',
        headers: { authorization: headers.authorization ?? '', 'content-type': 'application/json' },
        body: JSON.stringify(settings.keepsUnknownFields ? body : withoutReference(body)),
      }),
    );
    return { status: answer.status, text: await answer.text() };
  }

  const server = await startRecordingServer(async (response, request) => {
    const person = personOf(request.body);
    const nth = calls.get(person) ?? 0;
    calls.set(person, nth + 1);
    const fault = settings.faultOf(person, request.path, nth);
    if (fault !== undefined) faultsMade += 1;
    if (fault === 'lost') return void response.destroy();
    if (fault === 'busy503') return void response.writeHead(503).end('<h1>Service Unavailable</h1>');
    if (fault === 'late') return void setTimeout(() => void carryOut(request), settings.lateMs);
    spoil(response, await carryOut(request), fault, settings.dripMs);
  });

  return {
    ...server,
    faultsMade: () => faultsMade,
    rowsOf: async (person) =>
      (await store.load()).flatMap(({ collection, row }) =>
        collection === 'VisitorExhibitionInfo' && row?.['Mob'] === person ? [row] : [],
      ),
  };
}

function spoil(
  response: ServerResponse,
  { status, text }: { status: number; text: string },
  fault: Exclude<FaultKind, 'lost' | 'busy503' | 'late'> | undefined,
  dripMs: number,
): void {
  const head = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) };
  switch (fault) {
    case 'reset':
      return void response.socket?.resetAndDestroy();
    case 'silence':
      return;
    case 'idle408':
      return void response.writeHead(408, { Connection: 'close' }).end();
    case 'error500':
      return void response.writeHead(500).end('Internal Server Error');
    case 'page':
      return void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Please log in</p>');
    case 'cut':
      response.writeHead(status, head);
      return void response.write(text.slice(0, text.length >> 1), () => response.destroy());
    case 'drip':
      response.writeHead(status, head);
      return drip(response, text, dripMs);
    case undefined:
      response.writeHead(status, head).end(text);
  }
}

function drip(response: ServerResponse, text: string, dripMs: number): void {
  let sent = 0;
  const timer = setInterval(() => {
    if (sent >= text.length || response.destroyed) {
      clearInterval(timer);
      return void response.end();
    }
    response.write(text.slice(sent, (sent += 1)));
  }, dripMs);
}

interface Params {
  readonly record?: Row;
  readonly condition?: Row;
}

function personOf({ params }: Record<string, unknown>): string {
  const { record, condition } = (params ?? {}) as Params;
  const mobile = record?.['Mob'] ?? condition?.['Mob'];
  return typeof mobile === 'string' ? mobile : '';
}

function withoutReference(body: Record<string, unknown>): Record<string, unknown> {
  const { record, ...rest } = (body['params'] ?? {}) as Params;
  if (record === undefined) return body;
  const { ClientRef: _, ...known } = record;
  return { ...body, params: { ...rest, record: known } };
}
