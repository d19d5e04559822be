export const playlist = (text: string) =>
  new Response(text, {
    headers: { 'content-type': 'application/vnd.apple.mpegurl', 'cache-control': 'no-store' },
  });

export const webVtt = (text: string) =>
  new Response(text, { headers: { 'content-type': 'text/vtt; charset=utf-8' } });

/** A part of the bytes where one is asked for, as players do. */
export function media(bytes: Uint8Array<ArrayBuffer>, request: Request): Response {
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
