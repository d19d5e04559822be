import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashInline } from '#deploy/contentPolicy.ts';
import { securityHeaders } from '#deploy/headers.ts';
import { deployFiles, warnOfCredential } from '#scripts/vite/deployFiles.ts';
import { sendHeaders } from '#scripts/vite/sendHeaders.ts';
import { serveCompressed } from '#scripts/vite/serveCompressed.ts';
import type { Env } from '#env.ts';

const env: Env = {
  mode: 'prod',
  apiBase: 'https://api.example.com',
  apiPrefix: '/v2',
  authBase: '',
  apiCredential: 'given',
  clientMarkerHeader: 'x-client',
  exhibitionIdHeader: 'x-exhibition-id',
  systemTenant: 'sys',
  platform: 'website',
  storageHost: '',
  streamHosts: '',
  policyReports: 'https://reports.example.com/csp',
  miniWebViewPage: '/pages/web/web',
  miniFilePage: '/pages/file/file',
  miniOwnLinks: 'off',
  miniOwnTabs: 'off',
  tenants: '',
  liveUpdates: 'off',
  withdrawDuplicates: 'on',
  timeFactor: 1,
};
const page = `<!doctype html><html><head><style>a { color: red }</style><script>window.early = 1;</script></head><body>${'<p>text</p>'.repeat(80)}</body></html>`;

describe('a build', () => {
  let root: string;
  let server: PreviewServer;
  const read = (file: string) => readFileSync(join(root, 'dist', file));

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'deploy-'));
    writeFileSync(join(root, 'index.html'), page);
    mkdirSync(join(root, 'public'));
    writeFileSync(join(root, 'public', 'tiny.txt'), 'tiny');
    await build({ configFile: false, root, logLevel: 'silent', plugins: [deployFiles(env)] });
    const plugins = [sendHeaders(), serveCompressed()];
    server = await preview({ configFile: false, root, logLevel: 'silent', plugins, preview: { port: 0 } });
  });
  afterAll(async () => {
    await server.close();
    rmSync(root, { recursive: true, force: true });
  });

  it('knows the policy of exactly the page it wrote', () => {
    const policy = read('.deploy/policy.txt').toString();
    const { scripts, styles } = hashInline(read('index.html').toString());
    expect([...scripts, ...styles]).toHaveLength(2);
    for (const hash of [...scripts, ...styles]) expect(policy).toContain(hash);
    expect(policy).toContain("connect-src 'self' https://api.example.com");
    expect(policy).toContain('report-uri https://reports.example.com/csp');
    expect(read('.deploy/policy.conf').toString()).toContain(
      `add_header Content-Security-Policy "${policy.trim()}"`,
    );
  });

  it('has its texts compressed beside them, and no second file for a tiny one', () => {
    expect(brotliDecompressSync(read('index.html.br'))).toEqual(read('index.html'));
    expect(gunzipSync(read('index.html.gz'))).toEqual(read('index.html'));
    expect(() => read('tiny.txt.gz')).toThrow('ENOENT');
  });

  it.each([
    ['/', 200, 'page'],
    ['/tiny.txt', 200, 'page'],
    ['/assets/gone.js', 404, 'asset'],
    ['/.deploy/policy.txt', 404, 'page'],
    ['/v2/data/none', 200, 'data'],
  ] as const)(
    'is previewed with the headers of a real server: %s, %i',
    { tags: ['B12'] },
    async (path, status, kind) => {
      const { port, hostname } = new URL(server.resolvedUrls?.local[0] ?? '');
      const answer = await new Promise<{
        status: number | undefined;
        headers: NodeJS.Dict<string | string[]>;
      }>((done) => {
        get({ port, hostname, path, headers: { accept: '*/*' } }, (response) => {
          response.resume();
          done({ status: response.statusCode, headers: response.headers });
        });
      });
      expect(answer.status).toBe(status);
      for (const [name, value] of securityHeaders(kind, read('.deploy/policy.txt').toString().trim()))
        expect(answer.headers[name.toLowerCase()], name).toBe(value);
    },
  );
});

describe('the sandbox’s credential', () => {
  const sandbox = { ...env, apiCredential: 'sandbox-credential' };
  it.each(['prod', 'test', 'luohe'] as const)('is warned of in a %s build', (mode) => {
    expect(warnOfCredential({ ...sandbox, mode })).toContain('VITE_API_CREDENTIAL');
  });

  it('is right in a dev build, and nothing is said of a credential that was given', () => {
    expect(warnOfCredential({ ...sandbox, mode: 'dev' })).toBeUndefined();
    expect(warnOfCredential(env)).toBeUndefined();
  });
});
