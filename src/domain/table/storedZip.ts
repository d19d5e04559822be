export interface ZipEntry {
  /** ASCII, with `/` between folders. */
  readonly name: string;
  readonly text: string;
}

const localHeader = 0x04034b50;
const centralHeader = 0x02014b50;
const endOfDirectory = 0x06054b50;
/** The first day that the format can say; what is written here has no other. */
const firstDay = 0x0021;
const version = 20;

/** An archive (PKWARE APPNOTE 6.3) whose entries are stored and not compressed. */
export function storedZip(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const { name, text } of entries) {
    const [title, bytes] = [encoder.encode(name), encoder.encode(text)];
    const shared = sharedFields(bytes, title.length);
    parts.push(fields([4, localHeader], [2, version], ...shared), title, bytes);
    directory.push(
      // No comment, on the first disk, no attributes.
      fields(
        [4, centralHeader],
        [2, version],
        [2, version],
        ...shared,
        [2, 0],
        [2, 0],
        [2, 0],
        [4, 0],
        [4, at],
      ),
      title,
    );
    at += 30 + title.length + bytes.length;
  }
  const directoryBytes = directory.reduce((sum, { length }) => sum + length, 0);
  const count = entries.length;
  const end = fields(
    [4, endOfDirectory],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, directoryBytes],
    [4, at],
    [2, 0],
  );
  return joined([...parts, ...directory, end]);
}

type Field = readonly [bytes: 2 | 4, value: number];

/** What both headers of an entry say: flags, method, time, day, checksum, both sizes, lengths of the name and of what is extra. */
const sharedFields = (bytes: Uint8Array, nameBytes: number): readonly Field[] => [
  [2, 0],
  [2, 0],
  [2, 0],
  [2, firstDay],
  [4, checksum(bytes)],
  [4, bytes.length],
  [4, bytes.length],
  [2, nameBytes],
  [2, 0],
];

function fields(...values: readonly Field[]): Uint8Array {
  const written: number[] = [];
  for (const [bytes, value] of values)
    for (let at = 0; at < bytes; at += 1) written.push((value >>> (8 * at)) & 0xff);
  return new Uint8Array(written);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const polynomial = 0xedb88320;

/** CRC-32, as ZIP has it. */
function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ polynomial : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
