import { shortHash } from '#domain/text/shortHash.ts';

export const payloadVersion = 1;
/** A code of more modules is hard to read from a phone's screen. */
const framePart = 500;
const mostFrames = 99;

export interface Frame {
  readonly number: number;
  readonly count: number;
  /** The same for all codes of one list. */
  readonly mark: string;
  readonly part: string;
}

/** As many codes as a list needs: one where there is room, otherwise each names its place. */
export function framesOf(fragment: string): readonly string[] {
  if (fragment.length <= framePart) return [fragment];
  const body = fragment.slice(2);
  const count = Math.ceil(body.length / framePart);
  const mark = shortHash(body).slice(0, 5);
  return Array.from(
    { length: count },
    (_, at) =>
      `${payloadVersion}.${at + 1}-${count}-${mark}.${body.slice(at * framePart, (at + 1) * framePart)}`,
  );
}

export function readFrame(text: string): Frame | undefined {
  const found = /^1\.(\d{1,2})-(\d{1,2})-([0-9a-z]{1,5})\.([\w.-]+)$/.exec(text);
  if (found === null) return undefined;
  const [, number = '', count = '', mark = '', part = ''] = found;
  const frame = { number: Number(number), count: Number(count), mark, part };
  return frame.number >= 1 && frame.number <= frame.count && frame.count <= mostFrames ? frame : undefined;
}

/** The parts of one list that have been read, by their place. */
export interface Frames {
  readonly mark: string;
  readonly count: number;
  readonly parts: Readonly<Record<string, string>>;
}

/** A code of another list begins a new collection. */
export function addFrame(before: Frames | undefined, { number, count, mark, part }: Frame): Frames {
  const isSame = before !== undefined && before.mark === mark && before.count === count;
  return { mark, count, parts: { ...(isSame && before.parts), [number]: part } };
}

/** The fragment of a list of which all codes have been read. */
export function joinFrames({ mark, count, parts }: Frames): string | undefined {
  const body = Array.from({ length: count }, (_, at) => parts[at + 1]);
  if (body.some((part) => part === undefined)) return undefined;
  const text = body.join('');
  return shortHash(text).slice(0, 5) === mark ? `${payloadVersion}.${text}` : undefined;
}
