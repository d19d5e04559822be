// @vitest-environment jsdom
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { registrationRecord } from '../../src/api/registrationRecord.ts';
import { contactBucket } from '../../src/device/contactBucket.ts';
import type { Submission } from '../../src/flows/submission.ts';
import { openTab, type Tab } from '../flows/openPhone.ts';
import { type Capabilities, combinations } from './capableServer.ts';
import { type FaultKind, faultKinds, type FaultServer, startFaultServer } from './faultServer.ts';

/** A few in every run; `npm run test:long` makes a thousand. */
const schedules = Number(process.env.SCHEDULES ?? 40);
/** On each server at a time: more would make the machine late, and a late machine is no slow line. */
const together = 10;
const timeFactor = 0.02;
const requestTimeoutMs = 60_000 * timeFactor;
/** Later than every time-out, and before the page may believe that nothing was stored. */
const lateMs = 65_000 * timeFactor;
const faultyCalls = 7;

vi.setConfig({ testTimeout: 600_000 });

/** The same numbers for the same seed: a schedule that once failed can be made again. */
function diceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 12)) >>> 0) / 2 ** 32;
  };
}

const personOf = (seed: number) => `139${String(seed).padStart(8, '0')}`;

/** Half of a person's first calls go wrong, each in some way; then the line is well. */
function scheduled(person: string, _path: string, nth: number): FaultKind | undefined {
  if (nth >= faultyCalls) return undefined;
  const next = diceOf(Number(person.slice(3)) * 31 + nth * 7919 + 1);
  next();
  return next() < 0.5 ? faultKinds[Math.floor(next() * faultKinds.length)] : undefined;
}

function submissionOf(page: Tab, person: string): Submission {
  const clientRef = `5f0c1c1e-7f8e-4d49-9a65-${person.padStart(12, '0')}`;
  const [exhibitionId, channelId] = ['open00000000000000000001', 'visitor00000000000000001'];
  const contact = { kind: 'mobile', value: person } as const;
  const record = registrationRecord({
    exhibitionId,
    channelId,
    clientRef,
    name: '周闻溪',
    company: '南麓食品有限公司',
    contact,
    answers: { Interests: ['robots'] },
    group: { id: 'a7c1d0e2-7f8e-4d49-9a65-0d6a7d1f3b11', leader: undefined },
  });
  const personId = contactBucket(person);
  return page.createSubmission({
    entry: { id: clientRef, exhibitionId, channelId, clientRef, personId, record, secretFields: [] },
    contact,
  });
}

/** What a person was told that is not so; undefined where all of it was. */
function listenForUntruths(submission: Submission, server: FaultServer): () => string | undefined {
  let untruth: string | undefined;
  submission.store.subscribe(({ state }) => {
    if (state.at === 'done' && !server.holds(state.recordId)) untruth ??= 'told so without a proof';
    if (state.at === 'rejected' || state.at === 'overwriteAsked') untruth ??= `told "${state.at}"`;
  });
  return () => untruth;
}

/** Sends once and goes on whenever the page rests, as a patient person does; how it ended. */
async function register(page: Tab, server: FaultServer, person: string): Promise<string> {
  const submission = submissionOf(page, person);
  const untruth = listenForUntruths(submission, server);
  await submission.start();
  for (let patience = 0; patience < 8; patience += 1) {
    if (submission.store.getState().state.at !== 'parked') break;
    await submission.resume();
  }
  return untruth() ?? submission.store.getState().state.at;
}

async function open(capabilities: Capabilities) {
  const dripMs = requestTimeoutMs / 10;
  const server = await startFaultServer({ faultOf: scheduled, lateMs, dripMs, capabilities });
  return { server, page: await openTab({ baseUrl: server.baseUrl, timeFactor, requestTimeoutMs }) };
}

async function runSchedules(
  { server, page }: Awaited<ReturnType<typeof open>>,
  firstSeed: number,
  count: number,
) {
  const people = Array.from({ length: count }, (_, index) => personOf(firstSeed + index));
  const said = new Map<string, string>();
  for (let first = 0; first < count; first += together) {
    const some = people.slice(first, first + together);
    await Promise.all(some.map(async (person) => said.set(person, await register(page, server, person))));
  }
  // Whatever is still on its way arrives before the rows are counted.
  await new Promise((arrived) => setTimeout(arrived, lateMs * 2));
  const ends: Record<string, number> = {};
  for (const person of people) {
    const rows = (await server.rowsOf(person)).length - server.doublesOf(person);
    const end = `${said.get(person)}, ${rows} rows`;
    ends[end] = (ends[end] ?? 0) + 1;
  }
  page.kill();
  await server.close();
  return { ends, faultsMade: server.faultsMade() };
}

const perServer = Math.ceil(schedules / combinations.length);
const runs: ReturnType<typeof runSchedules>[] = [];

// What takes its time is waiting, so all servers are asked at once.
beforeAll(async () => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('indexedDB', new IDBFactory());
  for (const [index, [, capabilities]] of combinations.entries())
    runs.push(runSchedules(await open(capabilities), index * 1_000_000, perServer));
});
afterAll(() => Promise.allSettled(runs));

describe('on a line that breaks in eleven ways', () => {
  it.each(combinations.map(([title], index) => [title, index] as const))(
    'a server that %s stores everybody once, but for what a browser sends twice by itself, and nobody is told otherwise',
    { tags: ['N05', 'N06', 'N07', 'N08', 'N10', 'N17', 'N18', 'U09', 'U10', 'U11'] },
    async (_, index) => {
      const { ends, faultsMade } = await runs[index]!;
      expect(ends).toEqual({ 'done, 1 rows': perServer });
      // A line that is always well would prove nothing.
      expect(faultsMade).toBeGreaterThan(perServer);
    },
  );
});
