import { describe, expect, it } from 'vitest';
import { nextStep } from '#sending/rules/nextStep.ts';
import { idleSubmission } from '#sending/rules/newStates.ts';
import { reduceSubmission } from '#sending/rules/reduceSubmission.ts';
import type { SubmissionEvent, SubmissionState } from '#sending/rules/submissionState.ts';
import { waitingTimes as times } from '#domain/time/waitingTimes.ts';

type At<T extends SubmissionEvent['type']> = Extract<SubmissionEvent, { type: T }>;

const recordId = 'row000000000000000000001';
const refusal = { resCode: 1101, message: 'closed' };
const second = 1_000;

const prepare = (s = 0): SubmissionEvent => ({ type: 'prepare', nowMs: s * second });
const correct = (s = 0): SubmissionEvent => ({ type: 'prepare', nowMs: s * second, recordId });
const written = (s = 0): SubmissionEvent => ({ type: 'outboxWritten', nowMs: s * second });
const started = (s = 0): SubmissionEvent => ({ type: 'sendStarted', nowMs: s * second });
const stored = (s = 0): SubmissionEvent => ({
  type: 'sendEnded',
  nowMs: s * second,
  outcome: 'stored',
  recordId,
});
const refused = (s = 0): SubmissionEvent => ({
  type: 'sendEnded',
  nowMs: s * second,
  outcome: 'refused',
  refusal,
});
/** Of what may be a second copy that the browser has made. */
const refusedCopy = (s = 0): SubmissionEvent => ({
  type: 'sendEnded',
  nowMs: s * second,
  outcome: 'refused',
  refusal,
  mayBeOwnCopy: true,
});
const lost = (s = 0): SubmissionEvent => ({ type: 'sendEnded', nowMs: s * second, outcome: 'ambiguous' });
const forbidden = (s = 0): SubmissionEvent => ({
  type: 'sendEnded',
  nowMs: s * second,
  outcome: 'forbidden',
});
const found = (result: 'foundOwn' | 'foundOther', s = 0): SubmissionEvent => ({
  type: 'lookedUp',
  beganMs: s * second,
  nowMs: s * second,
  result,
  recordId,
});
const looked = (result: 'absent' | 'unknown', s = 0, endedS = s): SubmissionEvent => ({
  type: 'lookedUp',
  beganMs: s * second,
  nowMs: endedS * second,
  result,
});
const person = (
  type: 'resume' | 'reopened' | 'stop' | 'edited' | 'overwriteChosen' | 'overwriteDeclined',
  s = 0,
): SubmissionEvent => ({ type, nowMs: s * second });

function after(...events: SubmissionEvent[]): SubmissionState {
  return events.reduce((state, event) => reduceSubmission(state, event, times), idleSubmission);
}

function stepAt(s: number, ...events: SubmissionEvent[]) {
  return nextStep(after(...events), s * second, times);
}

const send = (attempt: number) => ({ do: 'send', verb: 'insert', attempt });
const until = (s: number) => ({ do: 'wait', untilMs: s * second });
const sending = [prepare(), written(), looked('absent'), started()];

describe('the first insert', () => {
  it('follows the written outbox and a lookup that found nothing', () => {
    expect(stepAt(0, prepare())).toEqual({ do: 'writeOutbox' });
    expect(stepAt(0, prepare(), written())).toEqual({ do: 'lookUp' });
    expect(stepAt(0, prepare(), written(), looked('absent'))).toEqual(send(1));
    expect(stepAt(0, ...sending)).toEqual({ do: 'nothing' });
  });

  it('is not allowed by a lookup that failed', () => {
    expect(stepAt(0, prepare(), written(), looked('unknown'))).toEqual(until(3));
    expect(stepAt(3, prepare(), written(), looked('unknown'))).toEqual({ do: 'lookUp' });
    expect(after(prepare(), written(), looked('unknown'), started()).at).toBe('prepared');
  });

  it('is not allowed by an absence that is older than the settling time', () => {
    const absent = [prepare(), written(), looked('absent')];
    expect(stepAt(90, ...absent)).toEqual(send(1));
    expect(stepAt(91, ...absent)).toEqual({ do: 'lookUp' });
  });

  it('is not allowed by an absence from before the clock was set back', () => {
    expect(stepAt(5, prepare(), written(), looked('absent', 10))).toEqual({ do: 'lookUp' });
  });

  it('is not made when our own row is there already', () => {
    expect(after(prepare(), written(), found('foundOwn'))).toMatchObject({ at: 'done', recordId });
  });

  it.each([
    ['idle', [started()]],
    ['no outbox', [prepare(), looked('absent'), started()]],
    ['no lookup', [prepare(), written(), started()]],
  ] as const)('is refused to a caller with %s', (_what, events) => {
    expect(after(...events).at).not.toBe('sending');
  });
});

