import type { ServerResponse } from 'node:http';
import { createSandbox } from '#sandbox/answer.ts';
import { createMemoryStore } from '#sandbox/store/memory.ts';
import type { Row } from '#sandbox/store/store.ts';
import { type Recorded, type RecordingServer, startRecordingServer } from '../api/recordingServer.ts';
import { type Answered, type Capabilities, createCapableServer, paramsOf } from './capableServer.ts';

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
  /** The row is stored, and the answer comes a few bytes at a time until the client hangs up. */
  'drip',
  /** The row is stored, and a proxy says that the connection was idle. */
  'idle408',
  /** The row is stored, and the server says that it has failed. */
  'error500',
  /** The browser itself sends it a second time, because the connection that it had kept was closed. */
  'twice',
  /** A gateway turns the request away. */
  'busy503',
  /** The row is stored, and a gateway's page comes in place of the answer. */
  'page',
] as const;
export type FaultKind = (typeof faultKinds)[number];

export interface FaultSettings {
  /** What happens to this call; undefined for nothing. `nth` counts this person's calls from 0. */
  readonly faultOf: (person: string, path: string, nth: number) => FaultKind | undefined;
  /** How long after it has left its page a late request is carried out. */
  readonly lateMs: number;
  /** Between two pieces of an answer that drips. */
  readonly dripMs: number;
  readonly capabilities: Capabilities;
}

export interface FaultServer extends RecordingServer {
  /** The registrations under a name. */
  readonly rowsOf: (name: string) => Promise<readonly Row[]>;
  /** Whether a row of this id is stored at this moment. */
  readonly holds: (recordId: string) => boolean;
  /**
   * How many of them are there only because a browser has sent the same request twice, to a server that keeps no reference by
   * which the second one could be told and withdrawn.
   */
  readonly doublesOf: (name: string) => number;
  /** What was carried out without the one who asked being told. */
  readonly faultsMade: () => number;
}

const leftAtMs = new Map<string, number>();

/**
 * A late request counts from here: from its arrival, the time for which a busy machine held it up would be added, and the
 * page, which counts from its decision, might send again before it is carried out.
 */
export function noteLeaving(person: string): void {
  leftAtMs.set(person, performance.now());
}

/** The sandbox behind a real server that breaks what it is told to break. */
export async function startFaultServer(settings: FaultSettings): Promise<FaultServer> {
  const store = createMemoryStore();
  const answer = createCapableServer(createSandbox({ store, now: Date.now }), settings.capabilities);
  const calls = new Map<string, number>();
  const stored = new Set<string>();
  const doubles = new Map<string, number>();
  let faultsMade = 0;

  async function carryOut(request: Recorded): Promise<Answered & { readonly recordId: string | undefined }> {
    const answered = await answer(request);
    const recordId = isInsert(request) ? recordIdIn(answered.text) : undefined;
    if (recordId !== undefined) stored.add(recordId);
    return { ...answered, recordId };
  }

  async function carryOutTwice(request: Recorded): Promise<Answered> {
    const first = await carryOut(request);
    const second = await carryOut(request);
    const name = String(paramsOf(request.body).record?.['Name']);
    const { keepsUnknownFields } = settings.capabilities;
    if (second.recordId !== first.recordId && !keepsUnknownFields)
      doubles.set(name, (doubles.get(name) ?? 0) + 1);
    return second;
  }

  const server = await startRecordingServer(async (response, request) => {
    const person = personOf(request.body);
    const nth = calls.get(person) ?? 0;
    calls.set(person, nth + 1);
    const fault = settings.faultOf(person, request.path, nth);
    if (fault !== undefined) faultsMade += 1;
    if (fault === 'lost') return void response.destroy();
    if (fault === 'busy503') return void response.writeHead(503).end('<h1>Service Unavailable</h1>');
    if (fault === 'late') {
      const sinceMs = performance.now() - (leftAtMs.get(person) ?? performance.now());
      return void setTimeout(() => void carryOut(request), settings.lateMs - sinceMs);
    }
    if (fault === 'twice') return spoil(response, await carryOutTwice(request), undefined, 0);
    spoil(response, await carryOut(request), fault, settings.dripMs);
  });

  return {
    ...server,
    holds: (recordId) => stored.has(recordId),
    doublesOf: (name) => doubles.get(name) ?? 0,
    faultsMade: () => faultsMade,
    rowsOf: async (name) =>
      (await store.load()).flatMap(({ collection, row }) =>
        collection === 'VisitorExhibitionInfo' && row?.['Name'] === name ? [row] : [],
      ),
  };
}

function spoil(
  response: ServerResponse,
  { status, text }: Answered,
  fault: Exclude<FaultKind, 'lost' | 'busy503' | 'late' | 'twice'> | undefined,
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

/** Whose call it is; of somebody without a number of their own, the number of whoever registers them. */
export function personOf(body: Record<string, unknown>): string {
  const { record, setValue, condition } = paramsOf(body);
  const row = record ?? setValue ?? condition;
  const mobile = row?.['Mob'] ?? row?.['GroupMob'];
  return typeof mobile === 'string' ? mobile : '';
}

const isInsert = ({ path }: Recorded) => path.endsWith('/insert/VisitorExhibitionInfo');

function recordIdIn(text: string): string | undefined {
  const { result } = JSON.parse(text) as { result?: Row | null };
  return typeof result?.['RecordId'] === 'string' ? result['RecordId'] : undefined;
}
