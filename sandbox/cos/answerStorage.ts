import { md5Hex } from '../crypto/md5.ts';
import { textOf } from '../dataApi/call.ts';
import { answerMultipart } from './multipart.ts';
import {
  keepObject,
  objectBytes,
  objectsCollection,
  type StorageRequest,
  type StorageDeps,
} from './storedObject.ts';
import { checkStorageSignature } from './signature.ts';
import { storageError } from './xml.ts';

/** Below `/cos/`: reading is public, everything else needs a q-sign authorization. */
export async function answerStorage(request: Request, around: StorageDeps): Promise<Response> {
  const url = new URL(request.url);
  const pathname = decodeURIComponent(url.pathname.slice('/cos'.length));
  const call: StorageRequest = {
    ...around,
    request,
    url,
    pathname,
    key: pathname.slice(1),
    body: new Uint8Array(await request.arrayBuffer()),
  };
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const asksAboutUploads = url.searchParams.has('uploads') || url.searchParams.has('uploadId');
  if (isRead && !asksAboutUploads) return readObject(call);
  const problem = checkStorageSignature(request, pathname, call.body, around.now());
  if (problem) return storageError(403, problem, pathname);
  if (asksAboutUploads) return answerMultipart(call);
  if (request.method === 'PUT' && call.key) return putObject(call);
  if (request.method === 'DELETE') return deleteObject(call);
  return storageError(405, 'MethodNotAllowed', pathname);
}

async function putObject(call: StorageRequest): Promise<Response> {
  const etag = `"${md5Hex(call.body)}"`;
  await keepObject(call, call.body, etag, call.request.headers.get('content-type') ?? '');
  return new Response(null, { headers: { etag, 'x-cos-request-id': 'sandbox' } });
}

async function readObject({ records, store, request, key, pathname }: StorageRequest): Promise<Response> {
  const row = records.find(objectsCollection, key);
  const bytes = row && (await store.readBytes(objectBytes(key)));
  if (!row || !bytes) return storageError(404, 'NoSuchKey', pathname);
  return new Response(request.method === 'HEAD' ? null : (bytes as BodyInit), {
    headers: {
      etag: String(row['ETag']),
      'content-type': textOf(row['Type']) || 'application/octet-stream',
      // Uploaded by anybody, on the app's origin: may be displayed, never executed.
      'content-security-policy': "sandbox; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    },
  });
}

async function deleteObject({ records, store, key }: StorageRequest): Promise<Response> {
  await records.save([{ collection: objectsCollection, recordId: key, row: null }]);
  await store.removeBytes(objectBytes(key));
  return new Response(null, { status: 204 });
}