describe('an answer to the insert', () => {
  it('that names the row is success, and one count follows', { tags: ['N07'] }, () => {
    const state = after(...sending, stored(1));
    expect(state).toMatchObject({ at: 'done', recordId });
    expect(nextStep(state, second, times)).toEqual({ do: 'reconcile' });
    const counted = reduceSubmission(state, { type: 'reconciled', nowMs: second, rows: 2 }, times);
    expect(counted).toMatchObject({ at: 'done', rows: 2 });
    expect(nextStep(counted, second, times)).toEqual({ do: 'nothing' });
  });

  it('that names no row is no success', () => {
    const nameless: SubmissionEvent = { type: 'sendEnded', nowMs: second, outcome: 'stored', recordId: '' };
    expect(after(...sending, nameless).at).toBe('checking');
  });

  it('refused for what its own first copy may have caused is looked up once before the refusal is told', () => {
    const copy = [...sending, refusedCopy(1)];
    expect(after(...copy)).toMatchObject({ at: 'checking', refusal, progress: { unanswered: 1 } });
    expect(stepAt(1, ...copy)).toEqual({ do: 'lookUp' });
    expect(after(...copy, looked('absent', 1))).toEqual({ at: 'rejected', refusal });
    expect(after(...copy, found('foundOwn', 1))).toMatchObject({ at: 'done', recordId });
    expect(after(...copy, looked('unknown', 1))).toMatchObject({ at: 'checking', refusal });
    expect(after(...copy, person('edited', 2))).toEqual(after(...copy));
    expect(after(correct(), written(), started(), refusedCopy(5))).toEqual({ at: 'rejected', refusal });
  });

  it('that refuses it ends the matter until a person edits or submits again', () => {
    expect(after(...sending, refused(1))).toEqual({ at: 'rejected', refusal });
    expect(after(...sending, refused(1), prepare(2))).toEqual(after(prepare(2)));
    expect(after(...sending, refused(1), correct(2))).toEqual(after(correct(2)));
    expect(stepAt(500, ...sending, refused(1))).toEqual({ do: 'nothing' });
    expect(after(...sending, refused(1), person('edited', 2))).toEqual(idleSubmission);
  });

  it('of 403 rests until a person goes on, then looks up first', () => {
    const state = [...sending, forbidden(1)];
    expect(after(...state)).toMatchObject({ at: 'parked', because: 'forbidden' });
    expect(stepAt(500, ...state)).toEqual({ do: 'nothing' });
    expect(stepAt(500, ...state, person('resume', 500))).toEqual({ do: 'lookUp' });
    expect(stepAt(500, ...state, person('resume', 500), looked('absent', 500))).toEqual(send(2));
  });

  it('that comes late is a proof, while we check, rest or ask', () => {
    const late = stored(200);
    expect(after(...sending, lost(60), late).at).toBe('done');
    expect(after(...sending, lost(60), person('stop', 61), late).at).toBe('done');
    expect(after(...sending, lost(60), found('foundOther', 61), late).at).toBe('done');
  });

  it('that comes late and refuses proves nothing', () => {
    expect(after(...sending, lost(60), refused(61)).at).toBe('checking');
    expect(after(...sending, lost(60), forbidden(61)).at).toBe('checking');
  });
});

