import { describe, expect, it } from 'vitest';
import { detectHost, type HostName } from '../../src/host/detectHost.ts';

const wechat = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.44(0x18002c2d)';
const safari = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/17.4 Mobile/15E148 Safari/604.1';

describe('the host is told', () => {
  it.each<[string, string, unknown, string | undefined, HostName]>([
    ['a phone browser is a browser', safari, undefined, undefined, 'browser'],
    ['a link that says it came from a mini-program does not make one', safari, undefined, '1', 'browser'],
    ['WeChat is known by its name', wechat, undefined, undefined, 'wechat'],
    ['WeChat that calls its page a browser is WeChat', wechat, 'browser', undefined, 'wechat'],
    ['a mini-program is known by its name', `${wechat} miniProgram/wx1`, undefined, undefined, 'miniProgram'],
    ['a mini-program is known by its environment', wechat, 'miniprogram', undefined, 'miniProgram'],
    ['a mini-program is known by the remembered parameter', wechat, undefined, '1', 'miniProgram'],
    ['a remembered parameter does not outweigh what WeChat calls its page', wechat, 'browser', '1', 'wechat'],
  ])('%s', (_fact, userAgent, environment, fromMiniProgram, host) => {
    expect(detectHost({ userAgent, environment, fromMiniProgram })).toBe(host);
  });
});
