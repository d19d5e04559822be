// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { type BootHandover, earlyKey, takeEarlyAnswer } from '#boot/takeEarlyAnswer.ts';
import { channelRequest, exhibitionRequest } from '#domain/exhibition/entryRequest.ts';

const { path, body } = exhibitionRequest('open00000000000000000001', 'sys');

function handOver(early: BootHandover['early']): void {
  window.boot = {
    early,
    taken: false,
    styled: Promise.resolve(),
    fitCover: (url: string) => url,
    sayProblem: () => {},
  };
}

afterEach(() => {
  delete window.boot;
});

describe('an early answer', () => {
  it('is returned once', async () => {
    handOver({ [earlyKey(path, body)]: Promise.resolve({ resCode: 0 }) });
    await expect(takeEarlyAnswer(path, body)).resolves.toEqual({ resCode: 0 });
    expect(takeEarlyAnswer(path, body)).toBeUndefined();
  });

  it('is found by exactly the same request', () => {
    handOver({ [earlyKey(path, body)]: Promise.resolve({}) });
    const other = exhibitionRequest('soon00000000000000000001', 'sys');
    const channels = channelRequest({ exhibitionId: 'open00000000000000000001' }, 'sys');
    expect(takeEarlyAnswer(other.path, other.body)).toBeUndefined();
    expect(takeEarlyAnswer(channels.path, channels.body)).toBeUndefined();
    expect(takeEarlyAnswer(path, body)).toBeDefined();
  });

  it('is absent where no boot script ran', () => {
    expect(takeEarlyAnswer(path, body)).toBeUndefined();
  });
});
