import { describe, expect, it } from 'vitest';
import { classifySend, findStoredRecordId, refusalOf } from '#sending/rules/classifySend.ts';
import type { SendClass } from '#sending/rules/classifySend.ts';

const stored = { RecordId: 'row000000000000000000001' };

function outcome(status: number | undefined, resCode?: number, result: unknown = []) {
  return resCode === undefined ? { status } : { status, envelope: { resCode, resMsg: 'told', result } };
}

describe('an insert', () => {
  it.each<[string, ReturnType<typeof outcome>, SendClass]>([
    ['200, code 0 and a row', outcome(200, 0, stored), 'stored'],
    ['200, code 0 and a list of the row', outcome(200, 0, [stored]), 'stored'],
    ['200, code 0 and no row', outcome(200, 0), 'ambiguous'],
    ['200, code 0 and a row without an id', outcome(200, 0, { Name: 'x' }), 'ambiguous'],
    ['200, code 0 and an empty id', outcome(200, 0, { RecordId: '' }), 'ambiguous'],
    ['200, code 0 and an id that is no text', outcome(200, 0, { RecordId: 5 }), 'ambiguous'],
    ['200, code 0 and null', outcome(200, 0, null), 'ambiguous'],
    ['200 and code 10000', outcome(200, 10_000, stored), 'ambiguous'],
    ['200 and another code', outcome(200, 1101), 'refused'],
    ['200 and another code with a row', outcome(200, 1101, stored), 'refused'],
    ['201', outcome(201, 0, stored), 'ambiguous'],
    ['403 with an envelope', outcome(403, -1), 'forbidden'],
    ['403 of a gateway', outcome(403), 'forbidden'],
    ['401', outcome(401, -1), 'ambiguous'],
    ['408', outcome(408, -1), 'ambiguous'],
    ['429', outcome(429, -1), 'ambiguous'],
    ['no answer', outcome(undefined), 'ambiguous'],
  ])('%s', (_what, given, expected) => {
    expect(classifySend(given)).toBe(expected);
  });

  it('of 200 that cannot be read is neither stored nor refused', { tags: ['N18'] }, () => {
    expect(classifySend(outcome(200))).toBe('ambiguous');
  });

  it.each([400, 404, 405, 413, 415, 422])('%i is a refusal only with an envelope', (status) => {
    expect(classifySend(outcome(status, 400_000))).toBe('refused');
    expect(classifySend(outcome(status))).toBe('ambiguous');
  });

  it.each([500, 502, 503, 504])(
    '%i says neither stored nor refused, even with an envelope',
    { tags: ['N10'] },
    (status) => {
      expect(classifySend(outcome(status, 0, stored))).toBe('ambiguous');
      expect(classifySend(outcome(status, 1101))).toBe('ambiguous');
    },
  );
});

describe('an update', () => {
  it('is stored by code 0, because it names its row itself', () => {
    expect(classifySend(outcome(200, 0, 1), 'update')).toBe('stored');
  });

  it('that met no row is not proven', () => {
    expect(classifySend(outcome(200, 10_000), 'update')).toBe('ambiguous');
  });
});

describe('what an answer says', () => {
  it('is the id of the stored row', () => {
    expect(findStoredRecordId(outcome(200, 0, stored))).toBe(stored.RecordId);
    expect(findStoredRecordId(outcome(200))).toBeUndefined();
  });

  it('is the server’s refusal as one short clean line', { tags: ['N15'] }, () => {
    const envelope = { resCode: 1101, resMsg: `closed\n\u202e${'x'.repeat(500)}`, result: [] };
    const refusal = refusalOf({ status: 200, envelope });
    expect(refusal.resCode).toBe(1101);
    expect(refusal.message).toHaveLength(120);
    expect(refusal.message.startsWith('closed x')).toBe(true);
    expect(refusalOf({ status: undefined })).toEqual({ resCode: null, message: '' });
  });
});
