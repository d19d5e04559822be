import type { TextPair } from '#domain/form/formDefinition.ts';
import { reviewStatus } from '#domain/review/reviewStatus.ts';
import type { FairMs } from '#domain/time/clocks.ts';
import { formatVenueTime, parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { readPeriod } from '#domain/time/period/readPeriod.ts';
import { proofState, proofWindow } from '#domain/time/proofWindow.ts';
import type { Voucher } from '../voucher.ts';
import { type AskedThing, hasMoved, type KeptGate, latestDays } from './gateFacts.ts';
import {
  type GateItem,
  gateItems,
  gateTroubles,
  type GateTrouble,
  rankOf,
  type TroubleState,
} from './gateTroubles.ts';

/** What reading the drawn code has given: `unread` where this phone cannot tell, `other` where it gives another text or none. */
export type CodeReading = 'waiting' | 'same' | 'other' | 'unread';

export interface GateInput {
  readonly voucher: Voucher;
  /** The ticket of who acts here; undefined where that is not known. */
  readonly own: Voucher | undefined;
  readonly kept: KeptGate;
  readonly reading: CodeReading;
  /** Whether the ticket opens without a network; `unknown` while it is found out. */
  readonly offline: 'ready' | 'impossible' | 'unknown';
  /** How far the phone's clock is from that of the exhibition, milliseconds; 0 where it is right. */
  readonly clockOffMs: number;
  readonly nowMs: FairMs;
}

/** What is said where there is no trouble. */
export type GateSaying =
  | 'codeSame'
  | 'codeKept'
  | 'codeWaiting'
  | 'codeUnread'
  | 'holderOwn'
  | 'holderNamed'
  | 'approved'
  | 'stateOpen'
  | 'dayRight'
  | 'dayUnknown'
  | 'channelOpen'
  | 'channelUnknown'
  | 'nameThere'
  | 'notAsked'
  | 'handedIn'
  | 'proofLater'
  | 'notRead'
  | 'notRegistered'
  | 'offlineReady'
  | 'offlineUnknown'
  | 'clockRight';

export interface GateCheck {
  readonly item: GateItem;
  readonly state: TroubleState | 'ok' | 'unknown';
  readonly trouble?: GateTrouble;
  /** Where there is no trouble. */
  readonly saying?: GateSaying;
  /** The questions that it is about. */
  readonly fields?: readonly TextPair[];
  /** When it was found out, or from when on something can be done. */
  readonly atMs?: FairMs;
  /** `YYYY-MM-DD` */
  readonly days?: readonly string[];
}

type Found = Omit<GateCheck, 'item'>;

const trouble = (name: GateTrouble, more: Partial<Found> = {}): Found => ({
  state: gateTroubles[name].state,
  trouble: name,
  ...more,
});
const ok = (saying: GateSaying, more: Partial<Found> = {}): Found => ({ state: 'ok', saying, ...more });
const unknown = (saying: GateSaying): Found => ({ state: 'unknown', saying });

function checkCode({ voucher, kept, reading }: GateInput): Found {
  if (reading === 'same') return ok('codeSame');
  if (reading === 'other') return trouble('codeUnreadable');
  // A reader that cannot be loaded now says nothing about what it has read before.
  if (kept.read?.code === voucher.voucherCode) return ok('codeKept', { atMs: kept.read.atMs });
  return unknown(reading === 'waiting' ? 'codeWaiting' : 'codeUnread');
}

/** A companion's ticket is meant for this phone too. */
function checkHolder({ voucher, own }: GateInput): Found {
  if (own === undefined) return ok('holderNamed');
  const isOfGroup = voucher.group !== undefined && voucher.group.id === own.group?.id;
  if (own.recordId === voucher.recordId) return ok('holderOwn');
  return isOfGroup ? ok('holderNamed') : trouble('otherPerson');
}

function checkRegistration({ voucher, kept: { facts } }: GateInput): Found {
  if (facts?.isRegistered === false) return trouble('withdrawn');
  const status = reviewStatus(voucher.approveState);
  if (status === 'declined') return trouble('refused');
  if (status === 'toBeReviewed') return trouble('waiting');
  return status === 'approved' ? ok('approved') : unknown('stateOpen');
}

function checkDay({ voucher, kept: { facts }, nowMs }: GateInput): Found {
  const { StartTime, EndTime } = latestDays(voucher, facts);
  const { startMs, endMs } = readPeriod(StartTime, EndTime);
  if (nowMs >= (endMs ?? Infinity)) return trouble('over');
  const days = facts?.visitDays ?? [];
  const today = formatVenueTime(nowMs, 'yyyy-MM-dd');
  const hasBegun = startMs !== undefined && today >= formatVenueTime(startMs, 'yyyy-MM-dd');
  if (hasBegun && days.length > 0 && days.indexOf(today) < 0) return trouble('otherDay', { days });
  if (hasMoved(voucher, facts)) return trouble('moved');
  return startMs === undefined ? unknown('dayUnknown') : ok('dayRight');
}

function checkChannel({ kept: { facts } }: GateInput): Found {
  if (facts?.channel === 'closed' || facts?.channel === 'gone') return trouble('channelClosed');
  return facts?.channel === 'open' ? ok('channelOpen') : unknown('channelUnknown');
}

function checkName({ voucher, kept: { facts } }: GateInput): Found {
  if (voucher.name === '' && facts?.hasName === false) return trouble('nameMissing');
  return voucher.name === '' && facts === undefined ? unknown('notRead') : ok('nameThere');
}

const missingTrouble = { document: 'documentMissing', photo: 'photoMissing', proof: 'proofMissing' } as const;

const checkAsked =
  (thing: AskedThing) =>
  (input: GateInput): Found => {
    const { facts } = input.kept;
    if (facts === undefined) return unknown('notRead');
    if (!facts.isRegistered) return unknown('notRegistered');
    const { isAsked, missing } = facts.asked[thing];
    if (!isAsked) return ok('notAsked');
    if (missing.length === 0) return ok('handedIn');
    return thing === 'proof'
      ? checkProof(input, missing)
      : trouble(missingTrouble[thing], { fields: missing });
  };

function checkProof({ voucher, kept: { facts }, nowMs }: GateInput, fields: readonly TextPair[]): Found {
  const startMs = parseVenueTime(latestDays(voucher, facts).StartTime);
  if (startMs === undefined) return trouble('proofMissing', { fields });
  const window = proofWindow(startMs);
  const state = proofState(window, nowMs);
  if (state === 'tooEarly') return ok('proofLater', { fields, atMs: window.fromMs });
  return trouble(state === 'open' ? 'proofMissing' : 'proofLate', { fields, atMs: window.untilMs });
}

function checkOffline({ offline }: GateInput): Found {
  if (offline === 'unknown') return unknown('offlineUnknown');
  return offline === 'ready' ? ok('offlineReady') : trouble('notKept');
}

const checkClock = ({ clockOffMs }: GateInput): Found =>
  clockOffMs === 0 ? ok('clockRight') : trouble('clockOff');

const checks: Readonly<Record<GateItem, (input: GateInput) => Found>> = {
  code: checkCode,
  holder: checkHolder,
  registration: checkRegistration,
  day: checkDay,
  channel: checkChannel,
  name: checkName,
  document: checkAsked('document'),
  photo: checkAsked('photo'),
  proof: checkAsked('proof'),
  offline: checkOffline,
  clock: checkClock,
};

/** Everything that is looked at, in the order of the list. */
export const gateChecks = (input: GateInput): readonly GateCheck[] =>
  gateItems.map((item) => ({ item, ...checks[item](input) }));

/** The trouble to see to first. */
export function firstTrouble(found: readonly GateCheck[]): GateTrouble | undefined {
  const troubles = found.map((check) => check.trouble).filter((name) => name !== undefined);
  return troubles.sort((one, other) => rankOf(one) - rankOf(other))[0];
}

/** `todo`: something may keep this person out. `unknown`: nothing is known that does, and the registration was never read. */
export type GateResult = 'ready' | 'todo' | 'unknown';

export function gateResult(found: readonly GateCheck[], { facts }: KeptGate): GateResult {
  if (found.some(({ state }) => state === 'todo')) return 'todo';
  return facts === undefined ? 'unknown' : 'ready';
}
