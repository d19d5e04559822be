import { sandboxCredential } from '../credential.ts';
import { json } from '../http.ts';
import type { Records } from '../records.ts';
import { type DataCall, isRow, textOf } from './call.ts';
import { BadParameters, type Envelope, refuse, resCodes, succeedWithRows } from './envelope.ts';
import { namedCalls } from './namedCalls.ts';
import { verbs } from './verbs.ts';

/** Below `/v2/data/`: POST with `{tenantId, userId, params}`, HTTP 200 with an envelope. */
export async function answerData(
  request: Request,
  path: string,
  records: Records,
  nowMs: number,
): Promise<Response> {
  const handle = findHandler(path);
  if (!handle || request.method !== 'POST') return json({ message: 'not found' }, 404);
  return json(await handleSafely(handle, request, { records, nowMs }));
}

/** Every call needs the build's bearer credential, also without a login. */
export function isAuthorised(request: Request): boolean {
  return request.headers.get('authorization') === `Bearer ${sandboxCredential}`;
}

type Handler = (call: Omit<DataCall, 'name'>) => Envelope | Promise<Envelope>;

function findHandler(path: string): Handler | undefined {
  const named = Object.hasOwn(namedCalls, path) ? namedCalls[path] : undefined;
  if (named) return (call) => named({ ...call, name: path });
  const [, verb = '', name = ''] = /^([A-Za-z]+)\/([A-Za-z][A-Za-z0-9_]*)$/.exec(path) ?? [];
  if (!name) return undefined;
  // Unknown server functions return nothing.
  if (verb === 'custom') return () => succeedWithRows([]);
  const known = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  return known && ((call) => known({ ...call, name }));
}

async function handleSafely(
  handle: Handler,
  request: Request,
  around: Pick<DataCall, 'records' | 'nowMs'>,
): Promise<Envelope> {
  const body: unknown = await request.json().catch(() => undefined);
  if (!isRow(body)) return refuse(resCodes.badParameters, 'the body is not a JSON object');
  const tenantId = textOf(body['tenantId'] ?? body['TenantId']);
  const userId = textOf(body['userId'] ?? body['UserId']);
  try {
    return await handle({ ...around, tenantId, userId, params: body['params'] });
  } catch (error) {
    if (error instanceof BadParameters) return refuse(resCodes.badParameters, error.message);
    throw error;
  }
}
