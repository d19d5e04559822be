import { describe, expect, it } from 'vitest';
import { detectHost, type HostName, mayBeMiniProgram } from '#host/detectHost.ts';

const wechat = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.44(0x18002c2d)';
const safari = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/17.4 Mobile/15E148 Safari/604.1';

describe('the host is known', () => {
  it.each<[string, string, unknown, HostName]>([
    ['a phone browser is a browser', safari, undefined, 'browser'],
    ['WeChat is known by its name', wechat, undefined, 'wechat'],
    ['WeChat that calls its page a browser is WeChat', wechat, 'browser', 'wechat'],
    ['a mini-program is known by its name', `${wechat} miniProgram/wx1`, undefined, 'miniProgram'],
    ['a mini-program is known by its environment', wechat, 'miniprogram', 'miniProgram'],
  ])('%s', (_fact, userAgent, environment, host) => {
    expect(detectHost({ userAgent, environment })).toBe(host);
  });
});

describe('what may turn out to be a mini-program', { tags: ['from-mini-program'] }, () => {
  it.each<[string, string, unknown, string | undefined, boolean]>([
    ['a phone browser never does, whatever its link says', safari, undefined, '1', false],
    ['plain WeChat does not', wechat, undefined, undefined, false],
    ['WeChat with the stored parameter does', wechat, undefined, '1', true],
    ['a mini-program does without it', wechat, 'miniprogram', undefined, true],
  ])('%s', (_fact, userAgent, environment, fromMiniProgram, may) => {
    expect(mayBeMiniProgram({ userAgent, environment }, fromMiniProgram)).toBe(may);
  });
});
