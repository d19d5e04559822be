import { joinBytes, utf8 } from '../crypto/bytes.ts';
import { md5Hex } from '../crypto/md5.ts';
import { randomHex } from '../randomText.ts';
import type { Row } from '../store/store.ts';
import { keepObject, type StorageRequest } from './storedObject.ts';
import { readCompletedParts, storageError, xmlResponse } from './xml.ts';

const bucket = 'sandbox-1250000000';
/** Running uploads: key, type and the parts so far, as `{[partNumber]: {ETag, Size}}`. */
const uploadsCollection = '$uploads';
const partBytes = (uploadId: string, partNumber: number) => `part/${uploadId}/${partNumber}`;

interface Part {
  readonly ETag: string;
  readonly Size: number;
}

/** List uploads, begin, list parts, upload a part, complete, abort. */
export function answerMultipart(call: StorageRequest): Response | Promise<Response> {
  const uploadId = call.url.searchParams.get('uploadId');
  if (uploadId === null) {
    return call.request.method === 'POST' ? beginUpload(call) : listUploads(call);
  }
  const upload = call.records.find(uploadsCollection, uploadId);
  if (!upload || upload['Key'] !== call.key) return storageError(404, 'NoSuchUpload', call.pathname);
  switch (call.request.method) {
    case 'PUT':
      return keepPart(call, upload);
    case 'POST':
      return completeUpload(call, upload);
    case 'DELETE':
      return dropUpload(call, upload).then(() => new Response(null, { status: 204 }));
    default:
      return listParts(upload);
  }
}

function listUploads({ records, url }: StorageRequest): Response {
  const prefix = url.searchParams.get('prefix') ?? '';
  const uploads = records.all(uploadsCollection).filter((row) => String(row['Key']).startsWith(prefix));
  return xmlResponse('ListMultipartUploadsResult', [
    ['Bucket', bucket],
    ['Prefix', prefix],
    ['IsTruncated', false],
    ...uploads.map(
      (row) =>
        [
          'Upload',
          [
            ['Key', String(row['Key'])],
            ['UploadId', String(row['RecordId'])],
            ['StorageClass', 'Standard'],
          ],
        ] as const,
    ),
  ]);
}

async function beginUpload({ records, key, request }: StorageRequest): Promise<Response> {
  const uploadId = randomHex(32);
  const row: Row = {
    RecordId: uploadId,
    Key: key,
    Type: request.headers.get('content-type') ?? '',
    Parts: {},
  };
  await records.save([{ collection: uploadsCollection, recordId: uploadId, row }]);
  return xmlResponse('InitiateMultipartUploadResult', [
    ['Bucket', bucket],
    ['Key', key],
    ['UploadId', uploadId],
  ]);
}

async function keepPart(
  { records, store, url, body, pathname }: StorageRequest,
  upload: Row,
): Promise<Response> {
  const partNumber = Number(url.searchParams.get('partNumber'));
  if (!Number.isInteger(partNumber) || partNumber < 1 || partNumber > 10_000) {
    return storageError(400, 'InvalidArgument', pathname);
  }
  const uploadId = String(upload['RecordId']);
  const part: Part = { ETag: `"${md5Hex(body)}"`, Size: body.length };
  await store.writeBytes(partBytes(uploadId, partNumber), body);
  // Read again: other parts of the upload arrive concurrently.
  const latest = records.find(uploadsCollection, uploadId) ?? upload;
  const row = { ...latest, Parts: { ...partsOf(latest), [partNumber]: part } };
  await records.save([{ collection: uploadsCollection, recordId: uploadId, row }]);
  return new Response(null, { headers: { etag: part.ETag, 'x-cos-request-id': 'sandbox' } });
}

function listParts(upload: Row): Response {
  return xmlResponse('ListPartsResult', [
    ['Key', String(upload['Key'])],
    ['UploadId', String(upload['RecordId'])],
    ['IsTruncated', false],
    ...Object.entries(partsOf(upload)).map(
      ([partNumber, part]) =>
        [
          'Part',
          [
            ['PartNumber', partNumber],
            ['ETag', part.ETag],
            ['Size', part.Size],
          ],
        ] as const,
    ),
  ]);
}

async function completeUpload(call: StorageRequest, upload: Row): Promise<Response> {
  const kept = partsOf(upload);
  const listed = readCompletedParts(new TextDecoder().decode(call.body));
  const chunks: Uint8Array[] = [];
  for (const { partNumber, etag } of listed) {
    const bytes = await call.store.readBytes(partBytes(String(upload['RecordId']), partNumber));
    if (!bytes || kept[partNumber]?.ETag !== `"${etag}"`)
      return storageError(400, 'InvalidPart', call.pathname);
    chunks.push(bytes);
  }
  if (chunks.length === 0) return storageError(400, 'MalformedXML', call.pathname);
  const etag = `"${md5Hex(utf8(listed.map((part) => part.etag).join('')))}-${listed.length}"`;
  const whole = joinBytes(chunks);
  await keepObject(call, whole, etag, String(upload['Type']));
  await dropUpload(call, upload);
  return xmlResponse('CompleteMultipartUploadResult', [
    ['Location', `${call.url.host}/cos/${encodeURI(call.key)}`],
    ['Bucket', bucket],
    ['Key', call.key],
    ['ETag', etag],
  ]);
}

async function dropUpload({ records, store }: StorageRequest, upload: Row): Promise<void> {
  const uploadId = String(upload['RecordId']);
  await records.save([{ collection: uploadsCollection, recordId: uploadId, row: null }]);
  for (const partNumber of Object.keys(partsOf(upload))) {
    await store.removeBytes(partBytes(uploadId, Number(partNumber)));
  }
}

function partsOf(upload: Row): Readonly<Record<string, Part>> {
  return (upload['Parts'] ?? {}) as Record<string, Part>;
}
