/** The build's configuration. Only this file reads `import.meta.env`, except for code that is removed from most builds. */
export interface Env {
  readonly mode: BuildMode;
  /** Origin of the data API without a path; '' for the page's own origin. */
  readonly apiBase: string;
  readonly apiPrefix: string;
  /** Origin of the auth host (`/oauth/*`); '' for the page's own origin. */
  readonly authBase: string;
  /** The bearer credential of the build; public, since everybody who opens the page has it. */
  readonly apiCredential: string;
  readonly clientMarkerHeader: string;
  readonly exhibitionIdHeader: string;
  readonly systemTenant: string;
  /** Selects the auth host's paths. */
  readonly platform: string;
  /** Exact host of the object storage, whose image addresses are rewritten. */
  readonly storageHost: string;
  /** Hosts that streams come from, separated by blanks; a build's policy names them. */
  readonly streamHosts: string;
  /** Where browsers send violations of the content security policy; '' for nowhere. A build's policy names it. */
  readonly policyReports: string;
  readonly miniWebViewPage: string;
  readonly miniFilePage: string;
  /** Whether links between our own screens go through the mini-program's shell too. */
  readonly miniOwnLinks: 'off' | 'on';
  readonly miniOwnTabs: 'off' | 'on';
  /** `name:id,id name:id`, see `tenants/specials.ts`. */
  readonly tenants: string;
  /** Whether to subscribe to changes at `/ws`. */
  readonly liveUpdates: 'off' | 'on';
  /** Whether to delete a duplicate row of one insert; off where the server forbids it. */
  readonly withdrawDuplicates: 'off' | 'on';
  /** 1 in every real build; tests shorten all waiting times with it. */
  readonly timeFactor: number;
}

export const buildModes = ['dev', 'prod', 'test', 'luohe'] as const;
export type BuildMode = (typeof buildModes)[number];

/** The message addresses the developer. */
export class NotConfigured extends Error {}

type Raw = Readonly<Record<string, unknown>>;

interface Rule {
  readonly name: string;
  readonly expects: string;
  readonly fits: (value: string) => boolean;
}

