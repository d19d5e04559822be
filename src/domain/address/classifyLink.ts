/** `path` begins with one `/` and stays in the app; `url` is absolute and leaves it. */
export type Link =
  | { readonly kind: 'internal'; readonly path: string }
  | { readonly kind: 'external'; readonly url: string }
  | { readonly kind: 'unrecognised' };

/** `screens` are paths such as `/select/:id/:channelId?`; until they are loaded every path of this origin counts as one. */
export interface AppAddress {
  readonly origin: string;
  readonly screens: readonly string[] | undefined;
}

const unrecognised: Link = { kind: 'unrecognised' };

const maxLength = 2048;
// URL parsers drop tabs and line breaks and treat `\` as `/`, so the checked text would differ from the opened one.
// oxlint-disable-next-line no-control-regex -- matches control characters
const trickCharacters = /[\u0000-\u001f\u007f\\]/;
// Exactly one or two slashes: `https:host` and `///host` are parsed differently from how they look.
const webAddress = /^(?:(?:https?:)?\/\/[^/]|\/(?!\/))/i;
// Digits only: `*` and `#` could dial a service code.
const telephone = /^tel:\+?[0-9(][0-9 ().-]{2,31}(?:[,;](?:ext=)?\d{1,8})?$/i;
const mail = /^mailto:[\w.%+-]+@[a-z0-9.-]+(?:\?[^\s#]*)?$/i;

/**
 * Classifies a link of the server, an organiser or the device; only known kinds are opened. Never throws. An address
 * of this origin without a screen is unrecognised.
 */
export function classifyLink(value: unknown, app: AppAddress): Link {
  const text = typeof value === 'string' ? value.trim() : '';
  if (text.length > maxLength || trickCharacters.test(text)) return unrecognised;
  if (telephone.test(text) || mail.test(text)) return { kind: 'external', url: text };
  const url = webAddress.test(text) ? findUrl(text, app.origin) : undefined;
  // `https://our.host@their.host` leads to their host.
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    return unrecognised;
  }
  if (url.origin !== findUrl('/', app.origin)?.origin) return { kind: 'external', url: url.href };
  const segments = findSegments(url.pathname);
  if (!segments || app.screens?.some((screen) => leadsTo(screen, segments)) === false) return unrecognised;
  return { kind: 'internal', path: url.pathname + url.search + url.hash };
}

function findUrl(text: string, base: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/** Decoded segments; undefined for an empty segment (`//host`), an encoded slash or an invalid encoding. */
function findSegments(pathname: string): string[] | undefined {
  if (pathname === '/') return [];
  try {
    const segments = pathname.replace(/\/$/, '').split('/').slice(1).map(decodeURIComponent);
    const isPlain = (segment: string) =>
      segment !== '' && segment.indexOf('/') < 0 && !trickCharacters.test(segment);
    return segments.every(isPlain) ? segments : undefined;
  } catch {
    return undefined;
  }
}

function leadsTo(screen: string, segments: readonly string[]): boolean {
  const parts = screen.split('/').filter((part) => part !== '');
  const needed = parts.filter((part) => !part.endsWith('?')).length;
  if (segments.length < needed || segments.length > parts.length || screen === '*') return false;
  return segments.every((segment, index) => {
    const part = parts[index] ?? '';
    return part.startsWith(':') || part.toLowerCase() === segment.toLowerCase();
  });
}
