import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { buildModes, builtEnv, readEnv } from '#env.ts';

const right = {
  MODE: 'prod',
  VITE_API_BASE: 'https://api.example.com',
  VITE_API_PREFIX: '/v2',
  VITE_AUTH_BASE: '',
  VITE_API_CREDENTIAL: 'credential-of-the-build',
  VITE_CLIENT_MARKER_HEADER: 'x-client',
  VITE_EXHIBITION_ID_HEADER: 'x-exhibition-id',
  VITE_SYSTEM_TENANT: 'sys',
  VITE_PLATFORM: 'website',
  VITE_STORAGE_HOST: 'pictures.example.com',
  VITE_STREAM_HOSTS: 'live.example.com replay.example.com:8443',
  VITE_POLICY_REPORTS: 'https://reports.example.com/csp',
  VITE_MINI_WEB_VIEW_PAGE: '/pages/web/web',
  VITE_MINI_FILE_PAGE: '/pages/file/file',
  VITE_MINI_OWN_LINKS: 'off',
  VITE_MINI_OWN_TABS: 'off',
  VITE_TENANTS: 'jiangsu:tenant-1 taihu:exhibition-1,exhibition-2',
  VITE_LIVE_UPDATES: 'on',
  VITE_WITHDRAW_DUPLICATES: 'off',
  VITE_TIME_FACTOR: '1',
};
const names = Object.keys(right) as (keyof typeof right)[];

/** The names that a refusal gives. */
function refusedNames(raw: Readonly<Record<string, unknown>>): string[] {
  try {
    readEnv(raw);
    return [];
  } catch (error) {
    return Array.from(String(error).matchAll(/^- (\w+)/gm), ([, name]) => name ?? '');
  }
}

