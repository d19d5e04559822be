import { dataPolicy, reportGroup, reportsOf } from './contentPolicy.ts';

/** Name and value, in the order they are sent. */
export type Header = readonly [name: string, value: string];

/** Who made an answer decides what it may do in a browser. */
export type AnswerKind =
  /** Our own page, and files at fixed names beside it. */
  | 'page'
  /** What the page loads: scripts, styles, pictures of the build. */
  | 'asset'
  /** Answers of the API and stored files, handed on. */
  | 'data'
  /** Pages of the auth host, handed on: they bring a policy of their own. */
  | 'foreign';

/** On every answer whatever it is: 200, 304 and 404. */
const always: readonly Header[] = [
  ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
];

const onPages: readonly Header[] = [
  // The app scans codes and finds its way to a hall; it neither listens nor takes money.
  [
    'Permissions-Policy',
    'camera=(self), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()',
  ],
  ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
];

const policyHeader = 'Content-Security-Policy';

/** A policy, and where it names a place for reports the header that tells browsers of that place. */
export function policyHeaders(policy: string): Header[] {
  const reports = reportsOf(policy);
  return [
    [policyHeader, policy],
    ...(reports === undefined ? [] : [['Reporting-Endpoints', `${reportGroup}="${reports}"`] as const]),
  ];
}

/**
 * The one list of security headers. Preview, nginx and the checks all read it.
 * @param policy the page policy of the build that is served; see `contentPolicy.ts`
 */
export function securityHeaders(kind: AnswerKind, policy: string): Header[] {
  if (kind === 'foreign') return [...always];
  // The page's policy counts for what the page loads; a second copy with each of a dozen files would cost a first visit
  // more bytes than the landing page's own words. An asset opened as a page may do nothing.
  if (kind === 'data' || kind === 'asset') return [...always, [policyHeader, dataPolicy]];
  return [...always, ...onPages, ...policyHeaders(policy)];
}

/** Paths that are proxied. Everything else is a file of the build or a screen. */
export const proxiedPaths: Readonly<Record<string, 'data' | 'foreign'>> = {
  '/v2/': 'data',
  '/ws': 'data',
  '/cos/': 'data',
  '/oauth/': 'foreign',
};

export function answerKindOf(path: string): AnswerKind {
  if (path.startsWith('/assets/')) return 'asset';
  const prefix = Object.keys(proxiedPaths).find((known) => path.startsWith(known));
  return (prefix !== undefined && proxiedPaths[prefix]) || 'page';
}

/** How long an answer may be kept, by what its name promises. */
export const caching = {
  /** The name carries the content. */
  asset: 'public, max-age=31536000, immutable',
  /** Revalidated at each request; 304 when it is still the same. */
  page: 'no-cache',
  /** Gone, for now: a deployment may bring it back. */
  missing: 'no-store',
} as const;

/** Files at fixed names that are never answered by a page where they are missing. */
export const fixedFiles = ['/sw.js', '/version.json', '/manifest.webmanifest'] as const;
