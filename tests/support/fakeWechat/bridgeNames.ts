const bridgeNames: Readonly<Record<string, string>> = {
  config: 'preVerifyJSAPI',
  onMenuShareTimeline: 'menu:share:timeline',
  onMenuShareAppMessage: 'menu:share:appmessage',
  onMenuShareQQ: 'menu:share:qq',
  onMenuShareWeibo: 'menu:share:weiboApp',
  onMenuShareQZone: 'menu:share:QZone',
  previewImage: 'imagePreview',
  getLocation: 'geoLocation',
};

/** The bridge's name of what the SDK calls so. */
export const bridgeName = (name: string) => bridgeNames[name] ?? name;
/** The SDK's name of what the bridge calls so. */
export const publicName = (name: string) =>
  Object.keys(bridgeNames).find((known) => bridgeNames[known] === name) ?? name;

/** What may be asked before anything is believed. */
export const withoutPermission: ReadonlySet<string> = new Set([
  'checkJsApi',
  'getNetworkType',
  'preVerifyJSAPI',
]);

/** What a page inside a mini-program may ask at all: neither sharing, nor the menu, nor closing. */
export const inMiniPrograms: ReadonlySet<string> = new Set([
  'preVerifyJSAPI',
  'invokeMiniProgramAPI',
  'checkJsApi',
  'chooseImage',
  'imagePreview',
  'uploadImage',
  'downloadImage',
  'getLocalImgData',
  'getNetworkType',
  'openLocation',
  'geoLocation',
  'scanQRCode',
]);
export const onlyInMiniPrograms: ReadonlySet<string> = new Set(['invokeMiniProgramAPI']);
