import { type CatalogueEntry, isOfPeople, searchKinds } from '#domain/matching/catalogueEntry.ts';

export interface KeptCatalogue {
  readonly readAtMs: number;
  readonly entries: readonly CatalogueEntry[];
}

/** So many entries are handled between two messages: the rest of a page waits no longer than that. */
export const sliceSize = 250;

export const pause = () => new Promise<void>((done) => setTimeout(done));

const lineEnd = 10;

/** A line with the time, then lines of entries: written and read in slices, so that no task of a page is long. */
export async function writeCatalogue({ readAtMs, entries }: KeptCatalogue): Promise<ArrayBuffer> {
  const encoder = new TextEncoder();
  const lines = [encoder.encode(`${JSON.stringify({ readAtMs })}\n`)];
  for (let at = 0; at < entries.length; at += sliceSize) {
    lines.push(encoder.encode(`${JSON.stringify(entries.slice(at, at + sliceSize))}\n`));
    await pause();
  }
  const bytes = new Uint8Array(lines.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const line of lines) {
    bytes.set(line, end);
    end += line.length;
  }
  return bytes.buffer;
}

/** What an earlier version has kept may look otherwise. */
export async function readCatalogue(kept: ArrayBuffer | undefined): Promise<KeptCatalogue> {
  const nothing: KeptCatalogue = { readAtMs: 0, entries: [] };
  if (kept === undefined) return nothing;
  try {
    return (await readLines(new Uint8Array(kept))) ?? nothing;
  } catch {
    return nothing;
  }
}

async function readLines(bytes: Uint8Array): Promise<KeptCatalogue | undefined> {
  const decoder = new TextDecoder();
  const entries: CatalogueEntry[] = [];
  let readAtMs: unknown;
  for (let start = 0, end = bytes.indexOf(lineEnd); end >= 0; end = bytes.indexOf(lineEnd, start)) {
    const line: unknown = JSON.parse(decoder.decode(bytes.subarray(start, end)));
    if (start === 0) readAtMs = (line as Partial<KeptCatalogue> | null)?.readAtMs;
    else if (!Array.isArray(line) || !line.every(isEntry)) return undefined;
    else entries.push(...line);
    start = end + 1;
    await pause();
  }
  return typeof readAtMs === 'number' ? { readAtMs, entries } : undefined;
}

function isEntry(value: unknown): value is CatalogueEntry {
  const { kind, id, name, note, hall } = (value ?? {}) as Partial<CatalogueEntry>;
  // What a later version has kept may be of a kind without a page here.
  if (!searchKinds.some((known) => known === kind && !isOfPeople(known))) return false;
  return [id, name?.zh, name?.en, note?.zh, note?.en, hall?.zh].every((part) => typeof part === 'string');
}
