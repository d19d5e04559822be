import { describe, expect, it } from 'vitest';
import { opensDownloads } from '#host/opensDownloads.ts';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X) AppleWebKit/605.1.15';
const android = 'Mozilla/5.0 (Linux; Android 10) AppleWebKit/537.36 Chrome/90.0 Mobile Safari/537.36';

describe('a calendar file is offered', () => {
  it.each([
    ['Safari', `${iphone} Version/15.0 Mobile/15E148 Safari/604.1`, true],
    ['Chrome', android, true],
    ['WeChat on iOS', `${iphone} Mobile/15E148 MicroMessenger/8.0.2 NetType/WIFI`, false],
    ['WeChat on Android', `${android} MicroMessenger/8.0.2`, false],
    ['a mini-program', `${android} miniProgram/wx123`, false],
    ['QQ', `${android} QQ/8.4.5`, false],
    ['the QQ browser', `${android} MQQBrowser/12.0`, true],
    ['DingTalk', `${iphone} DingTalk/6.0`, false],
    ['Alipay', `${iphone} AlipayClient/10.2`, false],
    ['nothing', '', true],
  ])('by %s: %s', (_, userAgent, isOffered) => {
    expect(opensDownloads(userAgent)).toBe(isOffered);
  });
});
