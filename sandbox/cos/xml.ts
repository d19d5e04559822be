const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

type Content = string | number | boolean | readonly Element[];
type Element = readonly [name: string, content: Content];

/** Elements with text or with elements. */
function xml(name: string, content: Content): string {
  const inner = Array.isArray(content)
    ? content.map(([child, part]: Element) => xml(child, part)).join('')
    : String(content).replace(/[&<>"']/g, (c) => entities[c] ?? c);
  return `<${name}>${inner}</${name}>`;
}

export function xmlResponse(name: string, content: Content, status = 200): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>${xml(name, content)}`, {
    status,
    headers: { 'content-type': 'application/xml', 'x-cos-request-id': 'sandbox' },
  });
}

export function storageError(status: number, code: string, pathname: string): Response {
  return xmlResponse(
    'Error',
    [
      ['Code', code],
      ['Message', `The storage refused: ${code}.`],
      ['Resource', pathname],
      ['RequestId', 'sandbox'],
    ],
    status,
  );
}

/** From the request that completes an upload. */
export function readCompletedParts(body: string): { partNumber: number; etag: string }[] {
  return [...body.matchAll(/<Part>([\s\S]*?)<\/Part>/g)].map(([, part = '']) => ({
    partNumber: Number(/<PartNumber>(\d+)</.exec(part)?.[1] ?? 0),
    etag: (/<ETag>(.*?)</.exec(part)?.[1] ?? '').replace(/&quot;|&#34;|"/g, ''),
  }));
}
