import { expect, it } from 'vitest';
import { answerStreams } from '#sandbox/streams/answerStreams.ts';
import { noonMs } from '../openSandbox.ts';

const ask = async (name: string, nowMs = noonMs) =>
  answerStreams(new Request(`http://sandbox.test/sandbox/streams/${name}`), name, nowMs);
const text = async (name: string) => (await (await ask(name))?.text()) ?? '';
const linked = (playlist: string) =>
  Array.from(playlist.matchAll(/URI="([^"]+)"|^([^#\s].*)$/gm), ([, uri, line]) => uri ?? line ?? '');

it('a stream with captions and a described sound leads to nothing that is not there', async () => {
  for (const name of ['captioned-live-6.m3u8', 'captioned-replay-8.m3u8', 'described-replay-5.m3u8']) {
    const lists = linked(await text(name));
    expect(lists.length).toBeGreaterThan(1);
    for (const list of lists)
      for (const part of linked(await text(list)))
        expect((await ask(part))?.status, `${list}: ${part}`).toBe(200);
  }
});

/** In units of the sound's clock: where a segment begins, and where it ends. */
async function spanOf(segment: string): Promise<readonly [from: bigint, to: bigint]> {
  const buffer = (await (await ask(segment))?.arrayBuffer()) ?? new ArrayBuffer(0);
  const view = new DataView(buffer);
  const letters = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join('');
  const from = view.getBigUint64(letters.indexOf('tfdt') + 8);
  return [from, from + BigInt(view.getUint32(letters.indexOf('trun') + 8) * 960)];
}

it('the segments of a sound follow each other without a gap', async () => {
  const segments = linked(await text('described-live.m3u8')).filter((name) => name.endsWith('.m4s'));
  const spans = await Promise.all(segments.map(spanOf));
  expect(spans).toHaveLength(5);
  expect(spans.slice(1).map(([from]) => from)).toEqual(spans.slice(0, -1).map(([, to]) => to));
});

it('captions are told in the clock of the stream, of 33 bits', async () => {
  const [segment = ''] = linked(await text('captions-en-live.m3u8'));
  const [, clock] = /MPEGTS:(\d+)/.exec(await text(segment)) ?? [];
  expect(Number(clock)).toBeLessThan(2 ** 33);
  expect(await text(segment)).toMatch(/00:00\.000 --> 00:0[12]\.\d{3}\n\S/);
});
