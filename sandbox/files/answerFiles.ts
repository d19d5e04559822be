import { html, json } from '../http.ts';
import { fileBytes } from './fileBytes.ts';

const types: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  txt: 'text/plain; charset=utf-8',
  zip: 'application/zip',
  mp4: 'video/mp4',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const chunkBytes = 256 * 1024;
export const slowBytes = 20 * 1024 * 1024;
export const hugeBytes = 2 * 1024 ** 3;
/** Twenty megabytes in some eight seconds. */
const pauseMs = 100;

/**
 * Files of `/sandbox/files/`: made at each request. `slow….zip` comes slowly, `huge….mp4` has two gigabytes, `empty….docx` none, and
 * `page….pdf` is a web page. Any other name that is not known is 404.
 */
export function answerFiles(name: string): Response {
  const ending = name.split('.').pop() ?? '';
  const headers = {
    'content-type': types[ending] ?? 'application/octet-stream',
    'cache-control': 'no-store',
  };
  if (name.startsWith('slow')) return streamed(slowBytes, pauseMs, headers);
  if (name.startsWith('huge'))
    return streamed(hugeBytes, 0, { ...headers, 'content-disposition': 'attachment' });
  if (name.startsWith('empty')) return new Response(new Uint8Array(), { headers });
  if (name.startsWith('page')) return html('<!doctype html><title>Hall Wi-Fi</title><h1>Log in</h1>');
  const bytes = fileBytes(name);
  return bytes === undefined ? json({ message: 'not found' }, 404) : new Response(bytes, { headers });
}

/** Begins as an archive; the rest is zeros. */
function streamed(length: number, waitMs: number, headers: Record<string, string>): Response {
  let left = length;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (waitMs > 0) await new Promise((done) => setTimeout(done, waitMs));
      const chunk = new Uint8Array(Math.min(left, chunkBytes));
      if (left === length) chunk.set([0x50, 0x4b, 3, 4]);
      left -= chunk.length;
      controller.enqueue(chunk);
      if (left <= 0) controller.close();
    },
  });
  return new Response(body, { headers: { ...headers, 'content-length': String(length) } });
}
