import { completeMediaAddress } from '#domain/file/completeMediaAddress.ts';
import { isServerRow } from '#domain/record/serverRow.ts';
import { askAuthHost, type AuthHost } from './authHost.ts';
import { found, readEnvelope } from '#data/client/envelope.ts';
import { Refused, Unreadable } from '#data/client/problems.ts';

const path = '/oauth/upload-media';

/**
 * Has a picture that was handed to WeChat stored by the auth host; answers its address. WeChat keeps it for three days.
 * @throws Refused with the server's envelope where it would not; Unreadable where it says that it did and gives no address
 */
export async function storeMedia(auth: AuthHost, mediaId: string): Promise<string> {
  const answer = await askAuthHost(auth, 'upload-media', { mediaId });
  const envelope = isServerRow(answer) ? readEnvelope(JSON.stringify(answer)) : undefined;
  if (envelope === undefined) throw new Unreadable(`${path}: not an answer`);
  if (envelope.resCode !== found) throw new Refused(`${path}: resCode ${envelope.resCode}`, { envelope });
  const { result } = envelope;
  const named: unknown = Array.isArray(result) ? result[0] : result;
  const url = typeof named === 'string' ? completeMediaAddress(named) : undefined;
  if (url === undefined) throw new Unreadable(`${path}: no address in the answer`);
  return url;
}
