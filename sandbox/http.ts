export function json(value: unknown, status = 200): Response {
  return new Response(JSON.stringify(value), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  });
}

export function html(text: string, status = 200): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}

export function redirect(location: string): Response {
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });
}

/**
 * Any origin is allowed, as on the real hosts, unless the answer says otherwise. `ETag` must be exposed, or the storage SDK cannot complete a multipart
 * upload.
 */
export function withCors(response: Response, request: Request): Response {
  const opened = new Response(response.body, response);
  if (!opened.headers.has('access-control-allow-origin'))
    opened.headers.set('access-control-allow-origin', request.headers.get('origin') ?? '*');
  opened.headers.set('access-control-expose-headers', 'ETag, x-cos-request-id, Retry-After, Date');
  opened.headers.append('vary', 'origin');
  if (request.method === 'OPTIONS') {
    opened.headers.set('access-control-allow-methods', 'GET, HEAD, POST, PUT, DELETE');
    opened.headers.set(
      'access-control-allow-headers',
      request.headers.get('access-control-request-headers') ?? '',
    );
    opened.headers.set('access-control-max-age', '600');
  }
  return opened;
}