describe('a lost answer', () => {
  it('is looked up at 0, 3, 6, 12, 24, 45, 60 and 90 s after the send', () => {
    let state = after(...sending, lost(0));
    const lookups: number[] = [];
    for (let s = 0; s < 90; s++) {
      if (nextStep(state, s * second, times).do !== 'lookUp') continue;
      lookups.push(s);
      state = reduceSubmission(state, looked('absent', s), times);
    }
    expect(lookups).toEqual([0, 3, 6, 12, 24, 45, 60]);
    expect(nextStep(state, 89_999, times)).toEqual(until(90));
    expect(nextStep(state, 90_000, times)).toEqual({ do: 'lookUp' });
    expect(nextStep(reduceSubmission(state, looked('absent', 90), times), 90_000, times)).toEqual(send(2));
  });

  it('is looked up by a schedule that counts from the send, not from the end of the waiting', () => {
    const late = [prepare(10), written(10), looked('absent', 10), started(10), lost(70)];
    expect(stepAt(70, ...late, looked('unknown', 70))).toEqual(until(100));
  });

  it('is counted, and so is the time of the first send and of the last', () => {
    const twice = [
      prepare(10),
      written(10),
      looked('absent', 10),
      started(10),
      lost(70),
      looked('absent', 100),
      started(100),
    ];
    const progress = { sends: 2, slots: 2, firstSendMs: 10_000, lastSendMs: 100_000 };
    expect(after(...twice)).toMatchObject({ progress: { ...progress, unanswered: 1 } });
    expect(after(...twice, lost(160))).toMatchObject({ progress: { ...progress, unanswered: 2 } });
    expect(after(...twice, person('reopened', 160))).toMatchObject({
      progress: { ...progress, unanswered: 2 },
    });
  });

  it('of a timeout is looked up immediately and then only after settling', { tags: ['N05'] }, () => {
    expect(stepAt(60, ...sending, lost(60))).toEqual({ do: 'lookUp' });
    expect(stepAt(61, ...sending, lost(60), looked('absent', 60, 61))).toEqual(until(90));
  });

  it('allows no second insert for an absence that was seen before settling, however late it is reported', {
    tags: ['U10'],
  }, () => {
    const early = [...sending, lost(60), looked('absent', 89, 95)];
    expect(stepAt(95, ...early)).toEqual({ do: 'lookUp' });
    expect(after(...early, started(95)).at).toBe('checking');
  });

  it('allows no second insert for an absence that has grown old', () => {
    const absent = [...sending, lost(60), looked('absent', 90)];
    expect(stepAt(180, ...absent)).toEqual(send(2));
    expect(stepAt(181, ...absent)).toEqual({ do: 'lookUp' });
  });

  it('is success when our own row is found, and a question when it is another one', {
    tags: ['N06', 'U11'],
  }, () => {
    expect(after(...sending, lost(1), found('foundOwn', 1))).toMatchObject({ at: 'done', recordId });
    expect(after(...sending, lost(1), found('foundOther', 1))).toMatchObject({
      at: 'overwriteAsked',
      recordId,
    });
  });

  it('whose row is found is success and counted, because it may have been stored twice', {
    tags: ['N07', 'N08'],
  }, () => {
    const state = after(...sending, lost(1), found('foundOwn', 1));
    expect(nextStep(state, second, times)).toEqual({ do: 'reconcile' });
    const counted = reduceSubmission(state, { type: 'reconciled', nowMs: second, rows: 2 }, times);
    expect(counted).toMatchObject({ at: 'done', recordId, rows: 2 });
    expect(nextStep(counted, second, times)).toEqual({ do: 'nothing' });
  });

  it('rests visibly when no lookup answers, and goes on when a person says so', { tags: ['U09'] }, () => {
    const silent = [0, 3, 6, 12, 24, 45, 60, 90].map((s) => looked('unknown', s));
    const state = [...sending, lost(0), ...silent];
    expect(after(...state.slice(0, -1)).at).toBe('checking');
    expect(after(...state)).toMatchObject({ at: 'parked', because: 'noAnswer' });
    expect(stepAt(9_000, ...state, person('resume', 9_000))).toEqual({ do: 'lookUp' });
    expect(stepAt(9_000, ...state, person('resume', 9_000), looked('absent', 9_000))).toEqual(send(2));
  });

  it('is followed by five further inserts at most', () => {
    let state = after(...sending, lost(0));
    let s = 0;
    for (let further = 1; further <= 5; further++) {
      s += 90;
      state = reduceSubmission(state, looked('absent', s), times);
      state = reduceSubmission(state, started(s), times);
      expect(state).toMatchObject({ at: 'sending', progress: { sends: further + 1 } });
      state = reduceSubmission(state, lost(s), times);
    }
    state = reduceSubmission(state, looked('absent', s + 90), times);
    expect(state).toMatchObject({ at: 'parked', because: 'notStored', progress: { sends: 6 } });
    expect(reduceSubmission(state, started(s + 90), times)).toBe(state);
  });

  it('of the last insert is no failure before it has settled, because it may still arrive', () => {
    let state = after(...sending, lost(0));
    for (let s = 90; s <= 450; s += 90) {
      state = [looked('absent', s), started(s), lost(s)].reduce(
        (before, event) => reduceSubmission(before, event, times),
        state,
      );
    }
    const early = [450, 453, 539].reduce(
      (before, s) => reduceSubmission(before, looked('absent', s), times),
      state,
    );
    expect(early).toMatchObject({ at: 'checking', progress: { sends: 6 } });
    expect(reduceSubmission(early, looked('absent', 540), times)).toMatchObject({
      at: 'parked',
      because: 'notStored',
    });
  });

  it('and then a refusal is told only after a lookup, because the first insert may be stored', () => {
    const again = [...sending, lost(0), looked('absent', 90), started(90), refused(91)];
    expect(stepAt(91, ...again)).toEqual({ do: 'lookUp' });
    expect(after(...again, found('foundOwn', 91)).at).toBe('done');
    expect(after(...again, looked('absent', 91))).toEqual({ at: 'rejected', refusal });
    expect(after(...again, looked('unknown', 91), started(200)).at).toBe('checking');
  });

  it('forbids editing, because what was sent may be stored', { tags: ['U08'] }, () => {
    expect(after(...sending, lost(1), person('edited', 2)).at).toBe('checking');
    expect(after(...sending, lost(1), person('stop', 2), person('edited', 3))).toMatchObject({
      at: 'parked',
      because: 'stopped',
    });
    expect(after(prepare(), written(), person('stop', 2), person('edited', 3)).at).toBe('idle');
  });
});

