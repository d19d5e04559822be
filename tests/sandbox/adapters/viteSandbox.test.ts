import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createServer, type InlineConfig, preview } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { sandbox } from '#sandbox/adapters/viteSandbox.ts';

const root = resolve(import.meta.dirname, '../../..');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-vite-'));
});
beforeEach(() => {
  vi.stubEnv('SANDBOX_DIR', join(folder, 'data'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Nothing of the project's own configuration, and no caches in its folders. */
const config = (): InlineConfig => ({
  configFile: false,
  root,
  cacheDir: join(folder, 'cache'),
  logLevel: 'silent',
  optimizeDeps: { noDiscovery: true },
  build: { outDir: join(folder, 'built') },
  server: { port: 0, host: '127.0.0.1', ws: false, watch: null },
  preview: { port: 0, host: '127.0.0.1' },
  plugins: [sandbox()],
});

const origin = (urls: { local: string[] } | null) => (urls?.local[0] ?? '').replace(/\/$/, '');
const post = (url: string, params: unknown) =>
  fetch(url, {
    method: 'POST',
    headers: { authorization: 'Bearer sandbox-credential' },
    body: JSON.stringify({ params }),
  }).then((response) => response.json());

/** Follows the teams of an exhibition, has one written, and waits for the word about it. */
async function hearOfTeam(base: string): Promise<unknown> {
  const exhibitionId = 'manyteams000000000000001';
  const socket = new WebSocket(`${base.replace(/^http/, 'ws')}/ws`);
  try {
    await new Promise((opened, failed) => socket.once('open', opened).once('error', failed));
    socket.send(JSON.stringify({ type: 'follow', exhibitionId, topic: 'teams' }));
    const heard = new Promise((tell) =>
      socket.once('message', (data: Buffer) => tell(JSON.parse(data.toString()))),
    );
    const team = { recordId: 'manyteam0000000000000001', setValue: { Name: '快步队' } };
    const write = () => post(`${base}/v2/data/update/Team`, team);
    const again = setInterval(() => void write(), 200);
    await write();
    return await heard.finally(() => clearInterval(again));
  } finally {
    socket.terminate();
  }
}
const changed = { type: 'changed', topic: 'teams', exhibitionId: 'manyteams000000000000001' };

describe('the sandbox in Vite', () => {
  it('answers in dev, keeps its data in the chosen folder and leaves modules to Vite', async () => {
    const server = await createServer(config());
    try {
      await server.listen();
      const base = origin(server.resolvedUrls);
      expect((await fetch(`${base}/sandbox/`)).headers.get('content-type')).toContain('text/html');
      const stored = await post(`${base}/v2/data/insert/News`, { record: { Title: '开幕' } });
      expect(stored).toMatchObject({ resCode: 0 });
      expect(await readFile(join(folder, 'data/changes.jsonl'), 'utf8')).toContain('开幕');
      const module = await fetch(`${base}/sandbox/venueClock.ts`);
      expect(module.headers.get('content-type')).toContain('javascript');
      expect(await hearOfTeam(base)).toEqual(changed);
    } finally {
      await server.close();
    }
  });

  it('answers in preview with what was stored in dev', async () => {
    const server = await preview(config());
    try {
      const found = await post(`${origin(server.resolvedUrls)}/v2/data/queryList/News`, {});
      expect(found).toMatchObject({ resCode: 0, result: [{ Title: '开幕' }] });
      expect(await hearOfTeam(origin(server.resolvedUrls))).toEqual(changed);
    } finally {
      await server.close();
    }
  });
});
