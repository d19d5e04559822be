import type { Role } from '#domain/person/role.ts';
import type { ApiClient, ApiPath, CallOptions } from '#data/client/apiClient.ts';
import { type Envelope, isSuccess } from '#data/client/envelope.ts';
import { ApiProblem, type ApiProblemKind } from '#data/client/problems.ts';
import { findRoleLogin, type RoleLogin, roleTypes } from '#api/login/roleLogin.ts';
import { objectsOf } from '#data/collections/rows.ts';

export type LoginFailure =
  | { readonly kind: 'noSuchUser' }
  | { readonly kind: 'wrongPassword' }
  /** The server knows the user, but not as a visitor. */
  | { readonly kind: 'notAVisitor' }
  | { readonly kind: 'tooMany' }
  | { readonly kind: 'busy' }
  /** `cause` is set when no usable answer came. */
  | { readonly kind: 'failed'; readonly cause?: ApiProblemKind };
export type LoginResult = { readonly kind: 'in'; readonly login: RoleLogin } | LoginFailure;

export interface PasswordEntry {
  /** A mobile number or e-mail address in its one spelling, or the name of an account. */
  readonly userName: string;
  readonly password: string;
}

/**
 * Where each role logs in. `hostLogin` is named by the product and answered by no server that was ever seen; organisers
 * of other clients use `userLogin`, so a server without the first is asked by the second.
 */
const doors: Readonly<Record<Role, readonly ApiPath[]>> = {
  visitor: ['/data/VisitorLogin'],
  exhibitor: ['/data/exhibitorLogin'],
  host: ['/data/hostLogin', '/data/userLogin'],
};

const unknownUser = 1004;
const wrongPassword = 1005;
const tooManyTries = 1009;

/**
 * Logs a person in with a password; one attempt, as each counts against the account. Never throws for what the network
 * or the server does, and never passes the server's sentence on, which may repeat what was typed.
 * Assumed: 1005 for a wrong password alone, 1009 for too many of them.
 */
export async function logInWithPassword(
  client: ApiClient,
  role: Role,
  { userName, password }: PasswordEntry,
  options?: CallOptions,
): Promise<LoginResult> {
  const params = { UserName: userName, UserPassword: password };
  const [first, second] = doors[role];
  if (first === undefined) return { kind: 'failed' };
  try {
    return resultOf(
      role,
      await client.write(
        first,
        role === 'visitor' ? { Type: roleTypes.visitor, ...params } : params,
        options,
      ),
    );
  } catch (problem) {
    if (second === undefined || !isMissingCall(problem)) return loginFailureOf(role, problem);
  }
  try {
    return resultOf(role, await client.write(second, params, options));
  } catch (problem) {
    return loginFailureOf(role, problem);
  }
}

function isMissingCall(problem: unknown): boolean {
  return problem instanceof ApiProblem && problem.httpStatus === 404 && problem.envelope === undefined;
}

function resultOf(role: Role, { resCode, result }: Envelope): LoginResult {
  if (resCode === unknownUser) return { kind: 'noSuchUser' };
  if (resCode === wrongPassword) return { kind: 'wrongPassword' };
  if (resCode === tooManyTries) return { kind: 'tooMany' };
  if (!isSuccess(resCode) || !Array.isArray(result)) return { kind: 'failed' };
  const login = findRoleLogin(role, objectsOf(result));
  if (login !== undefined) return { kind: 'in', login };
  return { kind: role === 'visitor' ? 'notAVisitor' : 'noSuchUser' };
}

/** What a login without a usable answer comes to; a status other than 200 may still carry the code that says why. */
export function loginFailureOf(role: Role, problem: unknown): LoginFailure {
  if (!(problem instanceof ApiProblem)) throw problem;
  if (problem.httpStatus === 429) return { kind: 'tooMany' };
  if (problem.envelope !== undefined) {
    const said = resultOf(role, problem.envelope);
    if (said.kind !== 'failed' && said.kind !== 'in') return said;
  }
  if (problem.kind === 'serverBusy') return { kind: 'busy' };
  return { kind: 'failed', cause: problem.kind };
}