describe('another person’s row under the same contact', () => {
  const asked = [prepare(), written(), found('foundOther')];

  it('is overwritten only when a person chooses so, by an update that is in the outbox first', {
    tags: ['overwrite'],
  }, () => {
    expect(stepAt(0, ...asked)).toEqual({ do: 'nothing' });
    expect(stepAt(0, ...asked, person('overwriteChosen'))).toEqual({ do: 'writeOutbox' });
    const update = { do: 'send', verb: 'update', attempt: 1 };
    expect(stepAt(0, ...asked, person('overwriteChosen'), written())).toEqual(update);
  });

  it('stays as it is when a person declines', () => {
    expect(after(...asked, person('overwriteDeclined'))).toEqual(idleSubmission);
  });

  it('leaves an unanswered insert resting when a person declines', () => {
    const state = after(...sending, lost(1), found('foundOther', 1), person('overwriteDeclined', 2));
    expect(state).toMatchObject({ at: 'parked', because: 'declined' });
  });
});

describe('an update by id', () => {
  const updating = [correct(), written(), started()];

  it('needs no lookup and may be sent again after a lost answer, later each time', { tags: ['U13'] }, () => {
    expect(stepAt(0, correct(), written())).toEqual({ do: 'send', verb: 'update', attempt: 1 });
    expect(stepAt(1, ...updating, lost(1))).toEqual(until(4));
    expect(stepAt(4, ...updating, lost(1))).toEqual({ do: 'send', verb: 'update', attempt: 2 });
    expect(stepAt(5, ...updating, lost(1), started(4), lost(5))).toEqual(until(11));
  });

  describe('of a row whose reference is known', () => {
    const replacing: SubmissionEvent[] = [
      { type: 'prepare', nowMs: 0, recordId, replaces: 'first' },
      written(),
      started(),
      lost(1),
    ];
    const other = (reference: string, s = 1): SubmissionEvent => ({
      ...(found('foundOther', s) as At<'lookedUp'> & {
        readonly recordId: string;
        readonly result: 'foundOther';
      }),
      reference,
    });

    it('is looked up before it is sent again, and is proven where the row has it', () => {
      expect(stepAt(1, ...replacing)).toEqual({ do: 'lookUp' });
      expect(after(...replacing, found('foundOwn', 1)).at).toBe('done');
    });

    it.each([
      ['as it was', other('first')],
      ['without a reference, as a server keeps none', other('')],
      ['gone', looked('absent', 1)],
    ])('is sent again where the row is %s', (_, event) => {
      expect(stepAt(4, ...replacing, event)).toEqual({ do: 'send', verb: 'update', attempt: 2 });
    });

    it('rests where the row was changed elsewhere since, until a person decides', () => {
      const superseded = [...replacing, other('second')];
      expect(after(...superseded)).toMatchObject({ at: 'parked', because: 'superseded' });
      expect(stepAt(500, ...superseded, person('reopened', 500))).toEqual({ do: 'nothing' });
      expect(stepAt(2, ...superseded, person('resume', 2))).toMatchObject({ do: 'send' });
      expect(after(...superseded, person('edited', 2))).toEqual(idleSubmission);
    });

    it('is not sent while the row cannot be looked up', () => {
      expect(stepAt(4, ...replacing, looked('unknown', 1))).toEqual({ do: 'lookUp' });
      const tried = times.lookupAfterMs.map((ms) => looked('unknown', 1 + ms / second));
      expect(after(...replacing, ...tried)).toMatchObject({ at: 'parked', because: 'noAnswer' });
    });

    it('is looked up again where a person goes on after it rested', () => {
      const rested = [...replacing, person('stop', 2), person('resume', 900)];
      expect(stepAt(900, ...rested)).toEqual({ do: 'lookUp' });
    });
  });

  it('waits no less when the schedule has ended', () => {
    const short = { lookupAfterMs: [0, 10 * second], settleMs: 90 * second, readRetries: 5 };
    const state = [...updating, lost(0), started(10), lost(10), started(20), lost(20)].reduce(
      (before, event) => reduceSubmission(before, event, short),
      idleSubmission,
    );
    expect(nextStep(state, 20 * second, short)).toEqual(until(30));
  });

  it('rests after five further sends and starts again when a person says so', () => {
    let state = after(...updating, lost(0));
    for (let s = 100; s <= 500; s += 100) {
      state = reduceSubmission(reduceSubmission(state, started(s), times), lost(s), times);
    }
    expect(state).toMatchObject({ at: 'parked', because: 'noAnswer', progress: { sends: 6 } });
    const resumed = reduceSubmission(state, person('resume', 600), times);
    expect(nextStep(resumed, 600 * second, times)).toEqual({ do: 'send', verb: 'update', attempt: 7 });
  });

  it('corrects what is done, and nothing done is ever inserted again', { tags: ['U08'] }, () => {
    const done = [...sending, stored(1)];
    expect(after(...done, correct(2))).toMatchObject({
      at: 'prepared',
      progress: { verb: 'update', recordId },
    });
    expect(after(...done, prepare(2)).at).toBe('done');
  });

  it('that is refused is told immediately', () => {
    expect(after(...updating, refused(5))).toEqual({ at: 'rejected', refusal });
  });

  describe('that is refused after a lost answer', () => {
    const refusedLater = [...updating, lost(1), started(4), refused(5)];

    it('is looked up once, and is proven where the earlier send was stored', () => {
      expect(stepAt(5, ...refusedLater)).toEqual({ do: 'lookUp' });
      expect(after(...refusedLater, found('foundOwn', 5)).at).toBe('done');
    });

    it.each([found('foundOther', 5), looked('absent', 5)])(
      'is told as refused where it was not (%#)',
      (event) => {
        expect(after(...refusedLater, event)).toEqual({ at: 'rejected', refusal });
      },
    );

    it('rests where no look-up is answered', () => {
      const tried = times.lookupAfterMs.map((ms) => looked('unknown', 5 + ms / second));
      expect(after(...refusedLater, ...tried)).toMatchObject({ at: 'parked', because: 'noAnswer' });
    });
  });
});

