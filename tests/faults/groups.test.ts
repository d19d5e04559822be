// @vitest-environment jsdom
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { FormDefinition } from '#domain/form/formDefinition.ts';
import { selfId } from '#domain/group/groupMember.ts';
import type { GroupSending } from '#features/registration/group/send/groupSending.ts';
import type { TypedMember } from '#features/registration/registrationEntry.ts';
import type { BrokenPage } from './brokenPage.ts';
import { runOnEveryServer, handOutPhone, handOutPhones } from './brokenPhones.ts';
import { type Capabilities, combinations } from './capableServer.ts';
import { countEnds, lateMs, schedules, startScheduledServer, breakdownsOf } from './schedule.ts';
import { Told } from './told.ts';

const memberIds = [selfId, 'a', 'b', 'c', 'd'];
const form: FormDefinition = {
  version: '1',
  provenBy: 'mobile',
  fields: [{ key: 'Passport', type: 'idDocument', label: { zh: '', en: '' }, required: false }],
};
const nameOf = (group: number, id: string) => `访客${group}${id}`;

/** Five people of one leader; where it makes sense, two of them without a number of their own. */
function partyOf(group: number, { keepsUnknownFields }: Capabilities): TypedMember[] {
  const contact = { kind: 'mobile', value: `137${String(group).padStart(8, '0')}` } as const;
  const leader = {
    exhibitionId: 'open00000000000000000001',
    channelId: 'visitor00000000000000001',
    contact,
  };
  const groupId = `a7c1d0e2-7f8e-4d49-9a65-${String(group).padStart(12, '0')}`;
  return memberIds.map((id, index) => {
    const own = `136${String(group * memberIds.length + index).padStart(8, '0')}`;
    const isWithout = keepsUnknownFields && index > 2;
    const answers = { Passport: { type: 'passport', number: `E${group}0${index}` } } as const;
    const member = {
      id,
      name: nameOf(group, id),
      company: '江海精工',
      contact: isWithout ? '' : own,
      answers,
    };
    return { leader, groupId, member, form, answers };
  });
}

/** Resumes what an earlier page has left, and taps "send" as long as a person waits for a tap. */
async function sendGroup(page: BrokenPage, group: number, party: readonly TypedMember[], told: Told) {
  const first = party[0];
  if (first === undefined) return;
  const sending = page.createGroupSending(first.leader);
  sending.store.subscribe(({ states }) => {
    for (const [id, state] of Object.entries(states)) told.hear(page, nameOf(group, id), state);
  });
  await sending.reopen(party.map(({ member }) => member.id));
  const atOf = ({ member }: TypedMember) => sending.store.getState().states[member.id]?.at;
  const isOver = (intent: TypedMember) => atOf(intent) === 'done' || atOf(intent) === 'rejected';
  for (let taps = 0; taps < 40; ) {
    const open = party.filter((intent) => !isOver(intent));
    if (open.length === 0) break;
    if (open.some((intent) => (atOf(intent) ?? 'parked') === 'parked')) {
      taps += 1;
      await sending.send(open);
    }
    await pause(20);
  }
  // What is kept of them on the phone is written after they were told.
  while (party.some((intent) => atOf(intent) === 'done') && !isKept(sending, party)) await pause(10);
}

const isKept = (sending: GroupSending, party: readonly TypedMember[]) =>
  sending.store.getState().stored.length ===
  party.filter(({ member }) => sending.store.getState().states[member.id]?.at === 'done').length;

async function runGroups(capabilities: Capabilities, combination: number, count: number) {
  const server = await startScheduledServer(capabilities);
  const told = new Told(server);
  const groups = Array.from({ length: count }, (_, index) => combination * 10_000 + index);
  const broken = await handOutPhones(count, (phone) => {
    const group = groups[phone]!;
    const party = partyOf(group, capabilities);
    return handOutPhone(server, breakdownsOf(combination, phone), (page) => {
      const left = party.filter(({ member }) => told.of(member.name) !== 'done');
      return page.run(() => sendGroup(page, group, left, told));
    });
  });
  // Requests in flight arrive before the rows are counted.
  await pause(lateMs * 2);
  const names = groups.flatMap((group) => memberIds.map((id) => nameOf(group, id)));
  const ends = await countEnds(server, names, told.of);
  await server.close();
  return { ends, broken };
}

const perServer = Math.ceil(schedules / 40);
const runs = runOnEveryServer((capabilities, combination) => runGroups(capabilities, combination, perServer));

describe('five people who are sent in one go, on a line that breaks, from pages that are killed and frozen', () => {
  it.each(combinations.map(([title], index) => [title, index] as const))(
    'a server that %s stores each of them once, and nobody is told otherwise',
    { tags: ['U04', 'U06', 'U14'] },
    async (_, index) => {
      const { ends, broken } = await runs[index]!;
      expect(ends).toEqual({ 'done, 1 rows': perServer * memberIds.length });
      expect(broken).toBeGreaterThan(0);
    },
  );
});
