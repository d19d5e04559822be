import type { ApiClient, CallOptions } from '#data/client/apiClient.ts';
import { found } from '#data/client/envelope.ts';
import { ApiProblem, type ApiProblemKind } from '#data/client/problems.ts';
import { roleTypes } from '#api/login/roleLogin.ts';
import type { Role } from '#domain/person/role.ts';

export type SavePasswordResult =
  | { readonly kind: 'saved' }
  | { readonly kind: 'failed'; readonly cause?: ApiProblemKind };

/**
 * Gives a user a new password; one attempt, and saving the same once more does no harm.
 * Assumed: that only 0 means saved (10000 is "no such row"), and that a host is saved without a `Type`.
 */
export async function savePassword(
  client: ApiClient,
  { role, userId, password }: { readonly role: Role; readonly userId: string; readonly password: string },
  options?: CallOptions,
): Promise<SavePasswordResult> {
  if (!userId) throw new Error('a password without a user');
  const type = role === 'host' ? {} : { Type: roleTypes[role] };
  const params = { recordId: userId, ...type, setValue: { UserPassword: password } };
  try {
    const { resCode } = await client.write('/data/update/User', params, options);
    return { kind: resCode === found ? 'saved' : 'failed' };
  } catch (problem) {
    if (problem instanceof ApiProblem) return { kind: 'failed', cause: problem.kind };
    throw problem;
  }
}
