import { createClickGuard } from '#domain/time/createClickGuard.ts';
import { fileType } from '#domain/file/fileType.ts';
import type { Host, ShareContent } from '../host.ts';
import type { HostDeps } from '../hostDeps.ts';
import { createSelfTest } from './createSelfTest.ts';
import { createChooseImages } from './createChooseImages.ts';
import { createScanCode } from './createScanCode.ts';
import type { WechatSdk } from './wechatSdk.ts';

const documents = ['doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'pdf'];
const pictures = ['jpg', 'jpeg', 'png'];
/** WeChat's error when ten pages are on the stack. */
const isFull = /(count|stack|page).*(limit|exceed)/i;
/** A shell's error for a page that is open already. */
const isDuplicate = /duplicat|redundant|already exist/i;

type Opening = 'opened' | 'full' | 'duplicate' | 'failed';

/** Navigation needs no signature; pictures and codes do. Sharing is done by the shell. */
export function createMiniProgramHost(sdk: WechatSdk, deps: HostDeps): Host {
  const { window, miniPages, times, now } = deps;
  const { location } = window;
  const { openPage, openUrl } = createShellPages(sdk, deps);
  const chooseImages = createChooseImages(sdk, deps);
  const scanCode = createScanCode(sdk, deps);
  // The shell's page opens with a delay; a second tap would open it twice.
  const counts = createClickGuard(times.clickDebounceMs, now);
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
          : documents.indexOf(type) >= 0 && (await openPage(miniPages.filePage, url)) === 'opened';
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
      // The shell reads the last message when the visitor shares; it does not report sharing.
      prepare: async (content) =>
        (await sdk.toMiniProgram('postMessage', { data: { share: inWords(content) } })).kind === 'ok',
      onTapped: () => () => {},
    },
    onScreenChange: sdk.verify,
  };
}

function createShellPages(sdk: WechatSdk, { window, miniPages }: HostDeps) {
  const { location } = window;
  let opening: string | undefined;

  async function move(by: 'navigateTo' | 'redirectTo', target: { readonly url: string }): Promise<Opening> {
    const moved = await sdk.toMiniProgram(by, target);
    if (moved.kind !== 'failed') return 'opened';
    if (isDuplicate.test(moved.reason)) return 'duplicate';
    if (isFull.test(moved.reason)) return 'full';
    // Some shells never answer; a hidden page means that the other one opened.
    return moved.reason === 'no answer' && window.document.hidden ? 'opened' : 'failed';
  }

  /** Replaces this page when the stack is full. */
  async function openPage(page: string, url: string): Promise<Opening> {
    const target = { url: `${page}${page.indexOf('?') < 0 ? '?' : '&'}url=${encodeURIComponent(url)}` };
    const opened = await move('navigateTo', target);
    return opened === 'full' ? move('redirectTo', target) : opened;
  }

  async function openUrl(url: string): Promise<void> {
    if (opening === url) return;
    opening = url;
    const outcome = /^https?:/i.test(url) ? await openPage(miniPages.webViewPage, url) : 'failed';
    opening = undefined;
    if (outcome === 'duplicate') reloadAt(url);
    else if (outcome !== 'opened') location.assign(url);
  }

  /** The shell reports a duplicate even when only the query differs, so reload. */
  function reloadAt(url: string): void {
    if (url.indexOf(`${originOf(location.href)}/`) === 0) window.history.replaceState(null, '', url);
    location.reload();
  }

  return { openPage, openUrl };
}

const originOf = (url: string) => /^[^/]*\/\/[^/]*/.exec(url)?.[0] ?? '';

const samePage = (one: string, other: string) => one.split('#')[0] === other.split('#')[0];

/** The property names are those of the shell. */
function inWords({ title, description, link, imageUrl }: ShareContent): object {
  return { title, desc: description, link, imageUrl };
}
