import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { answerFiles, hugeBytes, slowBytes } from '#sandbox/files/answerFiles.ts';
import { crc32 } from '#sandbox/files/crc32.ts';
import { fileBytes } from '#sandbox/files/fileBytes.ts';

const textOf = (bytes: Uint8Array | undefined) => new TextDecoder('latin1').decode(bytes);

it('the checksum is that of ZIP and PNG', () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
});

it('a PDF has its objects where its table says they are', () => {
  const text = textOf(fileBytes('guide.pdf'));
  const offsets = Array.from(text.matchAll(/^(\d{10}) 00000 n/gm), ([, at]) => Number(at));
  expect(offsets.length).toBeGreaterThan(4);
  offsets.forEach((at, index) => expect(text.slice(at)).toMatch(new RegExp(`^${index + 1} 0 obj`)));
  expect(text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1]))).toMatch(/^xref/);
});

it('a picture can be unpacked', () => {
  const bytes = fileBytes('halls.png') ?? new Uint8Array();
  const from = textOf(bytes).indexOf('IDAT');
  const length = new DataView(bytes.buffer).getUint32(from - 4);
  expect(inflateSync(bytes.slice(from + 4, from + 4 + length))).toHaveLength(241 * 160);
});

it('archives end with a directory of all they hold', () => {
  const bytes = fileBytes('talks.zip') ?? new Uint8Array();
  const view = new DataView(bytes.buffer);
  const end = bytes.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  expect(view.getUint16(end + 10, true)).toBe(6);
  expect(view.getUint32(view.getUint32(end + 16, true), true)).toBe(0x02014b50);
  expect(textOf(fileBytes('buyers.xlsx'))).toContain('xl/worksheets/sheet1.xml');
});

it('a slow and a huge file tell their length, and come as they are read', async () => {
  expect(answerFiles('slow-photos.zip').headers.get('content-length')).toBe(String(slowBytes));
  const huge = answerFiles('huge-film.mp4');
  expect(huge.headers.get('content-length')).toBe(String(hugeBytes));
  const reader = huge.body?.getReader();
  expect((await reader?.read())?.value?.length).toBe(256 * 1024);
  await reader?.cancel();
});

it('a name that is not known is not found', () => {
  expect(answerFiles('missing.pdf').status).toBe(404);
});
