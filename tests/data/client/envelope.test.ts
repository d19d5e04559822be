import { describe, expect, it } from 'vitest';
import { isSuccess, readEnvelope } from '#data/client/envelope.ts';

describe('readEnvelope', () => {
  it.each([
    ['{"resCode":0,"resMsg":"success","result":[1]}', { resCode: 0, resMsg: 'success', result: [1] }],
    ['\uFEFF{"resCode":0}', { resCode: 0, resMsg: '', result: undefined }],
    ['{"resCode":"10000","resMsg":null,"result":null}', { resCode: 10000, resMsg: '', result: null }],
    ['{"resCode":" -1 ","resMsg":5,"result":"x"}', { resCode: -1, resMsg: '', result: 'x' }],
    ['{"resCode":1,"resCode":0}', { resCode: 0, resMsg: '', result: undefined }],
  ])('%j is read', { tags: ['N16', 'N19'] }, (text, envelope) => {
    expect(readEnvelope(text)).toEqual(envelope);
  });

  it.each([
    '',
    'null',
    '0',
    '[]',
    '"resCode"',
    '{}',
    '{"resCode":null}',
    '{"resCode":true}',
    '{"resCode":""}',
    '{"resCode":"zero"}',
    '{"resCode":[0]}',
    '{"resCode":NaN}',
    '{"resCode":0',
    '<html></html>',
  ])('%j is no envelope', { tags: ['N16', 'N19'] }, (text) => {
    expect(readEnvelope(text)).toBeUndefined();
  });

  it('a very deeply nested text ends in an answer or in none, never in a crash', { tags: ['N26'] }, () => {
    const deep = `{"resCode":0,"result":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    expect(() => readEnvelope(deep)).not.toThrow();
  });

  it('the server’s sentence comes as one short line without bidi overrides', { tags: ['N15'] }, () => {
    const resMsg = `  busy\n\u202Enow\u0007 ${'长'.repeat(300)}`;
    const message = readEnvelope(JSON.stringify({ resCode: 1, resMsg }))!.resMsg;
    expect(message.startsWith('busy now 长')).toBe(true);
    expect(Array.from(message)).toHaveLength(120);
  });

  it('an answer cannot set its prototype', { tags: ['X10'] }, () => {
    readEnvelope('{"resCode":0,"__proto__":{"polluted":true}}');
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

describe('isSuccess', () => {
  it.each([
    [0, true],
    [10000, true],
    [1, false],
    [-1, false],
    [10001, false],
    [NaN, false],
  ])('resCode %d: %s', { tags: ['response-code'] }, (resCode, success) => {
    expect(isSuccess(resCode)).toBe(success);
  });
});
