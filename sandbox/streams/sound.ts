import { bytesOf } from './film.ts';
import sounds from './sounds.json' with { type: 'json' };

export type Sound = 'original' | 'described';

/** Of 20 ms, at 48,000 samples a second. */
const packetSamples = 960;
const packetsPerSecond = 50;

export const soundHeader = () => bytesOf(sounds.header);

/** The packets of a span in seconds, so that spans which follow each other leave no gap. */
export function soundSegment(
  sound: Sound,
  [from, to]: readonly [from: number, to: number],
): Uint8Array<ArrayBuffer> {
  const [first, end] = [packetAt(from), packetAt(to)];
  const kept = sounds[sound];
  const packets = Array.from({ length: end - first }, (_, at) =>
    bytesOf(kept[(first + at) % kept.length] ?? ''),
  );
  const sizes = packets.map(({ length }) => length);
  const begin = BigInt(first * packetSamples);
  // The place of the data, behind the box that names it, is known once its length is.
  const { length } = fragment(begin, sizes, 0);
  return joined([fragment(begin, sizes, length + 8), box('mdat', ...packets)]);
}

const packetAt = (seconds: number) => Math.round(seconds * packetsPerSecond);

/** ISO/IEC 14496-12: where the packets belong, and how long each is. */
const fragment = (begin: bigint, sizes: readonly number[], dataAt: number) =>
  box(
    'moof',
    box('mfhd', words(0, 1)),
    box(
      'traf',
      // Places are counted from this box; all packets are equally long.
      box('tfhd', words(0x02_00_08, 1, packetSamples)),
      box('tfdt', words(0x01_00_00_00, Number(begin >> 32n), Number(begin & 0xff_ff_ff_ffn))),
      box('trun', words(0x02_01, sizes.length, dataAt, ...sizes)),
    ),
  );

function box(name: string, ...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const content = joined(parts);
  const letters = Uint8Array.from(name, (letter) => letter.charCodeAt(0));
  return joined([words(content.length + 8), letters, content]);
}

/** Each as 32 bits. */
function words(...values: readonly number[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(values.length * 4));
  for (const [at, value] of values.entries()) view.setUint32(at * 4, value);
  return new Uint8Array(view.buffer);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
