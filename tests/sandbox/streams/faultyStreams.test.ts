import { describe, expect, it } from 'vitest';
import { answerStreams } from '#sandbox/streams/answerStreams.ts';
import { readMediaBeginning } from '#entities/live/rules/playProblem.ts';
import { noonMs } from '../openSandbox.ts';

/** One browser: it brings back the cookies that it was given. */
function openBrowser() {
  const cookies = new Map<string, string>();
  return async (name: string, afterMs = 0, host = 'localhost') => {
    const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    const request = new Request(`http://${host}/sandbox/streams/${name}`, { headers: { cookie } });
    const answer = await answerStreams(request, name, noonMs + afterMs);
    for (const given of answer?.headers.getSetCookie() ?? []) {
      const [key = '', value = ''] = given.split(';')[0]?.split('=') ?? [];
      cookies.set(key, value);
    }
    return answer;
  };
}

describe('a stream of the sandbox that fails', () => {
  it('is there when a browser asks for it again, and not for another one', async () => {
    const [ask, askElsewhere] = [openBrowser(), openBrowser()];
    expect((await ask('second-live-1.m3u8'))?.status).toBe(404);
    expect((await ask('second-live-1.m3u8'))?.status).toBe(200);
    expect((await askElsewhere('second-live-1.m3u8'))?.status).toBe(404);
  });

  it('stops midway and goes on later', async () => {
    const ask = openBrowser();
    const live = [0, 500, 5_000, 17_000, 19_000];
    const statuses = [];
    for (const at of live) statuses.push((await ask('stops-live-1.m3u8', at))?.status);
    expect(statuses).toEqual([200, 200, 503, 503, 200]);
    const playlist = (await (await ask('stops-replay-1.m3u8'))?.text()) ?? '';
    expect(playlist.split('\n').filter((line) => line.endsWith('.m4s'))).toEqual([
      'segment-0.m4s',
      'segment-1.m4s',
      'late-2.m4s',
      'late-3.m4s',
    ]);
    const late = [];
    for (const at of [0, 29_000, 31_000]) late.push((await ask('late-2.m4s', at))?.status);
    expect(late).toEqual([404, 404, 200]);
  });

  it.each([
    ['page-replay', 200, 'text/html; charset=utf-8', 'other'],
    ['film-live', 200, 'application/vnd.apple.mpegurl', 'film'],
    ['film-replay', 200, 'video/mp4', 'film'],
    ['busy-replay', 503, null, 'other'],
  ] as const)('says something else than it holds: %s', async (fault, status, type, holds) => {
    const answer = await openBrowser()(`${fault}-1.m3u8`);
    expect([answer?.status, answer?.headers.get('content-type')]).toEqual([status, type]);
    expect(readMediaBeginning(new Uint8Array((await answer?.arrayBuffer()) ?? []))).toBe(holds);
  });

  it('is on another host, which lets no other page read it', async () => {
    const ask = openBrowser();
    const there = 'refused-live-1.m3u8';
    const sent = await ask(there);
    expect(sent?.headers.get('location')).toBe(`//streams.localhost/sandbox/streams/${there}`);
    const answer = await ask(there, 0, 'streams.localhost');
    expect(answer?.headers.get('access-control-allow-origin')).toBe('https://stage.example.com');
    expect(await answer?.text()).toContain('#EXTM3U');
  });

  it('never answers, until nothing is waited for any more', async () => {
    const leaving = new AbortController();
    const name = 'silent-live-1.m3u8';
    const request = new Request(`http://localhost/sandbox/streams/${name}`, { signal: leaving.signal });
    let isAnswered = false;
    const answer = Promise.resolve(answerStreams(request, name, noonMs)).then(() => (isAnswered = true));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(isAnswered).toBe(false);
    leaving.abort();
    await answer;
  });
});