describe('the values of a build', () => {
  it('are read under names of their own', () => {
    expect(readEnv(right)).toEqual({
      mode: 'prod',
      apiBase: 'https://api.example.com',
      apiPrefix: '/v2',
      authBase: '',
      apiCredential: 'credential-of-the-build',
      clientMarkerHeader: 'x-client',
      exhibitionIdHeader: 'x-exhibition-id',
      systemTenant: 'sys',
      platform: 'website',
      storageHost: 'pictures.example.com',
      streamHosts: 'live.example.com replay.example.com:8443',
      policyReports: 'https://reports.example.com/csp',
      miniWebViewPage: '/pages/web/web',
      miniFilePage: '/pages/file/file',
      miniOwnLinks: 'off',
      miniOwnTabs: 'off',
      tenants: 'jiangsu:tenant-1 taihu:exhibition-1,exhibition-2',
      liveUpdates: 'on',
      withdrawDuplicates: 'off',
      timeFactor: 1,
    });
  });

  it('are in the page what was checked when it was built', () => {
    const distinct = { ...right, VITE_AUTH_BASE: 'https://auth.example.com', VITE_TIME_FACTOR: '0.5' };
    for (const [name, value] of Object.entries(distinct)) vi.stubEnv(name, value);
    expect(builtEnv()).toEqual(readEnv(distinct));
  });

  it.each(names)('are refused without %s, which is named', { tags: ['B11'] }, (name) => {
    expect(refusedNames({ ...right, [name]: undefined })).toEqual([name]);
  });

  it.each([
    ['MODE', 'production'],
    ['VITE_API_BASE', 'api.example.com'],
    ['VITE_API_BASE', 'https://api.example.com/'],
    ['VITE_API_BASE', 'https://api.example.com/v2'],
    ['VITE_API_PREFIX', 'v2'],
    ['VITE_API_PREFIX', '/v2/'],
    ['VITE_API_PREFIX', ''],
    ['VITE_AUTH_BASE', '//auth.example.com'],
    ['VITE_API_CREDENTIAL', ''],
    ['VITE_API_CREDENTIAL', 'two words'],
    ['VITE_CLIENT_MARKER_HEADER', 'x client'],
    ['VITE_EXHIBITION_ID_HEADER', 'x-exhibition:id'],
    ['VITE_SYSTEM_TENANT', ''],
    ['VITE_PLATFORM', ''],
    ['VITE_STORAGE_HOST', 'https://pictures.example.com'],
    ['VITE_STREAM_HOSTS', 'https://live.example.com'],
    ['VITE_STREAM_HOSTS', "live.example.com; script-src 'unsafe-inline'"],
    ['VITE_STREAM_HOSTS', '*'],
    ['VITE_POLICY_REPORTS', 'http://reports.example.com'],
    ['VITE_POLICY_REPORTS', "https://reports.example.com; script-src 'unsafe-inline'"],
    ['VITE_POLICY_REPORTS', 'https://reports.example.com"'],
    ['VITE_MINI_WEB_VIEW_PAGE', 'pages/web/web'],
    ['VITE_MINI_FILE_PAGE', '/pages/file/file?a=b'],
    ['VITE_MINI_OWN_LINKS', 'yes'],
    ['VITE_MINI_OWN_TABS', ''],
    ['VITE_TENANTS', 'jiangsu'],
    ['VITE_TENANTS', 'jiangsu:'],
    ['VITE_TENANTS', 'jiangsu:a b'],
    ['VITE_TENANTS', 'jiangsu:a,,b'],
    ['VITE_LIVE_UPDATES', ''],
    ['VITE_WITHDRAW_DUPLICATES', 'yes'],
    ['VITE_LIVE_UPDATES', 'true'],
    ['VITE_TIME_FACTOR', '0'],
    ['VITE_TIME_FACTOR', '1.5'],
    ['VITE_TIME_FACTOR', 'fast'],
  ])('are refused when %s reads "%s", which is named', { tags: ['B11'] }, (name, value) => {
    expect(refusedNames({ ...right, [name]: value })).toEqual([name]);
  });

  it('are all named together when all are missing', { tags: ['B11'] }, () => {
    expect(refusedNames({})).toEqual(names);
  });

  it('name a mock user in builds for testers only, by a mobile number or by nothing', {
    tags: ['build-modes'],
  }, () => {
    const refusedFor = (MODE: string, VITE_MOCK_USER: string) =>
      refusedNames({ ...right, MODE, VITE_MOCK_USER });
    for (const mode of ['dev', 'test']) {
      expect(refusedFor(mode, '13900009999')).toEqual([]);
      expect(refusedFor(mode, '')).toEqual([]);
      expect(refusedFor(mode, '1390000')).toEqual(['VITE_MOCK_USER']);
    }
    for (const mode of ['prod', 'luohe']) expect(refusedFor(mode, '13900009999')).toEqual(['VITE_MOCK_USER']);
  });

  it('do not appear in the refusal themselves', () => {
    expect(() => readEnv({ ...right, VITE_API_CREDENTIAL: 'my secret' })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('my secret') as string }) as Error,
    );
  });

  it('allow empty origins, which mean the page’s own', () => {
    expect(
      refusedNames({
        ...right,
        VITE_API_BASE: '',
        VITE_STORAGE_HOST: '',
        VITE_STREAM_HOSTS: '',
        VITE_POLICY_REPORTS: '',
      }),
    ).toEqual([]);
  });

  it.each(buildModes)(
    'are complete in the file of mode %s, with the prefix /v2',
    { tags: ['build-modes'] },
    (mode) => {
      const text = readFileSync(new URL(`../.env.${mode}`, import.meta.url), 'utf8');
      const pairs = Array.from(text.matchAll(/^(VITE_\w+)=(.*)$/gm), ([, name, value]) => [
        name ?? '',
        value ?? '',
      ]);
      const { VITE_API_CREDENTIAL: _, ...withoutCredential } = {
        ...Object.fromEntries(pairs),
        MODE: mode,
      } as Record<string, string>;
      expect(refusedNames({ ...withoutCredential, VITE_API_CREDENTIAL: 'from-outside' })).toEqual([]);
      expect(withoutCredential['VITE_API_PREFIX']).toBe('/v2');
    },
  );

  it.each(['dev', 'prod', 'test', 'luohe'])('know the mode %s', { tags: ['build-modes'] }, (mode) => {
    expect(buildModes).toContain(mode);
    expect(readEnv({ ...right, MODE: mode }).mode).toBe(mode);
  });

  it.each(['production', 'staging', ''])('know no mode “%s”', { tags: ['build-modes'] }, (mode) => {
    expect(refusedNames({ ...right, MODE: mode })).toEqual(['MODE']);
  });
});
