import clip from './clip.json' with { type: 'json' };

/** Segments in sight of a live, as of most encoders. */
const windowSize = 5;
/** From where a live's own clock counts, so that its times stay small. */
const beginMs = Date.UTC(2026, 0, 1);

const bytesOf = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
const [first = 0, ...rest] = clip.starts;
/** Where each segment begins within the film, and where the film ends, in units of its clock. */
const starts = [0, ...rest.map((start) => start - first)];
const loopUnits = starts[clip.segments.length] ?? 0;
const secondsOf = (units: number) => units / clip.timescale;
const lengthOf = (at: number) => secondsOf((starts[at + 1] ?? 0) - (starts[at] ?? 0));
const targetSeconds = Math.ceil(Math.max(...clip.segments.map((_, at) => lengthOf(at))));

/**
 * Streams of `/sandbox/streams/`: `live-….m3u8` shows the same film over and over, on air since ever, and what is in sight moves with
 * the clock; `replay-….m3u8` ends; `….mp4` is the film as a file. Any other name is 404.
 */
export function answerStreams(request: Request, name: string, nowMs: number): Response | undefined {
  if (/^live-\d+\.m3u8$/.test(name)) return playlist(livePlaylist(nowMs));
  if (/^replay-\d+\.m3u8$/.test(name)) return playlist(wholePlaylist());
  if (name === 'header.mp4') return media(bytesOf(clip.header), request);
  if (/^(replay|video)-\d+\.mp4$/.test(name)) return media(wholeFile(), request);
  const [, number = ''] = /^segment-(\d+)\.m4s$/.exec(name) ?? [];
  return number === '' ? undefined : media(segment(Number(number)), request);
}

/** Which segment is being filmed, counted from the beginning. */
function currentSegment(nowMs: number): number {
  const units = ((nowMs - beginMs) / 1000) * clip.timescale;
  const loops = Math.floor(units / loopUnits);
  const within = units - loops * loopUnits;
  const at = clip.segments.findIndex((_, index) => within < (starts[index + 1] ?? 0));
  return loops * clip.segments.length + Math.max(0, at);
}

function livePlaylist(nowMs: number): string {
  const from = currentSegment(nowMs) - windowSize;
  const numbers = Array.from({ length: windowSize }, (_, at) => from + at);
  return [...head(from), ...numbers.flatMap(entry), ''].join('\n');
}

function wholePlaylist(): string {
  const numbers = clip.segments.map((_, at) => at);
  return [...head(0), '#EXT-X-PLAYLIST-TYPE:VOD', ...numbers.flatMap(entry), '#EXT-X-ENDLIST', ''].join('\n');
}

const head = (from: number) => [
  '#EXTM3U',
  '#EXT-X-VERSION:7',
  `#EXT-X-TARGETDURATION:${targetSeconds}`,
  `#EXT-X-MEDIA-SEQUENCE:${from}`,
  '#EXT-X-INDEPENDENT-SEGMENTS',
  '#EXT-X-MAP:URI="header.mp4"',
];

const entry = (number: number) => [
  `#EXTINF:${lengthOf(number % clip.segments.length).toFixed(5)},`,
  `segment-${number}.m4s`,
];

/** A part of the film, at its place in the whole broadcast. */
function segment(number: number): Uint8Array<ArrayBuffer> {
  const count = clip.segments.length;
  const bytes = bytesOf(clip.segments[number % count] ?? '');
  const units = Math.floor(number / count) * loopUnits + (starts[number % count] ?? 0);
  const view = new DataView(bytes.buffer);
  view.setBigUint64(placeOfTime(bytes), BigInt(units));
  return bytes;
}

/** Of the 64 bits behind the box `tfdt`, its version and its flags. */
function placeOfTime(bytes: Uint8Array): number {
  const name = Array.from('tfdt', (letter) => letter.charCodeAt(0));
  return bytes.findIndex((_, at) => name.every((code, index) => bytes[at + index] === code)) + 8;
}

function wholeFile(): Uint8Array<ArrayBuffer> {
  const parts = [bytesOf(clip.header), ...clip.segments.map((_, at) => segment(at))];
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const playlist = (text: string) =>
  new Response(text, {
    headers: { 'content-type': 'application/vnd.apple.mpegurl', 'cache-control': 'no-store' },
  });

/** A part of the bytes where one is asked for, as players do. */
function media(bytes: Uint8Array<ArrayBuffer>, request: Request): Response {
  const common = { 'content-type': 'video/mp4', 'accept-ranges': 'bytes', 'cache-control': 'no-store' };
  const [, from = '', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get('range') ?? '') ?? [];
  if (from === '') return new Response(bytes, { headers: common });
  const start = Number(from);
  const end = Math.min(to === '' ? Infinity : Number(to), bytes.length - 1);
  if (start > end)
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${bytes.length}` } });
  return new Response(bytes.slice(start, end + 1), {
    status: 206,
    headers: { ...common, 'content-range': `bytes ${start}-${end}/${bytes.length}` },
  });
}