const origin = (value: string) => value === '' || /^https?:\/\/[^/?#\s]+$/.test(value);
const path = (value: string) => /^\/[\w-]+$/.test(value);
const headerName = (value: string) => /^[A-Za-z][A-Za-z0-9-]*$/.test(value);
const filled = (value: string) => /^\S+$/.test(value);
const host = (value: string) => value === '' || /^[a-z0-9.-]+(:\d+)?$/i.test(value);
const hosts = (value: string) => value.split(' ').every(host);
// What ends a directive or the header's quotes would let the value say more than an address.
const reports = (value: string) => value === '' || /^https:\/\/[^\s"';,\\]+$/.test(value);
const page = (value: string) => /^\/[\w-]+(\/[\w-]+)*$/.test(value);
const specials = (value: string) => /^(\s*\w+:[\w-]+(,[\w-]+)*(?=\s|$))*\s*$/.test(value);
const offOrOn = (value: string) => /^(off|on)$/.test(value);
const factor = (value: string) => /^\d+(\.\d+)?$/.test(value) && Number(value) > 0 && Number(value) <= 1;

const rules = {
  mode: {
    name: 'MODE',
    expects: buildModes.join(', '),
    fits: (value: string) => (buildModes as readonly string[]).indexOf(value) >= 0,
  },
  apiBase: {
    name: 'VITE_API_BASE',
    expects: 'an origin such as https://api.example.com, or empty',
    fits: origin,
  },
  apiPrefix: { name: 'VITE_API_PREFIX', expects: 'a path such as /v2', fits: path },
  authBase: {
    name: 'VITE_AUTH_BASE',
    expects: 'an origin such as https://auth.example.com, or empty',
    fits: origin,
  },
  apiCredential: {
    name: 'VITE_API_CREDENTIAL',
    expects: 'the bearer credential, without blanks',
    fits: filled,
  },
  clientMarkerHeader: {
    name: 'VITE_CLIENT_MARKER_HEADER',
    expects: 'a header name such as x-client',
    fits: headerName,
  },
  exhibitionIdHeader: {
    name: 'VITE_EXHIBITION_ID_HEADER',
    expects: 'a header name such as x-exhibition-id',
    fits: headerName,
  },
  systemTenant: { name: 'VITE_SYSTEM_TENANT', expects: 'a tenant id without blanks', fits: filled },
  platform: { name: 'VITE_PLATFORM', expects: 'a platform name without blanks', fits: filled },
  storageHost: { name: 'VITE_STORAGE_HOST', expects: 'a host name, or empty', fits: host },
  streamHosts: {
    name: 'VITE_STREAM_HOSTS',
    expects: 'host names separated by blanks, or empty',
    fits: hosts,
  },
  policyReports: {
    name: 'VITE_POLICY_REPORTS',
    expects: 'an https address such as https://reports.example.com/csp, or empty',
    fits: reports,
  },
  miniWebViewPage: {
    name: 'VITE_MINI_WEB_VIEW_PAGE',
    expects: 'a page of the mini-program such as /pages/web/web',
    fits: page,
  },
  miniFilePage: {
    name: 'VITE_MINI_FILE_PAGE',
    expects: 'a page of the mini-program such as /pages/file/file',
    fits: page,
  },
  miniOwnLinks: { name: 'VITE_MINI_OWN_LINKS', expects: 'off or on', fits: offOrOn },
  miniOwnTabs: { name: 'VITE_MINI_OWN_TABS', expects: 'off or on', fits: offOrOn },
  tenants: { name: 'VITE_TENANTS', expects: 'name:id,id name:id, or empty', fits: specials },
  liveUpdates: { name: 'VITE_LIVE_UPDATES', expects: 'off or on', fits: offOrOn },
  withdrawDuplicates: { name: 'VITE_WITHDRAW_DUPLICATES', expects: 'off or on', fits: offOrOn },
  timeFactor: { name: 'VITE_TIME_FACTOR', expects: 'a number above 0, at most 1', fits: factor },
} satisfies Record<string, Rule>;

/** @throws NotConfigured that lists every missing or malformed value and what it should be */
export function readEnv(raw: Raw): Env {
  const wrong: string[] = [];
  const text = (rule: Rule): string => {
    const value = raw[rule.name];
    if (typeof value !== 'string') wrong.push(`${rule.name} is missing (expected ${rule.expects})`);
    else if (!rule.fits(value)) wrong.push(`${rule.name} is malformed (expected ${rule.expects})`);
    return typeof value === 'string' ? value : '';
  };
  const env: Env = {
    mode: text(rules.mode) as BuildMode,
    apiBase: text(rules.apiBase),
    apiPrefix: text(rules.apiPrefix),
    authBase: text(rules.authBase),
    apiCredential: text(rules.apiCredential),
    clientMarkerHeader: text(rules.clientMarkerHeader),
    exhibitionIdHeader: text(rules.exhibitionIdHeader),
    systemTenant: text(rules.systemTenant),
    platform: text(rules.platform),
    storageHost: text(rules.storageHost),
    streamHosts: text(rules.streamHosts),
    policyReports: text(rules.policyReports),
    miniWebViewPage: text(rules.miniWebViewPage),
    miniFilePage: text(rules.miniFilePage),
    miniOwnLinks: text(rules.miniOwnLinks) as Env['miniOwnLinks'],
    miniOwnTabs: text(rules.miniOwnTabs) as Env['miniOwnTabs'],
    tenants: text(rules.tenants),
    liveUpdates: text(rules.liveUpdates) as Env['liveUpdates'],
    withdrawDuplicates: text(rules.withdrawDuplicates) as Env['withdrawDuplicates'],
    timeFactor: Number(text(rules.timeFactor)),
  };
  checkMockUser(raw, env.mode, wrong);
  if (wrong.length > 0) throw new NotConfigured(`This build is not configured:\n- ${wrong.join('\n- ')}`);
  return env;
}

/** Separate from the values, because only a build for testers may contain a test user. */
function checkMockUser(raw: Raw, mode: BuildMode, wrong: string[]): void {
  const mobile = raw['VITE_MOCK_USER'] ?? '';
  if (mobile === '') return;
  if (mode !== 'dev' && mode !== 'test') wrong.push('VITE_MOCK_USER is for the modes dev and test only');
  else if (typeof mobile !== 'string' || !/^1\d{10}$/.test(mobile))
    wrong.push('VITE_MOCK_USER is malformed (expected a mobile number of mainland China, or empty)');
}

/** Inlined by the build, so that neither names nor checks take up bytes. */
export function builtEnv(): Env {
  return {
    mode: import.meta.env.MODE as BuildMode,
    apiBase: import.meta.env.VITE_API_BASE,
    apiPrefix: import.meta.env.VITE_API_PREFIX,
    authBase: import.meta.env.VITE_AUTH_BASE,
    apiCredential: import.meta.env.VITE_API_CREDENTIAL,
    clientMarkerHeader: import.meta.env.VITE_CLIENT_MARKER_HEADER,
    exhibitionIdHeader: import.meta.env.VITE_EXHIBITION_ID_HEADER,
    systemTenant: import.meta.env.VITE_SYSTEM_TENANT,
    platform: import.meta.env.VITE_PLATFORM,
    storageHost: import.meta.env.VITE_STORAGE_HOST,
    streamHosts: import.meta.env.VITE_STREAM_HOSTS,
    policyReports: import.meta.env.VITE_POLICY_REPORTS,
    miniWebViewPage: import.meta.env.VITE_MINI_WEB_VIEW_PAGE,
    miniFilePage: import.meta.env.VITE_MINI_FILE_PAGE,
    miniOwnLinks: import.meta.env.VITE_MINI_OWN_LINKS,
    miniOwnTabs: import.meta.env.VITE_MINI_OWN_TABS,
    tenants: import.meta.env.VITE_TENANTS,
    liveUpdates: import.meta.env.VITE_LIVE_UPDATES,
    withdrawDuplicates: import.meta.env.VITE_WITHDRAW_DUPLICATES,
    timeFactor: Number(import.meta.env.VITE_TIME_FACTOR),
  };
}

/** Constant in a build, so that code for testers is removed from the others. */
export const isTestBuild = (): boolean => import.meta.env.PROD && import.meta.env.MODE === 'test';

/** A build's values were checked when it was made. @throws see {@link readEnv}. */
export function currentEnv(): Env {
  return import.meta.env.PROD ? builtEnv() : readEnv(import.meta.env);
}
