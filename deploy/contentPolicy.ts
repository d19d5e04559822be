import { createHash } from 'node:crypto';

/** The origins that a build talks to; '' stands for the page's own. */
export interface Origins {
  /** Testers' builds carry a console that writes its own styles and runs what is typed into it. */
  readonly mode?: string;
  readonly apiBase: string;
  readonly authBase: string;
  /** A host without a scheme, or ''. It is reached by https only. */
  readonly storageHost: string;
  /** Hosts separated by blanks: a player without the engine's help reads their streams by requests. By https only. */
  readonly streamHosts?: string;
  /** Where violations are reported, an https address; '' or nothing for nowhere. */
  readonly policyReports?: string;
  readonly liveUpdates?: 'off' | 'on';
  /** The page's own host, where whoever writes the policy can name it. */
  readonly ownHost?: string;
}

/** What a policy says about one build: `'sha256-…'` of every inline script and style in its page. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The name under which `Reporting-Endpoints` gives the place for reports. */
export const reportGroup = 'policy';

type Directives = Readonly<Record<string, readonly string[]>>;

/** The hash sources of a page's inline scripts and style sheets, as a browser computes them. */
export function hashInline(html: string): InlineHashes {
  // Comments may name tags; a browser does not read them as tags either.
  const page = html.replace(/<!--[\s\S]*?-->/g, '');
  const hashes = (pattern: RegExp) => Array.from(page.matchAll(pattern), ([, text = '']) => hashSource(text));
  return {
    scripts: hashes(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g),
    styles: hashes(/<style[^>]*>([\s\S]*?)<\/style>/g),
  };
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}

/** What a page of the app may load, run and talk to. */
function pageDirectives(origins: Origins, inline: InlineHashes): Directives {
  const isTest = origins.mode === 'test';
  const [storage = '', ...streams] = [origins.storageHost, ...(origins.streamHosts ?? '').split(' ')].map(
    httpsOf,
  );
  const talksTo = [origins.apiBase, socketOf(origins), origins.authBase, storage, ...streams];
  return {
    'default-src': ["'none'"],
    // The code scanner is a WebAssembly program where the engine has no BarcodeDetector.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...inline.scripts, ...(isTest ? ["'unsafe-eval'"] : [])],
    // A hash would take the word back.
    'style-src': isTest ? ["'self'", "'unsafe-inline'"] : ["'self'", ...inline.styles],
    // React and antd-mobile set styles through the CSSOM, which is allowed; markup with styles is not.
    'style-src-attr': isTest ? ["'unsafe-inline'"] : ["'none'"],
    // Organisers' pictures lie on hosts that no build can know; a picture cannot run anything.
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    // Nor can a film; `blob:` is what the stream player fills, `data:` the empty file of its captions.
    'media-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...known(...talksTo)],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    // Said as well as implied: judges of a policy ask for the two by name.
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Only the boot script's default policy turns a text into a script's address: one of our own paths. By the other one
    // DOMPurify parses an organiser's text, in a document that runs nothing.
    ...reporting(origins),
    ...(!isTest && { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default', 'dompurify'] }),
  };
}

/** The first is what older engines know, the second what the others ask `Reporting-Endpoints` for. */
function reporting({ policyReports = '' }: Origins): Directives {
  return policyReports === '' ? {} : { 'report-uri': [policyReports], 'report-to': [reportGroup] };
}

/** The address that a policy names for reports of its violations. */
export const reportsOf = (policy: string): string | undefined =>
  /(?:^|; )report-uri (\S+?)(?:;|$)/.exec(policy)?.[1];

const httpsOf = (host: string) => (host === '' ? '' : `https://${host}`);

const known = (...origins: readonly string[]) => [...new Set(origins.filter((origin) => origin !== ''))];

/** Before iOS 15.4 the page's own origin does not stand for its sockets, so it is named where its name is known. */
function socketOf({ apiBase, liveUpdates, ownHost = '' }: Origins): string {
  if (apiBase !== '') return apiBase.replace(/^http/, 'ws');
  return liveUpdates === 'on' && ownHost !== '' ? `wss://${ownHost}` : '';
}

const write = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/** The policy of a build's pages, for the header. */
export function pagePolicy(origins: Origins, inline: InlineHashes): string {
  return write(pageDirectives(origins, inline));
}

/** The same for a `<meta>`, where a server cannot be told to send headers: without what a browser ignores there. */
export function metaPolicy(origins: Origins, inline: InlineHashes): string {
  const {
    'frame-ancestors': _,
    'report-uri': __,
    'report-to': ___,
    ...directives
  } = pageDirectives(origins, inline);
  return write(directives);
}

/** Answers of the API, stored files and assets are never pages: opened as one, they can do nothing. */
export const dataPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox";
