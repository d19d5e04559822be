import type { LateSeeds } from '#sandbox/records.ts';
import type { Row } from '#sandbox/store/store.ts';
import { type MessageWorld, questionRows } from './questionRows.ts';
import { venueText } from '#sandbox/venueClock.ts';
import { exhibitorId } from '../seedIds.ts';
import { type Maker, makeRows, seedId } from '../seeded.ts';
import { storyMark } from '../storyMark.ts';

/** Of the seeds: registered for the large fair. */
export const talkerId = 'person00000000000000000m';

const conversations = 64;
/** One exhibitor has written this often. */
const longConversation = { exhibitor: 7, messages: 10_000 };
const minuteMs = 60_000;

const asked: readonly (readonly [string, string])[] = [
  ['您好，请问有样品可以看吗？', 'Hello, do you have samples to look at?'],
  ['想了解一下最小起订量和交期。', 'What is your minimum order, and how long does delivery take?'],
  ['我们周三上午到展位，方便吗？', 'Would Wednesday morning at your booth suit you?'],
  ['能发一份产品手册吗？', 'Could you send me a brochure?'],
];
const answered: readonly (readonly [string, string])[] = [
  ['有的，展位上随时可以看。', 'Yes, you can see them at our booth at any time.'],
  ['起订量 50 台，交期六周左右。', 'Fifty pieces, and about six weeks.'],
  ['周三上午没问题，请直接来展位。', 'Wednesday morning is fine, just come to our booth.'],
  ['您好，资料稍后发给您。', 'Certainly, I will send it shortly.'],
];

/** Conversations of one visitor: with exhibitors, one of them very long, the organiser's and the system's messages. */
export const messageSeeds = (world: MessageWorld): LateSeeds => ({
  MessageInfo: () => [...longOne(world), ...shortOnes(world), toAll(world), toOne(world)],
  ConnectUs: () => questionRows(world),
});

/** What the organiser has told everybody. */
export const toldSeeds = (world: Omit<MessageWorld, 'visitorId'>): LateSeeds => ({
  MessageInfo: () => [toAll(world)],
});

function shortOnes({ exhibitionId, tenantId, nowMs, visitorId }: MessageWorld): Row[] {
  const wanted = {
    tenantId,
    nowMs,
    count: conversations * 4,
    seed: 71,
    idPrefix: `message${storyMark(exhibitionId)}`,
  };
  return makeRows(wanted, (make, at) => {
    const partner = exhibitorId(exhibitionId, Math.floor(at / 4) + 1);
    const turn = at % 4;
    const isLastAnswer = turn === 3 && make.chance(25);
    // The last conversation is the newest.
    const createdAtMs = nowMs - (conversations * 4 - at) * 37 * minuteMs;
    return {
      ...timed(createdAtMs),
      ExhibitionId: exhibitionId,
      BusinessType: 'text',
      Content: textAt(make, turn),
      ...(turn % 2 === 0 ? sent(visitorId, partner) : received(visitorId, partner)),
      State: isLastAnswer ? '0' : '1',
    };
  });
}

function longOne({ exhibitionId, tenantId, nowMs, visitorId }: MessageWorld): Row[] {
  const { exhibitor, messages } = longConversation;
  const partner = exhibitorId(exhibitionId, exhibitor);
  const wanted = {
    tenantId,
    nowMs,
    count: messages,
    seed: 72,
    idPrefix: `longmess${storyMark(exhibitionId)}`,
  };
  return makeRows(wanted, (make, at) => ({
    // Before all others, so that the list of conversations does not begin with it.
    ...timed(nowMs - 7 * 24 * 60 * minuteMs - (messages - at) * 3 * minuteMs),
    ExhibitionId: exhibitionId,
    BusinessType: 'text',
    Content: `${textAt(make, at)} ${at + 1}`,
    ...(at % 2 === 0 ? sent(visitorId, partner) : received(visitorId, partner)),
    State: '1',
  }));
}

type Told = Omit<MessageWorld, 'visitorId'>;

const toldRow = ({ exhibitionId, tenantId }: Told, number: number): Row => ({
  RecordId: seedId(`told${storyMark(exhibitionId)}`, number),
  TenantId: tenantId,
  ExhibitionId: exhibitionId,
  BusinessType: 'text',
});

const toAll = (world: Told): Row => ({
  ...toldRow(world, 1),
  ...timed(world.nowMs - 90 * minuteMs),
  Type: '3',
  OrganizationSender: 'organization000000000001',
  ToAllVisitor: true,
  Title: '入馆提示 Entry notes',
  Content:
    '明天 9:00 开馆，请提前准备好参观码。\nDoors open at 9:00 tomorrow. Please have your ticket ready.',
  LinkInfo: `/agenda/${world.exhibitionId}`,
});

const toOne = (world: MessageWorld): Row => ({
  ...toldRow(world, 2),
  ...timed(world.nowMs - 5 * 24 * 60 * minuteMs),
  Type: '0',
  SysSender: 'sys',
  VisitorReceiver: world.visitorId,
  State: '1',
  Title: '登记成功 Registered',
  Content: '您的登记已通过审核。\nYour registration has been approved.',
});

const textAt = (make: Maker, turn: number) => {
  const [zh, en] = make.pick(turn % 2 === 0 ? asked : answered);
  return make.chance(70) ? zh : en;
};
const timed = (atMs: number): Row => ({ CreatedAt: venueText(atMs), CreatedAtMesc: atMs });
const sent = (visitorId: string, partner: string): Row => ({
  Type: '0',
  VisitorSender: visitorId,
  ExhibitorReceiver: partner,
});
const received = (visitorId: string, partner: string): Row => ({
  Type: '1',
  ExhibitorSender: partner,
  VisitorReceiver: visitorId,
});
