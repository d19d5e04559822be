import { describe, expect, it } from 'vitest';
import {
  firstTrouble,
  type GateInput,
  gateChecks,
  gateResult,
} from '#entities/voucher/rules/gate/gateChecks.ts';
import { type GateFacts, keptGateIn } from '#entities/voucher/rules/gate/gateFacts.ts';
import { gateTroubles, type GateTrouble } from '#entities/voucher/rules/gate/gateTroubles.ts';
import { isGateTime } from '#entities/voucher/rules/gate/isGateTime.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { heldVoucher } from '#tests/features/vouchers/heldVoucher.ts';

const at = (text: string) => parseVenueTime(text) ?? NaN;
const label = { zh: '电子照片', en: 'Photo' };
const none = { isAsked: false, missing: [] };
const missing = { isAsked: true, missing: [label] };
const voucher = heldVoucher('1');

const facts: GateFacts = {
  readAtMs: at('2027-03-29 18:00'),
  isRegistered: true,
  hasName: true,
  asked: { document: none, photo: none, proof: none },
  documents: [],
  visitDays: [],
  exhibition: { ...voucher.exhibition },
  channel: 'open',
};

const right: GateInput = {
  voucher,
  own: voucher,
  kept: { facts },
  reading: 'same',
  offline: 'ready',
  clockOffMs: 0,
  nowMs: at('2027-03-29 18:00'),
};

const withFacts = (part: Partial<GateFacts>): Partial<GateInput> => ({
  kept: { facts: { ...facts, ...part } },
});
const asked = (part: Partial<GateFacts['asked']>) => withFacts({ asked: { ...facts.asked, ...part } });

/** How each trouble is made. */
const planted: Readonly<Record<GateTrouble, Partial<GateInput>>> = {
  over: { nowMs: at('2027-03-31 17:00') },
  withdrawn: withFacts({ isRegistered: false }),
  refused: { voucher: { ...voucher, approveState: '3' } },
  otherPerson: { own: heldVoucher('2') },
  otherDay: { ...withFacts({ visitDays: ['2027-03-31'] }), nowMs: at('2027-03-30 08:00') },
  nameMissing: { ...withFacts({ hasName: false }), voucher: { ...voucher, name: '' } },
  documentMissing: asked({ document: missing }),
  photoMissing: asked({ photo: missing }),
  proofMissing: asked({ proof: missing }),
  proofLate: { ...asked({ proof: missing }), nowMs: at('2027-03-30 09:01') },
  waiting: { voucher: { ...voucher, approveState: '1' } },
  codeUnreadable: { reading: 'other' },
  moved: withFacts({ exhibition: { ...voucher.exhibition, Place: '一号馆' } }),
  channelClosed: withFacts({ channel: 'closed' }),
  notKept: { offline: 'impossible' },
  clockOff: { clockOffMs: 3_600_000 },
};

describe('what keeps a visitor out at the gate', () => {
  it('is nothing for a ticket that is right in everything', () => {
    const checks = gateChecks(right);
    expect(checks.map(({ state }) => state)).toEqual(checks.map(() => 'ok'));
    expect(firstTrouble(checks)).toBeUndefined();
    expect(gateResult(checks, right.kept)).toBe('ready');
  });

  it.each(Object.entries(planted))('is found and named: %s', (name, change) => {
    const input = { ...right, ...change };
    const checks = gateChecks(input);
    const { item, state } = gateTroubles[name as GateTrouble];
    expect(firstTrouble(checks)).toBe(name);
    expect(checks.filter(({ trouble }) => trouble !== undefined).map(({ trouble }) => trouble)).toEqual([
      name,
    ]);
    expect(checks.find(({ trouble }) => trouble === name)).toMatchObject({ item, state });
    expect(gateResult(checks, input.kept)).toBe(state === 'todo' ? 'todo' : 'ready');
  });

  it('is told by the worst first', () => {
    const input = {
      ...right,
      ...planted.photoMissing,
      clockOffMs: 1,
      voucher: { ...voucher, approveState: '3' },
    };
    expect(firstTrouble(gateChecks(input))).toBe('refused');
  });
});