describe('a page that was closed and opened again', () => {
  it('offers what was never sent, and sends nothing without a tap', () => {
    const state = [prepare(), written(), looked('absent'), person('reopened', 500)];
    expect(after(...state)).toMatchObject({ at: 'parked', because: 'notSent' });
    expect(stepAt(500, ...state, person('resume', 500))).toEqual({ do: 'lookUp' });
  });

  it.each([
    ['sending', sending],
    ['checking', [...sending, lost(60), looked('absent', 90)]],
  ])('looks up first when it was %s', (_what, events) => {
    expect(stepAt(1_200, ...events, person('reopened', 1_200))).toEqual({ do: 'lookUp' });
    expect(after(...events, person('reopened', 1_200), looked('unknown', 1_200)).at).toBe('checking');
  });

  it('keeps what is done, refused, resting or asked', () => {
    for (const events of [
      [...sending, stored(1)],
      [...sending, refused(1)],
      [...sending, forbidden(1)],
      [prepare(), written(), found('foundOther')],
    ]) {
      expect(after(...events, person('reopened', 9))).toEqual(after(...events));
    }
  });

  it('goes on from the same JSON', () => {
    for (let length = 0; length <= sending.length; length++) {
      const state = after(...sending.slice(0, length));
      expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    }
  });
});

