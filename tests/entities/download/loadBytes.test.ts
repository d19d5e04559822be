// @vitest-environment jsdom
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadBytes } from '#entities/download/loadBytes.ts';

const open = { 'access-control-allow-origin': '*' };
const answers: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/whole': (response) => response.writeHead(200, open).end('1234567890'),
  '/cut': (response) => {
    response.writeHead(200, { ...open, 'content-length': '10' });
    response.write('12345', () => response.destroy());
  },
  '/closed': (response) => response.writeHead(200).end('1234567890'),
  '/gone': (response) => response.writeHead(404, open).end(),
  '/busy': (response) => response.writeHead(503, open).end(),
};
let server: Server;
let origin = '';

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => answers[url]?.(response));
  await new Promise<void>((ready) => server.listen(0, ready));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((closed) => server.close(closed)));
afterEach(() => vi.restoreAllMocks());

const load = (path: string, mostBytes = 100) =>
  loadBytes({ url: origin + path, mostBytes, onProgress: () => {} }).bytes;

describe('the bytes of a file', () => {
  it('come whole', async () => {
    expect((await load('/whole'))?.size).toBe(10);
  });

  it.each([
    ['whose connection breaks midway', '/cut', 'failed'],
    ['of a storage that lets no page read it', '/closed', 'failed'],
    ['that is no more at its address', '/gone', 'missing'],
    ['of a storage that is busy', '/busy', 'failed'],
  ])('%s are told as such', async (_what, path, problem) => {
    vi.spyOn(console, 'error').mockReturnValue();
    await expect(load(path)).rejects.toMatchObject({ problem });
  });

  it('whose connection breaks as the network goes are told as offline', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(load('/cut')).rejects.toMatchObject({ problem: 'offline' });
  });

  it('are no more awaited once they are too many', async () => {
    await expect(load('/whole', 5)).rejects.toMatchObject({ problem: 'tooLarge' });
  });
});