describe('what is no trouble:', () => {
  const stateOf = (change: Partial<GateInput>, item: string) =>
    gateChecks({ ...right, ...change }).find((check) => check.item === item);

  it('the ticket of a companion, and one where it is not known who acts', () => {
    const group = { id: 'group1', code: '' };
    const [mine, theirs] = [heldVoucher('1', { group }), heldVoucher('2', { group })];
    expect(stateOf({ voucher: theirs, own: mine }, 'holder')).toMatchObject({ saying: 'holderNamed' });
    expect(stateOf({ own: undefined }, 'holder')).toMatchObject({ state: 'ok' });
  });

  it('a proof that can only be handed in from 48 hours before, whose time is told', () => {
    const change = { ...planted.proofMissing, nowMs: at('2027-03-20 09:00') };
    expect(stateOf(change, 'proof')).toMatchObject({ saying: 'proofLater', atMs: at('2027-03-28 09:00') });
  });

  it('another day before the exhibition has begun', () => {
    expect(stateOf(withFacts({ visitDays: ['2027-03-31'] }), 'day')).toMatchObject({ state: 'ok' });
  });

  it('a reader that cannot be loaded, where the code was read before', () => {
    const read = { code: voucher.voucherCode, atMs: 5 };
    expect(stateOf({ reading: 'unread', kept: { facts, read } }, 'code')).toMatchObject({
      saying: 'codeKept',
      atMs: 5,
    });
    const other = { code: 'other', atMs: 5 };
    expect(stateOf({ reading: 'unread', kept: { facts, read: other } }, 'code')).toMatchObject({
      state: 'unknown',
    });
  });

  it('an end that the organiser has put off, beyond that of the ticket', () => {
    const exhibition = { ...voucher.exhibition, EndTime: '2027-04-02 17:00:00' };
    const change = { ...withFacts({ exhibition }), nowMs: at('2027-04-01 10:00') };
    expect(stateOf(change, 'day')).toMatchObject({ trouble: 'moved' });
  });

  it('a registration that was never read: it is not known', () => {
    const checks = gateChecks({ ...right, kept: {} });
    expect(gateResult(checks, {})).toBe('unknown');
    expect(checks.filter(({ state }) => state === 'unknown').map(({ item }) => item)).toEqual([
      'channel',
      'document',
      'photo',
      'proof',
    ]);
  });
});

it('a registration that was withdrawn leaves nothing to hand in, with or without a network', () => {
  const checks = gateChecks({ ...right, ...withFacts({ isRegistered: false }) });
  const things = checks.filter(({ item }) => item === 'document' || item === 'photo' || item === 'proof');
  expect(things.map(({ saying }) => saying)).toEqual(['notRegistered', 'notRegistered', 'notRegistered']);
});

describe('what the phone has kept', () => {
  it('is read as it was written, and nothing of a text that is not', () => {
    const kept = { facts, read: { code: '1', atMs: 2 } };
    expect(keptGateIn(JSON.stringify(kept))).toEqual(kept);
    for (const text of [undefined, '', '[]', '{"facts":{"readAtMs":1},"read":{"code":1}}'])
      expect(keptGateIn(text)).toEqual(
        text === '{"facts":{"readAtMs":1},"read":{"code":1}}'
          ? { facts: undefined, read: undefined }
          : keptGateIn('{}'),
      );
  });
});

describe('the time to get ready', () => {
  it.each([
    ['2027-03-29 16:59', false],
    ['2027-03-29 17:00', true],
    ['2027-03-30 08:00', true],
    ['2027-03-31 16:59', true],
    ['2027-03-31 17:00', false],
    ['2027-03-28 20:00', false],
  ])('%s: %s', (now, is) => {
    expect(isGateTime('2027-03-30 09:00:00', '2027-03-31 17:00:00', at(now))).toBe(is);
  });
});
