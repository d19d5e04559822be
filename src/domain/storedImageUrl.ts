import { fileType } from './fileType.ts';

/** Pixels, and per cent of quality. */
export interface ImageSize {
  readonly width?: number;
  readonly height?: number;
  readonly quality?: number;
}

const defaultSide = 85;
const defaultQuality = 85;
const longestSide = 9999;

/**
 * The address of a picture small enough for its place: on `storageHost` (a host name, nothing else) always https, and with
 * the storage's resize suffix behind whatever query there is. How the suffix is spelled exactly is our assumption.
 * Every other address comes back as it was: a host that only resembles the storage, a port, a user name, a document.
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
    // The base lends its scheme to `//host/...`; a relative address ends up on a host that nobody owns.
    return new URL(text, 'https://relative.invalid');
  } catch {
    return undefined;
  }
}

function isOnHost(url: URL, storageHost: string): boolean {
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.username === '' && url.password === '' && url.host === storageHost.toLowerCase();
}

/** An object may be stored without an ending; one that is known to be something else is left alone. */
function mayBeImage(url: URL): boolean {
  return ['jpg', 'jpeg', 'png', 'unknown'].indexOf(fileType(url.pathname)) >= 0;
}

/** The query stays letter for letter, since it may be signed; an address that was resized before is not resized again. */
function withResize(query: string, resize: string): string {
  if (/(?:^|[&|])imageMogr2\//.test(query)) return query;
  return query === '' ? resize : `${query}&${resize}`;
}

function whole(value: number | undefined, most: number, otherwise: number): number {
  const rounded = Math.round(value ?? NaN);
  return rounded >= 1 ? Math.min(rounded, most) : otherwise;
}
