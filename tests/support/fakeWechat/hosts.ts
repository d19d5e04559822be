/** The five hosts a visitor may open a link in. */
export type HostKind = 'browser' | 'wechatIos' | 'wechatAndroid' | 'miniIos' | 'miniAndroid';

export interface HostFacts {
  readonly platform: 'ios' | 'android';
  readonly miniProgram: boolean;
  readonly userAgent: string;
}

const ios = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android =
  'Mozilla/5.0 (Linux; Android 13; M2102J2SC Build/TKQ1; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36';
const wechatIos = `${ios} Mobile/15E148 MicroMessenger/8.0.44(0x18002c2d) NetType/WIFI Language/zh_CN`;
const wechatAndroid = `${android} XWEB/1160083 MMWEBSDK/20231202 MMWEBID/1000 MicroMessenger/8.0.47.2560(0x28002F35) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64`;

/** What each says of itself. The SDK reads it once, when it is loaded: set it before. */
export const hosts: Readonly<Record<HostKind, HostFacts>> = {
  browser: {
    platform: 'ios',
    miniProgram: false,
    userAgent: `${ios} Version/17.1 Mobile/15E148 Safari/604.1`,
  },
  wechatIos: { platform: 'ios', miniProgram: false, userAgent: wechatIos },
  wechatAndroid: { platform: 'android', miniProgram: false, userAgent: wechatAndroid },
  miniIos: { platform: 'ios', miniProgram: true, userAgent: `${wechatIos} miniProgram/wx0123456789abcdef` },
  miniAndroid: {
    platform: 'android',
    miniProgram: true,
    userAgent: `${wechatAndroid} miniProgram/wx0123456789abcdef`,
  },
};

export const hostKinds = Object.keys(hosts) as HostKind[];
