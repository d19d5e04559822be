// @vitest-environment jsdom
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { registrationRecord } from '#entities/registration/api/registrationRecord.ts';
import type { SubmissionState } from '#sending/rules/submissionState.ts';
import { outboxEntry, type SubmissionEntry } from '#sending/outboxEntry.ts';
import type { BrokenPage } from './brokenPage.ts';
import { runOnEveryServer, handOutPhone, handOutPhones } from './brokenPhones.ts';
import { type Capabilities, combinations } from './capableServer.ts';
import {
  countEnds,
  diceOf,
  lateMs,
  perPhone,
  schedules,
  startScheduledServer,
  breakdownsOf,
} from './schedule.ts';
import { Told } from './told.ts';

const personOf = (seed: number) => `139${String(seed).padStart(8, '0')}`;

const nameOf = (person: string) => `访客${person}`;

function freshEntry(person: string, life: number): SubmissionEntry {
  // Typed once more after the page died, it is a new intent.
  const clientRef = `5f0c1c1e-7f8e-4d49-9a6${life}-${person.padStart(12, '0')}`;
  const [exhibitionId, channelId] = ['open00000000000000000001', 'visitor00000000000000001'];
  const record = registrationRecord({
    exhibitionId,
    channelId,
    clientRef,
    name: nameOf(person),
    company: '南麓食品有限公司',
    contact: { kind: 'mobile', value: person },
    answers: { Interests: ['robots'] },
    group: { id: 'a7c1d0e2-7f8e-4d49-9a65-0d6a7d1f3b11', leader: undefined },
  });
  const owner = { kind: 'registration', contact: { kind: 'mobile', value: person } } as const;
  const sender = { kind: 'newcomer', userId: '' } as const;
  return outboxEntry({ exhibitionId, channelId, clientRef, owner, sender, record });
}

/** Sends once, resumes what an earlier page has left, and goes on whenever the page rests, as a patient person does. */
async function register(page: BrokenPage, person: string, life: number, told: Told): Promise<void> {
  const { outbox } = await page.tab.localStores();
  const found = (await outbox.list()).find(({ record }) => record['Mob'] === person);
  if (found === undefined && told.isDone(person)) return;
  const { createSubmission, reopenSubmission, registrationGateway } = page.tab;
  const submission =
    found === undefined
      ? createSubmission(freshEntry(person, life), registrationGateway)
      : reopenSubmission(found, registrationGateway);
  submission.store.subscribe(({ state }) => told.hear(page, person, state));
  if (found === undefined) await submission.start();
  else {
    const before = found.state as SubmissionState;
    await submission.reopen();
    // What was never sent waits for a tap.
    if (before.at === 'prepared' && submission.store.getState().state.at !== 'parked')
      told.note(person, 'sent by itself');
  }
  for (let patience = 0; patience < 8; patience += 1) {
    if (submission.store.getState().state.at !== 'parked') break;
    await submission.resume();
  }
  // The voucher is kept.
  if (submission.store.getState().state.at === 'done') await submission.forget();
}

/** Everybody into whose hands the page comes, each after a while. */
function attendTo(page: BrokenPage, people: readonly string[], life: number, next: () => number, told: Told) {
  const pauses = people.map(() => Math.floor(next() * 200));
  return Promise.all(
    people.map((person, index) =>
      page.run(async () => {
        await pause(pauses[index]);
        await register(page, person, life, told);
      }),
    ),
  );
}

async function runSchedules(capabilities: Capabilities, combination: number, count: number) {
  const server = await startScheduledServer(capabilities);
  const told = new Told(server);
  const people = Array.from({ length: count }, (_, index) => personOf(combination * 1_000_000 + index));
  const broken = await handOutPhones(Math.ceil(count / perPhone), (phone) => {
    const hands = people.slice(phone * perPhone, (phone + 1) * perPhone);
    const next = diceOf(Number(hands[0]) + 1);
    return handOutPhone(server, breakdownsOf(combination, phone), (page, life) =>
      attendTo(page, hands, life, next, told),
    );
  });
  // Requests in flight arrive before the rows are counted.
  await pause(lateMs * 2);
  const personNamed = new Map(people.map((person) => [nameOf(person), person]));
  const ends = await countEnds(server, [...personNamed.keys()], (name) =>
    told.of(personNamed.get(name) ?? ''),
  );
  await server.close();
  return { ends, broken, faultsMade: server.faultsMade() };
}

const perServer = Math.ceil(schedules / combinations.length);
const runs = runOnEveryServer((capabilities, combination) =>
  runSchedules(capabilities, combination, perServer),
);

describe('on a line that breaks in eleven ways, from pages that are killed and frozen', () => {
  it.each(combinations.map(([title], index) => [title, index] as const))(
    'a server that %s stores each person once, except where a browser sends twice and the server keeps no reference, and no page says otherwise',
    {
      tags: ['N05', 'N06', 'N07', 'N08', 'N10', 'N17', 'N18', 'U04', 'U05', 'U06', 'U09', 'U10', 'U11'],
    },
    async (_, index) => {
      const { ends, broken, faultsMade } = await runs[index]!;
      expect(ends).toEqual({ 'done, 1 rows': perServer });
      // A line that is always well, and a page that always runs, would prove nothing.
      expect(faultsMade).toBeGreaterThan(perServer);
      expect(broken).toBeGreaterThan(perServer / perPhone / 2);
    },
  );
});
