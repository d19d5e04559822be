import { fileType } from './fileType.ts';

export interface ImageSize {
  readonly width?: number;
  readonly height?: number;
  readonly quality?: number;
}

const defaultSide = 85;
const defaultQuality = 85;
const longestSide = 9999;

/**
 * Adds the storage's resize suffix after any query, and https, to addresses on `storageHost`. Assumed: the exact
 * suffix. Other addresses are unchanged: a similar host, a port, a user name, a document.
 */
export function storedImageUrl(url: string, size: ImageSize, storageHost: string): string {
  const parsed = findUrl(url);
  if (!parsed || !isOnHost(parsed, storageHost) || !mayBeImage(parsed)) return url;
  const width = whole(size.width, longestSide, defaultSide);
  const height = whole(size.height, longestSide, defaultSide);
  const resize = `imageMogr2/thumbnail/${width}x${height}/quality/${whole(size.quality, 100, defaultQuality)}`;
  return `https://${parsed.host}${parsed.pathname}?${withResize(parsed.search.slice(1), resize)}${parsed.hash}`;
}

function findUrl(text: string): URL | undefined {
  try {
    // The base gives `//host/...` its scheme; a relative address resolves to an invalid host.
    return new URL(text, 'https://relative.invalid');
  } catch {
    return undefined;
  }
}

function isOnHost(url: URL, storageHost: string): boolean {
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.username === '' && url.password === '' && url.host === storageHost.toLowerCase();
}

function mayBeImage(url: URL): boolean {
  return ['jpg', 'jpeg', 'png', 'unknown'].indexOf(fileType(url.pathname)) >= 0;
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