describe('a clock that is set back by a day', { tags: ['T03'] }, () => {
  const day = 86_400;

  it('does not delay the visitor by a day, and settling starts again', { tags: ['U19'] }, () => {
    const state = [prepare(day), written(day), looked('absent', day), started(day), lost(day + 60)];
    expect(stepAt(10, ...state)).toEqual({ do: 'lookUp' });
    expect(stepAt(10, ...state, looked('absent', 10))).toEqual(until(13));
    expect(stepAt(99, ...state, looked('absent', 10), looked('absent', 98))).toEqual(until(100));
    expect(stepAt(100, ...state, looked('absent', 10), looked('absent', 100))).toEqual(send(2));
  });

  it('looks up once and then by the schedule, also before anything was sent', () => {
    const state = [prepare(day), written(day)];
    expect(stepAt(10, ...state)).toEqual({ do: 'lookUp' });
    expect(stepAt(10, ...state, looked('unknown', 10))).toEqual(until(13));
  });

  it('or by some seconds between two lookups, is followed by one immediately', () => {
    expect(stepAt(5, prepare(), written(), looked('unknown', 10))).toEqual({ do: 'lookUp' });
    expect(stepAt(5, ...sending, lost(0), looked('unknown', 10))).toEqual({ do: 'lookUp' });
  });

  it('lets an update continue immediately', () => {
    expect(stepAt(0, correct(day), written(day), started(day), lost(day))).toMatchObject({ do: 'send' });
  });
});

