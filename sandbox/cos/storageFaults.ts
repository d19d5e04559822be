import type { TextPair } from '#domain/form/formDefinition.ts';
import { storageError } from './xml.ts';

export const storageFaultNames = [
  'storageSignature',
  'storageClock',
  'storageTooLarge',
  'storageForgetsUpload',
  'storageHidesEtag',
] as const;
export type StorageFaultName = (typeof storageFaultNames)[number];

export const storageFaultTitles: Readonly<Record<StorageFaultName, TextPair>> = {
  storageSignature: { zh: '存储：签名不对', en: 'Storage: wrong signature' },
  storageClock: { zh: '存储：时间相差太大', en: 'Storage: clock skew' },
  storageTooLarge: { zh: '存储：文件太大', en: 'Storage: file too large' },
  storageForgetsUpload: { zh: '存储：忘了已开始的分片上传', en: 'Storage: forgets a multipart upload' },
  storageHidesEtag: { zh: '存储：CORS 没有公开 ETag', en: 'Storage: CORS hides the ETag' },
};

const answers: Readonly<Record<Exclude<StorageFaultName, 'storageHidesEtag'>, readonly [number, string]>> = {
  storageSignature: [403, 'SignatureDoesNotMatch'],
  storageClock: [403, 'RequestTimeTooSkewed'],
  storageTooLarge: [400, 'EntityTooLarge'],
  storageForgetsUpload: [404, 'NoSuchUpload'],
};

export const isStorageFault = (name: string): name is StorageFaultName =>
  storageFaultNames.some((known) => known === name);

/** Whether the fault applies to this request. */
export function isStorageFaultOf(name: StorageFaultName, request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url);
  if (!pathname.startsWith('/cos/')) return false;
  if (name === 'storageTooLarge') return request.method === 'PUT';
  if (name === 'storageForgetsUpload') return searchParams.has('uploadId');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return !isRead || searchParams.has('uploads') || searchParams.has('uploadId');
}

export function answerStorageFault(name: StorageFaultName, request: Request): Response | undefined {
  if (name === 'storageHidesEtag') return undefined;
  const [status, code] = answers[name];
  return storageError(status, code, decodeURIComponent(new URL(request.url).pathname.slice('/cos'.length)));
}

/** Without CORS exposure a page sees no ETag. */
export function hideEtag(response: Response): Response {
  const hidden = new Response(response.body, response);
  hidden.headers.delete('etag');
  return hidden;
}
