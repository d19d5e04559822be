import type { FakeWechat, Result } from './fakeWechat.ts';

/**
 * What one call is answered: a whole result; `cancel`, or `fail …` as a status; `silence` for no answer; `usual` for
 * what it would be anyway.
 */
export type Wish = Result | string;

export interface Answers {
  wish(name: string, wishes: readonly Wish[]): void;
  take(name: string): Result | 'silence' | undefined;
  usual(name: string, args: Result): Result;
}

/** A JPEG of one dot, as bare base64. */
export const onePicture =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==';

/** What each call is answered on a platform, and the wishes that come first. */
export function createAnswers(platform: 'ios' | 'android', fake: FakeWechat): Answers {
  const wishes = new Map<string, Wish[]>();
  const isAndroid = platform === 'android';
  let uploads = 0;
  let chosen = 0;
  const ok = (name: string, rest: Result = {}) => ({ errMsg: `${name}:ok`, ...rest });
  const keep = (name: string, args: Result) => {
    fake.shareData[name] = withoutProof(args);
    return ok(name);
  };
  const send = (event: string, oldName: string) => (args: Result) => {
    fake.sent.push({ by: 'page', event, content: withoutProof(args) });
    return { err_msg: `${oldName}:confirm` };
  };

  const usual: Readonly<Record<string, (args: Result) => Result>> = {
    checkJsApi: (args) => {
      const names = (args['jsApiList'] as string[] | undefined) ?? [];
      const checkResult = Object.fromEntries(names.map((name) => [name, true]));
      return ok('checkJsApi', { checkResult: isAndroid ? JSON.stringify(checkResult) : checkResult });
    },
    getNetworkType: () => ({ err_msg: 'network_type:wifi' }),
    hideMenuItems: (args) => {
      for (const item of args['menuList'] as string[])
        if (!fake.hiddenMenuItems.includes(item)) fake.hiddenMenuItems.push(item);
      return ok('hideMenuItems');
    },
    showMenuItems: (args) => {
      const shown = args['menuList'] as string[];
      fake.hiddenMenuItems.splice(
        0,
        Infinity,
        ...fake.hiddenMenuItems.filter((item) => !shown.includes(item)),
      );
      return ok('showMenuItems');
    },
    updateAppMessageShareData: (args) => keep('updateAppMessageShareData', args),
    updateTimelineShareData: (args) => keep('updateTimelineShareData', args),
    sendAppMessage: send('menu:share:appmessage', 'send_app_msg'),
    shareTimeline: send('menu:share:timeline', 'share_timeline'),
    shareQQ: send('menu:share:qq', 'shareQQ'),
    shareWeiboApp: send('menu:share:weiboApp', 'shareWeiboApp'),
    shareQZone: send('menu:share:QZone', 'shareQZone'),
    chooseImage: (args) => {
      chosen += 1;
      const id = isAndroid ? `weixin://resourceid/${chosen}` : `wxLocalResource://imageid${chosen}`;
      const most = Number(args['count']);
      const localIds = most > 0 ? [id] : [];
      return ok('chooseImage', { localIds: isAndroid ? JSON.stringify(localIds) : localIds });
    },
    getLocalImgData: () => ok('getLocalImgData', { localData: pictureAs(platform) }),
    uploadImage: () => {
      uploads += 1;
      return ok('uploadImage', { serverId: `media-${uploads}` });
    },
    imagePreview: () => ok('previewImage'),
    scanQRCode: () => ok('scanQRCode', { resultStr: scannedAs(platform, 'ticket 42') }),
    closeWindow: () => {
      fake.isClosed = true;
      return ok('closeWindow');
    },
  };

  return {
    wish: (name, added) => void wishes.set(name, [...(wishes.get(name) ?? []), ...added]),
    take(name) {
      const wish = wishes.get(name)?.shift();
      if (wish === 'silence') return 'silence';
      if (wish === 'usual' || wish === undefined) return undefined;
      return typeof wish === 'string' ? { errMsg: `${name}:${wish}` } : { ...wish };
    },
    usual: (name, args) => usual[name]?.(args) ?? { err_msg: 'system:function_not_exist' },
  };
}

/** A picture as the platform hands it out: iOS with a type that does not exist, Android bare and in lines. */
export function pictureAs(platform: 'ios' | 'android', base64 = onePicture): string {
  return platform === 'ios' ? `data:image/jgp;base64,${base64}` : base64.replace(/.{76}/g, '$&\n');
}

/** A scanned code as the platform hands it out. */
export function scannedAs(platform: 'ios' | 'android', text: string): string {
  return platform === 'ios' ? JSON.stringify({ scan_code: { scan_result: text } }) : text;
}

const proof = [
  'appId',
  'verifyAppId',
  'verifySignType',
  'verifyTimestamp',
  'verifyNonceStr',
  'verifySignature',
];
const withoutProof = (args: Result): Result =>
  Object.fromEntries(Object.entries(args).filter(([name]) => !proof.includes(name)));
