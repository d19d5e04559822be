import { createClickGuard } from '../domain/clickGuard.ts';
import { fileType } from '../domain/fileType.ts';
import type { Host, ShareContent } from './host.ts';
import type { HostSurroundings } from './hostSurroundings.ts';
import { createSelfTest } from './selfTest.ts';
import { createChooseImages } from './wechatPictures.ts';
import { createScanCode } from './wechatScan.ts';
import type { WechatSdk } from './wechatSdk.ts';

/** What the shell's file page can open. */
const documents = ['doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'pdf'];
const pictures = ['jpg', 'jpeg', 'png'];
/** What WeChat says when ten pages lie on top of each other. */
const isFull = /count limit exceed/i;

/** A web view of a mini-program. Moving about needs no proof; pictures and codes do. Sharing is the shell's own. */
export function createMiniProgramHost(sdk: WechatSdk, surroundings: HostSurroundings): Host {
  const { window, miniPages, times, now } = surroundings;
  const { location } = window;
  const chooseImages = createChooseImages(sdk, surroundings);
  const scanCode = createScanCode(sdk, surroundings);
  // A page of the shell takes a moment to come; until then a second tap would open it twice.
  const counts = createClickGuard(times.clickDebounceMs, now);

  /** Opens a page of the shell; in place of this one where there is no room for another. False: it did not open. */
  async function openPage(page: string, url: string): Promise<boolean> {
    const target = { url: `${page}${page.indexOf('?') < 0 ? '?' : '&'}url=${encodeURIComponent(url)}` };
    const opened = await sdk.toMiniProgram('navigateTo', target);
    if (opened.kind === 'ok') return true;
    const mayReplace = opened.kind === 'failed' && isFull.test(opened.reason);
    return mayReplace && (await sdk.toMiniProgram('redirectTo', target)).kind === 'ok';
  }

  async function openUrl(url: string): Promise<void> {
    // Numbers and mail addresses are the phone's own business.
    const opened = /^https?:/i.test(url) && (await openPage(miniPages.webViewPage, url));
    if (!opened) location.assign(url);
  }

  return {
    openExternal(url) {
      if (counts()) void openUrl(url);
    },
    openScreen(url) {
      if (!counts()) return;
      if (samePage(url, location.href)) location.reload();
      else void openUrl(url);
    },
    async openFile(url) {
      const type = fileType(url);
      const isOpen =
        pictures.indexOf(type) >= 0
          ? (await sdk.call('previewImage', { current: url, urls: [url] })).kind !== 'failed'
          : documents.indexOf(type) >= 0 && (await openPage(miniPages.filePage, url));
      return isOpen ? 'opened' : 'needsBrowser';
    },
    get chooseImages() {
      return sdk.isUsable() ? chooseImages : undefined;
    },
    get scanCode() {
      return sdk.isUsable() ? scanCode : undefined;
    },
    close: () => void sdk.toMiniProgram('navigateBack', {}),
    selfTest: createSelfTest(sdk),
    sharing: {
      by: 'menu',
      // The shell reads the last message when somebody shares; it hears of none of them before.
      prepare: async (content) =>
        void (await sdk.toMiniProgram('postMessage', { data: { share: inWords(content) } })),
      onTapped: () => () => {},
    },
    arrive: async () => void (await sdk.prove()),
  };
}

const samePage = (one: string, other: string) => one.split('#')[0] === other.split('#')[0];

/** Spelled as the shell's own sharing spells it. */
function inWords({ title, description, link, imageUrl }: ShareContent): object {
  return { title, desc: description, link, imageUrl };
}
