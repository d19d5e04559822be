import clip from './clip.json' with { type: 'json' };

/** Segments in sight of a live, as of most encoders. */
const windowSize = 5;
/** From where a live's own clock counts, so that its times stay small. */
const beginMs = Date.UTC(2026, 0, 1);

export const bytesOf = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
const [first = 0, ...rest] = clip.starts;
/** Where each segment begins within the film, and where the film ends, in units of its clock. */
const starts = [0, ...rest.map((start) => start - first)];
const loopUnits = starts[clip.segments.length] ?? 0;
const secondsOf = (units: number) => units / clip.timescale;
const lengthOf = (at: number) => secondsOf((starts[at + 1] ?? 0) - (starts[at] ?? 0));
const targetSeconds = Math.ceil(Math.max(...clip.segments.map((_, at) => lengthOf(at))));

/** Which segment is being filmed, counted from the beginning. */
function currentSegment(nowMs: number): number {
  const units = ((nowMs - beginMs) / 1000) * clip.timescale;
  const loops = Math.floor(units / loopUnits);
  const within = units - loops * loopUnits;
  const at = clip.segments.findIndex((_, index) => within < (starts[index + 1] ?? 0));
  return loops * clip.segments.length + Math.max(0, at);
}

/** What a playlist leads to; the picture unless told. */
export interface PlaylistParts {
  /** Address of the header that all segments share; none for texts. */
  readonly header?: string;
  readonly nameOf: (number: number) => string;
}

const picture: PlaylistParts = { header: 'header.mp4', nameOf: (number) => `segment-${number}.m4s` };

export function livePlaylist(nowMs: number, parts: PlaylistParts = picture): string {
  const from = currentSegment(nowMs) - windowSize;
  const numbers = Array.from({ length: windowSize }, (_, at) => from + at);
  return [...head(from, parts), ...numbers.flatMap((number) => entry(number, parts)), ''].join('\n');
}

export function wholePlaylist(parts: PlaylistParts = picture): string {
  const numbers = clip.segments.map((_, at) => at);
  return [
    ...head(0, parts),
    '#EXT-X-PLAYLIST-TYPE:VOD',
    ...numbers.flatMap((number) => entry(number, parts)),
    '#EXT-X-ENDLIST',
    '',
  ].join('\n');
}

const head = (from: number, { header: map }: PlaylistParts) => [
  '#EXTM3U',
  '#EXT-X-VERSION:7',
  `#EXT-X-TARGETDURATION:${targetSeconds}`,
  `#EXT-X-MEDIA-SEQUENCE:${from}`,
  '#EXT-X-INDEPENDENT-SEGMENTS',
  ...(map === undefined ? [] : [`#EXT-X-MAP:URI="${map}"`]),
];

const entry = (number: number, { nameOf }: PlaylistParts) => [
  `#EXTINF:${lengthOf(number % clip.segments.length).toFixed(5)},`,
  nameOf(number),
];

const startUnits = (number: number) => {
  const count = clip.segments.length;
  return Math.floor(number / count) * loopUnits + (starts[number % count] ?? 0);
};

/** In seconds of the broadcast: from when to when a segment is. */
export const segmentSpan = (number: number): readonly [from: number, to: number] => [
  secondsOf(startUnits(number)),
  secondsOf(startUnits(number + 1)),
];

/** A part of the film, at its place in the whole broadcast. */
export function segment(number: number): Uint8Array<ArrayBuffer> {
  const bytes = bytesOf(clip.segments[number % clip.segments.length] ?? '');
  const view = new DataView(bytes.buffer);
  view.setBigUint64(placeOfTime(bytes), BigInt(startUnits(number)));
  return bytes;
}

/** Of the 64 bits behind the box `tfdt`, its version and its flags. */
function placeOfTime(bytes: Uint8Array): number {
  const name = Array.from('tfdt', (letter) => letter.charCodeAt(0));
  return bytes.findIndex((_, at) => name.every((code, index) => bytes[at + index] === code)) + 8;
}

export function wholeFile(): Uint8Array<ArrayBuffer> {
  const parts = [bytesOf(clip.header), ...clip.segments.map((_, at) => segment(at))];
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export const header = () => bytesOf(clip.header);
