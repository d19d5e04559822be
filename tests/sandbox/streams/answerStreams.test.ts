import { describe, expect, it } from 'vitest';
import { answerStreams } from '#sandbox/streams/answerStreams.ts';
import { noonMs } from '../openSandbox.ts';

const ask = async (name: string, nowMs = noonMs, headers: Record<string, string> = {}) =>
  answerStreams(new Request(`http://sandbox.test/sandbox/streams/${name}`, { headers }), name, nowMs);
const text = async (name: string, nowMs?: number) => (await (await ask(name, nowMs))?.text()) ?? '';
const bytes = async (name: string) =>
  new DataView((await (await ask(name))?.arrayBuffer()) ?? new ArrayBuffer(0));
const segmentsIn = (playlist: string) => playlist.split('\n').filter((line) => line.endsWith('.m4s'));

/** In seconds: where a segment says that it belongs. */
async function timeOf(segment: string): Promise<number> {
  const view = await bytes(segment);
  const letters = Array.from({ length: view.byteLength }, (_, at) => String.fromCharCode(view.getUint8(at)));
  return Number(view.getBigUint64(letters.join('').indexOf('tfdt') + 8)) / 30_000;
}

describe('a live stream of the sandbox', () => {
  it('moves on with the clock, and its segments follow each other', async () => {
    const [now, later] = [await text('live-1.m3u8'), await text('live-1.m3u8', noonMs + 4_100)];
    expect(now).not.toContain('ENDLIST');
    expect(segmentsIn(now)).toHaveLength(5);
    expect(segmentsIn(later).slice(0, 3)).toEqual(segmentsIn(now).slice(2));
    const lengths = Array.from(now.matchAll(/#EXTINF:([\d.]+)/g), ([, seconds]) => Number(seconds));
    const times = await Promise.all(segmentsIn(now).map(timeOf));
    for (const [at, time] of times.slice(1).entries())
      expect(time - (times[at] ?? NaN)).toBeCloseTo(lengths[at] ?? NaN, 3);
  });

  it('shows nothing that has not been filmed yet', async () => {
    const last = segmentsIn(await text('live-1.m3u8')).pop() ?? '';
    expect(await timeOf(last)).toBeLessThan((noonMs - Date.UTC(2026, 0, 1)) / 1000);
  });
});

it('a recording of the sandbox has an end', async () => {
  const playlist = await text('replay-7.m3u8');
  expect(playlist).toContain('#EXT-X-ENDLIST');
  expect(segmentsIn(playlist)).toHaveLength(4);
});

it('a video of the sandbox is a file of which a part can be asked for', async () => {
  const whole = await bytes('video-1.mp4');
  const part = await ask('video-1.mp4', noonMs, { range: 'bytes=4-7' });
  expect(part?.status).toBe(206);
  expect(part?.headers.get('content-range')).toBe(`bytes 4-7/${whole.byteLength}`);
  expect(await part?.text()).toBe('ftyp');
  const none = await ask('video-1.mp4', noonMs, { range: `bytes=${whole.byteLength}-` });
  expect(none?.status).toBe(416);
});

it('no other name is a stream', async () => {
  const names = ['missing-26.m3u8', 'live-1.mp4', '../clip.json', 'constructor-live-1.m3u8', ''];
  expect(await Promise.all(names.map((name) => ask(name)))).toEqual(names.map(() => undefined));
});
