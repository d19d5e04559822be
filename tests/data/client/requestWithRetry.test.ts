import { describe, expect, it } from 'vitest';
import { type RawAnswer, requestWithRetry, type RetryOptions } from '#data/client/requestWithRetry.ts';

function scripted(answers: readonly (RawAnswer | Error)[]) {
  const pauses: number[] = [];
  let sent = 0;
  const options: RetryOptions = {
    send: async () => {
      const answer = answers[Math.min(sent, answers.length - 1)]!;
      sent += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    sleep: async (ms) => {
      pauses.push(ms);
    },
  };
  return { options, pauses, sent: () => sent };
}

const good = { status: 200, text: '{"resCode":0}' };
const busy = { status: 500, text: '{"resMsg":"系统维护中"}' };

describe('requestWithRetry', () => {
  it('the body comes back parsed', async () => {
    expect(await requestWithRetry(scripted([good]).options)).toEqual({ resCode: 0 });
  });

  it('nothing is tried again unless asked for', { tags: ['retry-wrapper'] }, async () => {
    const script = scripted([busy, good]);
    await expect(requestWithRetry(script.options)).rejects.toThrow('系统维护中');
    expect(script.sent()).toBe(1);
  });

  it('attempts are 2 s apart unless another delay is given', { tags: ['retry-wrapper'] }, async () => {
    const usual = scripted([busy, busy, good]);
    await requestWithRetry({ ...usual.options, times: 2 });
    expect(usual.pauses).toEqual([2000, 2000]);
    const quick = scripted([busy, good]);
    await requestWithRetry({ ...quick.options, times: 2, delayMs: 50 });
    expect(quick.pauses).toEqual([50]);
  });

  it('an answer that does not meet the condition is asked for again', async () => {
    const script = scripted([
      { status: 200, text: '{"ready":false}' },
      { status: 200, text: '{"ready":true}' },
    ]);
    const condition = (answer: unknown) => (answer as { ready: boolean }).ready;
    expect(await requestWithRetry({ ...script.options, times: 3, condition })).toEqual({ ready: true });
    expect(script.sent()).toBe(2);
  });

  it.each<[string, RawAnswer | Error, string]>([
    ['resMsg of the answer', busy, '系统维护中'],
    ['default for HTML', { status: 200, text: '<p>busy</p>' }, 'The request failed'],
    ['default for a blank resMsg', { status: 500, text: '{"resMsg":" "}' }, 'The request failed'],
    ['default for a resMsg that is no text', { status: 500, text: '{"resMsg":{}}' }, 'The request failed'],
    ['default when nothing came', new Error('socket'), 'The request failed'],
  ])(
    'the error message is the %s',
    { tags: ['retry-wrapper', 'retry-message'] },
    async (_, answer, message) => {
      const failure = requestWithRetry({ ...scripted([answer]).options, times: 1 });
      await expect(failure).rejects.toMatchObject({ message, kind: 'refused' });
    },
  );

  it('a 403 is not tried again', async () => {
    const script = scripted([{ status: 403, text: '{}' }]);
    await expect(requestWithRetry({ ...script.options, times: 5 })).rejects.toMatchObject({
      httpStatus: 403,
    });
    expect(script.sent()).toBe(1);
  });

  it('nothing is sent any more once the caller gave up', async () => {
    const script = scripted([busy]);
    const controller = new AbortController();
    const sleep = async () => controller.abort();
    const failure = requestWithRetry({ ...script.options, sleep, times: 5, signal: controller.signal });
    await expect(failure).rejects.toThrow();
    expect(script.sent()).toBe(1);
  });
});
