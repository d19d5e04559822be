import type { Contact } from '#domain/person/contact.ts';
import type { ApiClient, ApiPath, CallOptions } from '#data/client/apiClient.ts';
import { codeRecipient } from '#api/login/contactFields.ts';
import { type Envelope, isSuccess } from '#data/client/envelope.ts';
import { ApiProblem, type ApiProblemKind } from '#data/client/problems.ts';

export interface CodeFailure {
  readonly kind: 'failed';
  /** The server's sentence, when it gave one. */
  readonly message?: string;
  /** Set when no usable answer came at all. */
  readonly cause?: ApiProblemKind | 'tooMany';
}

export type SendCodeResult = { readonly kind: 'sent' } | { readonly kind: 'tooSoon' } | CodeFailure;
export type CheckCodeResult =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'expired' }
  | CodeFailure;

const wrongCode = 1006;
const expiredCode = 1007;
const askedTooSoon = 1008;

/**
 * Asks for a code by text message or e-mail. One attempt: a repetition would send a second code.
 * The answer's result is never looked at, as some servers of this family put the code itself there.
 * Assumed: the e-mail form, and 1008 for "asked again too soon".
 */
export async function sendCode(
  client: ApiClient,
  contact: Contact,
  exhibitionId: string,
  options?: CallOptions,
): Promise<SendCodeResult> {
  const params = { ...codeRecipient(contact), ExhibitionId: exhibitionId };
  const answer = await tryOnce(client, '/data/getsmscode', params, options);
  if ('kind' in answer) return answer;
  if (isSuccess(answer.resCode)) return { kind: 'sent' };
  return answer.resCode === askedTooSoon ? { kind: 'tooSoon' } : failureOf(answer);
}

/**
 * Asks the server whether the code is the one that was sent; only 0 means right.
 * Assumed: the e-mail form, 1006 for a wrong code and 1007 for one that is no longer valid.
 */
export async function checkCode(
  client: ApiClient,
  contact: Contact,
  code: string,
  options?: CallOptions,
): Promise<CheckCodeResult> {
  const params = { ...codeRecipient(contact), verifyCode: code };
  const answer = await tryOnce(client, '/data/valismscode', params, options);
  if ('kind' in answer) return answer;
  if (answer.resCode === 0) return { kind: 'right' };
  if (answer.resCode === wrongCode) return { kind: 'wrong' };
  return answer.resCode === expiredCode ? { kind: 'expired' } : failureOf(answer);
}

async function tryOnce(
  client: ApiClient,
  path: ApiPath,
  params: object,
  options: CallOptions | undefined,
): Promise<Envelope | CodeFailure> {
  try {
    return await client.write(path, params, options);
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem;
    return { kind: 'failed', cause: problem.httpStatus === 429 ? 'tooMany' : problem.kind };
  }
}

function failureOf({ resMsg }: Envelope): CodeFailure {
  return resMsg === '' ? { kind: 'failed' } : { kind: 'failed', message: resMsg };
}
