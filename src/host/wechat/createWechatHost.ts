import { fileType } from '#domain/file/fileType.ts';
import type { Host } from '../host.ts';
import type { HostDeps } from '../hostDeps.ts';
import { createSelfTest } from './createSelfTest.ts';
import { createChooseImages } from './createChooseImages.ts';
import { createScanCode } from './createScanCode.ts';
import type { WechatSdk } from './wechatSdk.ts';
import { createWechatSharing } from './createWechatSharing.ts';

/** They would share the bare address. Items that open a browser stay: where WeChat cannot open a file only they help. */
const hiddenItems = [
  'menuItem:copyUrl',
  'menuItem:share:email',
  'menuItem:originPage',
  'menuItem:share:brand',
  'menuItem:share:facebook',
  'menuItem:readMode',
  'menuItem:editTag',
  'menuItem:delete',
];

const sharingItems = [
  'menuItem:share:appMessage',
  'menuItem:share:timeline',
  'menuItem:share:qq',
  'menuItem:share:QZone',
  'menuItem:share:weiboApp',
  'menuItem:favorite',
];

/** Features that need WeChat are absent until WeChat accepts the page's signature. */
export function createWechatHost(sdk: WechatSdk, deps: HostDeps): Host {
  const { location } = deps.window;
  const chooseImages = createChooseImages(sdk, deps);
  const scanCode = createScanCode(sdk, deps);
  let hidesSharing = false;
  return {
    openExternal: (url) => location.assign(url),
    openScreen: undefined,
    openFile: (url) => openFile(url, sdk, deps),
    get chooseImages() {
      return sdk.isUsable() ? chooseImages : undefined;
    },
    get scanCode() {
      return sdk.isUsable() ? scanCode : undefined;
    },
    get close() {
      return sdk.isUsable() ? () => void sdk.call('closeWindow', {}) : undefined;
    },
    selfTest: createSelfTest(sdk),
    sharing: createWechatSharing(sdk),
    async onScreenChange({ isPrivate } = { isPrivate: false }) {
      if (!(await sdk.verify())) return false;
      const menuList = isPrivate ? hiddenItems.concat(sharingItems) : Array.from(hiddenItems);
      const hidden = await sdk.call('hideMenuItems', { menuList });
      if (isPrivate) hidesSharing = true;
      else if (hidesSharing)
        hidesSharing =
          (await sdk.call('showMenuItems', { menuList: Array.from(sharingItems) })).kind !== 'ok';
      return hidden.kind === 'ok' && hidesSharing === isPrivate;
    },
  };
}

const pictures = ['jpg', 'jpeg', 'png'];
/** iOS shows these instead of the page; other files it ignores silently. */
const shownByIos = [...pictures, 'pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'txt', 'mp3', 'mp4'];

/** Android offers a browser for what WeChat does not open. */
async function openFile(
  url: string,
  sdk: WechatSdk,
  { window, isIos }: HostDeps,
): Promise<'opened' | 'needsBrowser'> {
  const type = fileType(url);
  if (pictures.indexOf(type) >= 0 && sdk.isUsable()) {
    const shown = await sdk.call('previewImage', { current: url, urls: [url] });
    if (shown.kind !== 'failed') return 'opened';
  }
  if (isIos && shownByIos.indexOf(type) < 0) return 'needsBrowser';
  window.location.assign(url);
  return 'opened';
}
