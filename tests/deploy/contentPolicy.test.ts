import { describe, expect, it } from 'vitest';
import { dataPolicy, hashInline, metaPolicy, pagePolicy, reportsOf } from '#deploy/contentPolicy.ts';

const here = { apiBase: '', authBase: '', storageHost: '' };
const elsewhere = {
  apiBase: 'https://api.example.com',
  authBase: 'https://auth.example.com',
  storageHost: 'files.example.com',
};
const inline = { scripts: ["'sha256-script'"], styles: ["'sha256-style'"] };

/** The sources of each directive. */
function read(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

describe('the hashes of a page', () => {
  // The first is the example of the CSP specification itself.
  it('are those a browser computes, of inline scripts and styles only', () => {
    const page =
      '<!-- <script>old()</script> --><style>a{}</style><script type="module" src="/a.js"></script><script>doSomething();</script>';
    const { scripts, styles } = hashInline(page);
    expect(scripts).toEqual(["'sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc='"]);
    expect(styles).toHaveLength(1);
  });

  it('change with a single character', () => {
    expect(hashInline('<script>a</script>')).not.toEqual(hashInline('<script>a </script>'));
  });
});

describe('the policy of a page', () => {
  it('lets the console of a test build work, and of no other', { tags: ['debug-console'] }, () => {
    const ofTest = read(pagePolicy({ ...here, mode: 'test' }, inline));
    expect(ofTest['style-src']).toEqual(["'self'", "'unsafe-inline'"]);
    expect(ofTest['script-src']).toContain("'unsafe-eval'");
    expect(ofTest['require-trusted-types-for']).toBeUndefined();
    for (const mode of ['dev', 'prod', 'luohe'])
      expect(pagePolicy({ ...here, mode }, inline)).toBe(pagePolicy(here, inline));
  });

  it('allows nothing that is not named', () => {
    const policy = read(pagePolicy(here, inline));
    expect(policy['default-src']).toEqual(["'none'"]);
    for (const name of ['object-src', 'base-uri', 'form-action', 'frame-ancestors', 'style-src-attr'])
      expect(policy[name], name).toEqual(["'none'"]);
  });

  it('runs our own files and the hashed boot script, nothing else', () => {
    const policy = read(pagePolicy(elsewhere, inline));
    expect(policy['script-src']).toEqual(["'self'", "'wasm-unsafe-eval'", "'sha256-script'"]);
    expect(policy['style-src']).toEqual(["'self'", "'sha256-style'"]);
    expect(pagePolicy(elsewhere, inline)).not.toMatch(/'unsafe|\*/);
  });

  it('talks to its own origin alone where the build names no other', () => {
    expect(read(pagePolicy(here, inline))['connect-src']).toEqual(["'self'"]);
  });

  it('talks to the API, its socket, the auth host and the storage of the build', () => {
    expect(read(pagePolicy(elsewhere, inline))['connect-src']).toEqual([
      "'self'",
      'https://api.example.com',
      'wss://api.example.com',
      'https://auth.example.com',
      'https://files.example.com',
    ]);
  });

  it('talks to a socket of the same host by name where it is listened to and the host is known', {
    tags: ['call-live-updates'],
  }, () => {
    const ownHost = 'visitor.example.com';
    const talks = (origins: object) => read(pagePolicy({ ...here, ...origins }, inline))['connect-src'];
    expect(talks({ liveUpdates: 'on', ownHost })).toEqual(["'self'", 'wss://visitor.example.com']);
    expect(talks({ liveUpdates: 'off', ownHost })).toEqual(["'self'"]);
    expect(talks({ liveUpdates: 'on' })).toEqual(["'self'"]);
    expect(talks({ ...elsewhere, liveUpdates: 'on', ownHost })).not.toContain('wss://visitor.example.com');
  });

  it('talks to the hosts of streams that the build names by https, and loosens nothing else', {
    tags: ['stream-hosts'],
  }, () => {
    const streamHosts = 'live.example.com replay.example.com:8443';
    const { 'connect-src': talks, ...rest } = read(pagePolicy({ ...here, streamHosts }, inline));
    expect(talks).toEqual(["'self'", 'https://live.example.com', 'https://replay.example.com:8443']);
    const { 'connect-src': _, ...before } = read(pagePolicy(here, inline));
    expect(rest).toEqual(before);
    expect(rest['media-src']).toEqual(["'self'", 'data:', 'blob:', 'https:']);
  });

  it('names an origin once where API and auth host are the same', () => {
    const sources = read(pagePolicy({ ...elsewhere, authBase: elsewhere.apiBase }, inline))['connect-src'];
    expect(sources).toHaveLength(new Set(sources).size);
  });

  it('shows pictures from any https host, and from no other', () => {
    expect(read(pagePolicy(here, inline))['img-src']).toEqual(["'self'", 'data:', 'blob:', 'https:']);
  });

  it('names a place for reports where the build names one, and none otherwise', () => {
    const policyReports = 'https://reports.example.com/csp';
    const policy = pagePolicy({ ...here, policyReports }, inline);
    expect(read(policy)).toMatchObject({ 'report-uri': [policyReports], 'report-to': ['policy'] });
    expect(reportsOf(policy)).toBe(policyReports);
    for (const without of [pagePolicy(here, inline), pagePolicy({ ...here, policyReports: '' }, inline)]) {
      expect(without).not.toContain('report');
      expect(reportsOf(without)).toBeUndefined();
    }
  });

  it('is the same in a meta element, without what browsers ignore there', () => {
    const origins = { ...elsewhere, policyReports: 'https://reports.example.com/csp' };
    const ignored = ['frame-ancestors', 'report-uri', 'report-to'];
    const header = read(pagePolicy(origins, inline));
    const inMeta = Object.entries(header).filter(([name]) => !ignored.includes(name));
    expect(read(metaPolicy(origins, inline))).toEqual(Object.fromEntries(inMeta));
  });
});

it('a proxied response can run nothing when it is opened as a page', () => {
  expect(read(dataPolicy)).toMatchObject({
    'default-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    sandbox: [],
  });
});
