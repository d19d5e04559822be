// @vitest-environment jsdom
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registrationRecord } from '../../src/api/registrationRecord.ts';
import { contactBucket } from '../../src/device/contactBucket.ts';
import type { Submission } from '../../src/flows/submission.ts';
import { openTab, type Tab } from '../flows/openPhone.ts';
import { type FaultKind, faultKinds, type FaultServer, startFaultServer } from './faultServer.ts';

/** A few in every run; `npm run test:long` makes a thousand. */
const schedules = Number(process.env.SCHEDULES ?? 40);
/** At a time: more would make the machine late, and a late machine is no slow line. */
const together = 20;
const timeFactor = 0.02;
const requestTimeoutMs = 60_000 * timeFactor;
/** Later than every time-out, and before the page may believe that nothing was stored. */
const lateMs = 65_000 * timeFactor;
const faultyCalls = 7;

vi.setConfig({ testTimeout: 600_000 });
let server: FaultServer;
let tab: Tab | undefined;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(async () => {
  tab?.kill();
  await server.close();
});

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
  });
  const personId = contactBucket(person);
  return page.createSubmission({
    entry: { id: clientRef, exhibitionId, channelId, clientRef, personId, record, secretFields: [] },
    contact,
  });
}

/** Sends once and goes on whenever the page rests, as a patient person does. */
async function register(page: Tab, person: string): Promise<Submission> {
  const submission = submissionOf(page, person);
  await submission.start();
  for (let patience = 0; patience < 8; patience += 1) {
    if (submission.store.getState().state.at !== 'parked') break;
    await submission.resume();
  }
  return submission;
}

describe.each([
  ['keeps our reference', true],
  ['keeps only what it knows', false],
] as const)('a server that %s, on a line that breaks in ten ways', (_, keepsUnknownFields) => {
  it('stores every registration once, and says so of each', {
    tags: ['N05', 'N06', 'N08', 'N10', 'N17', 'N18', 'U09', 'U10', 'U11'],
  }, async () => {
    server = await startFaultServer({
      faultOf: scheduled,
      lateMs,
      dripMs: requestTimeoutMs / 10,
      keepsUnknownFields,
    });
    const page = await openTab({ baseUrl: server.baseUrl, timeFactor, requestTimeoutMs });
    tab = page;
    const stateOf = new Map<string, string>();
    for (let first = 0; first < schedules / 2; first += together) {
      const seeds = Array.from({ length: together }, (_unused, index) => first + index);
      await Promise.all(
        seeds.map(async (seed) => {
          const person = personOf(keepsUnknownFields ? seed : seed + 1_000_000);
          const submission = await register(page, person);
          stateOf.set(person, submission.store.getState().state.at);
        }),
      );
    }
    // Whatever is still on its way arrives before the rows are counted.
    await new Promise((arrived) => setTimeout(arrived, lateMs * 2));
    const ends: Record<string, number> = {};
    for (const [person, at] of stateOf) {
      const end = `${at}, ${(await server.rowsOf(person)).length} rows`;
      ends[end] = (ends[end] ?? 0) + 1;
    }
    expect(ends).toEqual({ 'done, 1 rows': Math.ceil(schedules / 2 / together) * together });
    // A line that is always well would prove nothing.
    expect(server.faultsMade()).toBeGreaterThan(schedules / 2);
  });
});
