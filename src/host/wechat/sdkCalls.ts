export interface SdkCalls {
  checkJsApi: { args: { readonly jsApiList: string[] }; answer: { readonly checkResult?: unknown } };
  hideMenuItems: { args: { readonly menuList: readonly string[] }; answer: object };
  showMenuItems: { args: { readonly menuList: readonly string[] }; answer: object };
  updateAppMessageShareData: { args: SdkShare; answer: object };
  updateTimelineShareData: { args: Omit<SdkShare, 'desc'>; answer: object };
  chooseImage: { args: { readonly count: number }; answer: { readonly localIds?: unknown } };
  getLocalImgData: { args: { readonly localId: string }; answer: { readonly localData?: unknown } };
  uploadImage: {
    args: { readonly localId: string; readonly isShowProgressTips: 0 | 1 };
    answer: { readonly serverId?: unknown };
  };
  previewImage: { args: { readonly current: string; readonly urls: readonly string[] }; answer: object };
  scanQRCode: {
    args: { readonly needResult: 1; readonly scanType: readonly string[] };
    answer: { readonly resultStr?: unknown };
  };
  closeWindow: { args: object; answer: object };
}

export type SdkCallName = keyof SdkCalls;

export interface SdkShare {
  readonly title: string;
  readonly desc: string;
  readonly link: string;
  readonly imgUrl: string;
}

/** They report that a visitor shares; the newer calls only set the content. */
export const shareTaps = [
  'onMenuShareAppMessage',
  'onMenuShareTimeline',
  'onMenuShareQQ',
  'onMenuShareQZone',
  'onMenuShareWeibo',
] as const;
export type ShareTap = (typeof shareTaps)[number];

export type MiniCallName = 'navigateTo' | 'redirectTo' | 'navigateBack' | 'postMessage';

/** The SDK modifies the list it is given: pass copies. */
export const permissions: readonly string[] = [
  'checkJsApi',
  'hideMenuItems',
  'showMenuItems',
  'updateAppMessageShareData',
  'updateTimelineShareData',
  ...shareTaps,
  'chooseImage',
  'getLocalImgData',
  'uploadImage',
  'previewImage',
  'scanQRCode',
  'closeWindow',
];

export type SdkResult<Answer> =
  | { readonly kind: 'ok'; readonly answer: Answer }
  | { readonly kind: 'cancel' }
  /** `reason`: the host's message without the call's name, or `no answer`, `no bridge`, `not confirmed`. */
  | { readonly kind: 'failed'; readonly reason: string };

type Callback = (result: Readonly<Record<string, unknown>>) => void;
export interface SdkCallbacks {
  readonly success: Callback;
  readonly cancel: Callback;
  readonly fail: Callback;
}
type SdkFunction = (args: object) => void;

export type RawSdk = Readonly<Record<SdkCallName | ShareTap, SdkFunction>> & {
  readonly config: SdkFunction;
  readonly ready: (listener: () => void) => void;
  readonly error: (listener: (problem: { readonly errMsg?: string }) => void) => void;
  readonly miniProgram: Readonly<Record<MiniCallName, SdkFunction>>;
};
