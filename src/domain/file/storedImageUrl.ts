export interface ImageSize {
  readonly width?: number;
  readonly height?: number;
  readonly quality?: number;
}

const defaultSide = 85;
const defaultQuality = 85;
const longestSide = 9999;

/** Host, path, query and fragment. Regular expressions, because the boot script has this inlined. */
const webAddress =
  /^\s*(?:https?:)?\/\/([^/?#]+?)(?::80|:443)?(?:(\/[^?#]*)|(?=[?#]|\s*$))(?:\?([^#]*))?(.*)$/i;
/** The known types of files but the pictures. */
const otherFile = /[^/]\.(?:rar|zip|docx?|xlsx?|pptx?|pdf|txt|mp[34])$/i;

/**
 * Adds the storage's resize suffix after any query, and https, to addresses on `storageHost`. Assumed: the exact
 * suffix. Other addresses are unchanged: a similar host, a port, a user name, a document.
 */
export function storedImageUrl(url: string, size: ImageSize, storageHost: string): string {
  const width = whole(size.width, longestSide, defaultSide);
  const height = whole(size.height, longestSide, defaultSide);
  const quality = whole(size.quality, 100, defaultQuality);
  return resizedUrl(url, `${width}x${height}/quality/${quality}`, storageHost);
}

/** `rule` as the storage spells it: `800x800/quality/85`. */
export function resizedUrl(url: string, rule: string, storageHost: string): string {
  const [, host, path = '', query = '', hash = ''] = webAddress.exec(url) ?? [];
  if (host?.toLowerCase() !== storageHost.toLowerCase() || otherFile.test(path)) return url;
  const plain = (path || '/').replace(/[^ -~]+/g, encodeURIComponent);
  const resized = withResize(query, `imageMogr2/thumbnail/${rule}`);
  return `https://${storageHost.toLowerCase()}${plain}?${resized}${hash.trim()}`;
}

/** The query is unchanged, since it may be signed; an existing resize suffix is kept. */
function withResize(query: string, resize: string): string {
  if (/(?:^|[&|])imageMogr2\//.test(query)) return query;
  return query === '' ? resize : `${query}&${resize}`;
}

function whole(value: number | undefined, most: number, otherwise: number): number {
  const rounded = Math.round(value ?? NaN);
  return rounded >= 1 ? Math.min(rounded, most) : otherwise;
}
