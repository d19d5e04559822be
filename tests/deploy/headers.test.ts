import { describe, expect, it } from 'vitest';
import { answerKindOf, securityHeaders } from '#deploy/headers.ts';

const names = (kind: Parameters<typeof securityHeaders>[0]) =>
  securityHeaders(kind, 'the policy').map(([name]) => name);

describe('the kind of an answer', () => {
  it.each([
    ['/', 'page'],
    ['/select/open00000000000000000001', 'page'],
    ['/assets/a.js', 'asset'],
    ['/assets', 'page'],
    ['/sw.js', 'page'],
    ['/v2/data/Login', 'data'],
    ['/v2', 'page'],
    ['/cos/bucket/a.svg', 'data'],
    ['/ws', 'data'],
    ['/oauth/authorize', 'foreign'],
  ])('of %s is %s', (path, kind) => {
    expect(answerKindOf(path)).toBe(kind);
  });
});

describe('security headers', () => {
  it.each(['page', 'asset', 'data', 'foreign'] as const)(
    'of a %s forbid guessing types and plain http',
    (kind) => {
      expect(names(kind)).toEqual(
        expect.arrayContaining(['Strict-Transport-Security', 'X-Content-Type-Options', 'Referrer-Policy']),
      );
    },
  );

  it('of a page carry the policy of the build', () => {
    expect(securityHeaders('page', 'the policy')).toContainEqual(['Content-Security-Policy', 'the policy']);
  });

  it('of a page tell browsers where its policy’s reports go, and only of a page whose policy names a place', () => {
    const policy = "default-src 'none'; report-uri https://reports.example.com/csp; report-to policy";
    const header = ['Reporting-Endpoints', 'policy="https://reports.example.com/csp"'];
    expect(securityHeaders('page', policy)).toContainEqual(header);
    for (const kind of ['asset', 'data', 'foreign'] as const)
      expect(securityHeaders(kind, policy)).not.toContainEqual(header);
    expect(names('page')).not.toContain('Reporting-Endpoints');
  });

  it('of an asset let it run nothing when it is opened directly, and leave out the page’s long policy', () => {
    const headers = securityHeaders('asset', 'the policy');
    expect(headers).toEqual(securityHeaders('data', 'the policy'));
    expect(JSON.stringify(headers).length).toBeLessThan(400);
  });

  it('of proxied data carry the data’s own policy, never the page’s', () => {
    const [, policy] = securityHeaders('data', 'the policy').find(([name]) => name.startsWith('Content'))!;
    expect(policy).toContain('sandbox');
  });

  it('of the auth host’s pages leave the policy to the auth host', () => {
    expect(names('foreign')).not.toContain('Content-Security-Policy');
  });

  it.each(['page', 'asset', 'data', 'foreign'] as const)('of a %s are each there once', (kind) => {
    expect(names(kind)).toHaveLength(new Set(names(kind)).size);
  });
});