describe('waiting times of a test', () => {
  it('may be short, and a lookup after settling is made for any schedule', () => {
    const short = { lookupAfterMs: [0, 10], settleMs: 50, readRetries: 1 };
    const reduce = (state: SubmissionState, event: SubmissionEvent) => reduceSubmission(state, event, short);
    const lookup = (nowMs: number): At<'lookedUp'> => ({
      type: 'lookedUp',
      beganMs: nowMs,
      nowMs,
      result: 'absent',
    });
    let state = [prepare(), written(), lookup(0), started(), lost(), lookup(0), lookup(10)].reduce(
      reduce,
      idleSubmission,
    );
    expect(nextStep(state, 11, short)).toEqual({ do: 'wait', untilMs: 50 });
    state = reduce(state, lookup(50));
    expect(nextStep(state, 50, short)).toEqual(send(2));
  });

  it('may end before the settling time: what was answered does not have to settle', () => {
    const short = { lookupAfterMs: [0, 1 * second], settleMs: 90 * second, readRetries: 1 };
    const resumed = [...sending, forbidden(1), person('resume', 2)];
    const events = [...resumed, looked('unknown', 2), looked('unknown', 3)];
    const state = events.reduce((before, event) => reduceSubmission(before, event, short), idleSubmission);
    expect(state).toMatchObject({ at: 'parked', because: 'noAnswer' });
  });
});

describe('an answer without the id of a row', () => {
  it.each(['foundOwn', 'foundOther'] as const)('to a lookup (%s) is none', (result) => {
    const nameless: SubmissionEvent = { type: 'lookedUp', beganMs: 0, nowMs: 0, result, recordId: '' };
    expect(after(prepare(), written(), nameless)).toEqual(after(prepare(), written(), looked('unknown')));
    expect(after(...sending, lost(0), nameless)).toEqual(after(...sending, lost(0), looked('unknown')));
  });
});

describe('an event that does not fit', () => {
  const every = {
    submitted: prepare(),
    corrected: correct(),
    written: written(),
    started: started(),
    stored: stored(),
    refused: refused(),
    lost: lost(),
    forbidden: forbidden(),
    absent: looked('absent'),
    unknown: looked('unknown'),
    foundOwn: found('foundOwn'),
    foundOther: found('foundOther'),
    chosen: person('overwriteChosen'),
    declined: person('overwriteDeclined'),
    counted: { type: 'reconciled', nowMs: 0, rows: 2 } as SubmissionEvent,
    stopped: person('stop'),
    resumed: person('resume'),
    reopened: person('reopened'),
    edited: person('edited'),
  };
  type Name = keyof typeof every;

  it.each<[string, string, SubmissionEvent[], Name[]]>([
    ['a submission', 'idle', [], ['submitted', 'corrected']],
    [
      'an insert',
      'prepared',
      [prepare(), written(), looked('unknown')],
      ['written', 'absent', 'unknown', 'foundOwn', 'foundOther', 'stopped', 'reopened'],
    ],
    [
      'an update',
      'prepared',
      [correct(), written()],
      ['written', 'started', 'foundOwn', 'stopped', 'reopened'],
    ],
    ['an insert', 'sending', sending, ['stored', 'refused', 'lost', 'forbidden', 'foundOwn', 'reopened']],
    [
      'an insert',
      'checking',
      [...sending, lost(), looked('unknown')],
      ['stored', 'absent', 'unknown', 'foundOwn', 'foundOther', 'stopped', 'reopened'],
    ],
    [
      'an update',
      'checking',
      [correct(), written(), started(), lost()],
      ['stored', 'foundOwn', 'stopped', 'reopened'],
    ],
    [
      'an insert',
      'overwriteAsked',
      [prepare(), written(), found('foundOther')],
      ['foundOwn', 'chosen', 'declined'],
    ],
    ['an insert', 'parked', [...sending, lost(), person('stop')], ['stored', 'foundOwn', 'resumed']],
    ['an insert', 'rejected', [...sending, refused()], ['submitted', 'corrected', 'edited']],
    ['an insert', 'done', [...sending, stored()], ['corrected', 'counted']],
  ])('changes nothing when %s is %s', (_what, at, events, fitting) => {
    const state = after(...events);
    expect(state.at).toBe(at);
    const names = Object.keys(every) as Name[];
    const changing = names.filter((name) => reduceSubmission(state, every[name], times) !== state);
    expect(changing).toEqual(fitting);
  });

  it('of another row corrects nothing', () => {
    const state = after(...sending, stored());
    const other: SubmissionEvent = { type: 'prepare', nowMs: 0, recordId: 'row000000000000000000002' };
    expect(reduceSubmission(state, other, times)).toBe(state);
  });
});
