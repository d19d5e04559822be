/** `path` begins with one `/` and stays in the app; `url` leaves it and is complete. */
export type Link =
  | { readonly kind: 'internal'; readonly path: string }
  | { readonly kind: 'external'; readonly url: string }
  | { readonly kind: 'unrecognised' };

/**
 * `screens` are the routes' paths as the route table writes them: `/select/:id/:channelId?`. While they are not loaded
 * yet, every path of this origin counts as a screen.
 */
export interface AppAddress {
  readonly origin: string;
  readonly screens: readonly string[] | undefined;
}

const unrecognised: Link = { kind: 'unrecognised' };

const maxLength = 2048;
// Parsers drop tabs and line breaks and take `\` for `/`: what is read would not be what was checked.
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for here
const trickCharacters = /[\u0000-\u001f\u007f\\]/;
// One or two slashes, no more and no fewer: `https:host` and `///host` are read differently from how they look.
const webAddress = /^(?:(?:https?:)?\/\/[^/]|\/(?!\/))/i;
// Digits only: `*` and `#` could dial a service code.
const telephone = /^tel:\+?[0-9(][0-9 ().-]{2,31}(?:[,;](?:ext=)?\d{1,8})?$/i;
const mail = /^mailto:[\w.%+-]+@[a-z0-9.-]+(?:\?[^\s#]*)?$/i;

/**
 * What a link from the server, an organiser or the device leads to; nothing else is ever opened. Never throws.
 * An address of this origin without a screen is unrecognised: the app would have nothing to show there.
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

/** The decoded parts of a path; undefined for an empty part (`//host` again), a hidden slash or a broken encoding. */
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
    // The router does not mind upper case either.
    return part.startsWith(':') || part.toLowerCase() === segment.toLowerCase();
  });
}
