import type { Host, ShareContent } from './host.ts';

export interface BrowserDeps {
  readonly location: Pick<Location, 'assign'>;
  readonly navigator: object;
}

export function createBrowserHost({ location, navigator }: BrowserDeps): Host {
  const phone = navigator as Partial<Pick<Navigator, 'share'>>;
  const share = typeof phone.share === 'function' ? phone.share.bind(phone) : undefined;
  return {
    openExternal: (url) => location.assign(url),
    openScreen: undefined,
    openFile: async (url) => {
      location.assign(url);
      return 'opened';
    },
    chooseImages: undefined,
    scanCode: undefined,
    close: undefined,
    onScreenChange: async () => true,
    sharing: {
      by: share === undefined ? 'none' : 'sheet',
      prepare: async () => true,
      onTapped: () => () => {},
      ...(share !== undefined && { open: (content) => openSheet(share, content) }),
    },
  };
}

/** The share sheet takes no image address; the receiving app finds the image by the link. */
async function openSheet(
  share: Navigator['share'],
  { title, description, link }: ShareContent,
): Promise<'shared' | 'cancelled' | 'failed'> {
  try {
    await share({ title, text: description, url: link });
    return 'shared';
  } catch (cause) {
    return (cause as { name?: unknown } | undefined)?.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}
