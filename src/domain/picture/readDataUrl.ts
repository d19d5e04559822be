import { PictureError } from './pictureError.ts';

const pattern = /^data:([a-z]+\/[a-z0-9.+-]+)(?:;[a-z0-9-]+=[^;,]*)*(;base64)?,([\s\S]+)$/i;

/** @throws PictureError `dataUrlInvalid` */
export function readDataUrl(url: string): {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
} {
  const [, type = '', base64, body = ''] = pattern.exec(url) ?? [];
  if (type === '') throw new PictureError('dataUrlInvalid');
  try {
    const text = base64 === undefined ? decodeURIComponent(body) : atob(body);
    const bytes = base64 === undefined ? new TextEncoder().encode(text) : bytesOf(text);
    return { type: type.toLowerCase(), bytes };
  } catch {
    throw new PictureError('dataUrlInvalid');
  }
}

function bytesOf(binary: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
  return bytes;
}
