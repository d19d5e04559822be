import { exhibitorWithProvenContact } from '#api/login/login.ts';
import {
  logInWithPassword,
  type LoginResult,
  type LoginFailure,
  type PasswordEntry,
  loginFailureOf,
} from '../api/logInWithPassword.ts';
import type { RoleLogin } from '#api/login/roleLogin.ts';
import type { Contact } from '#domain/person/contact.ts';
import type { Role } from '#domain/person/role.ts';
import { actAsHost, actAsStand, actAsVisitor, keepVisitorLogin } from '#session/acting/keepIdentity.ts';
import { services } from '#session/services.ts';

export type LoginOutcome = { readonly kind: 'in' } | LoginFailure;

/** Logs in with a password and keeps the identity. The password itself is kept nowhere. */
export async function logInByPassword(role: Role, entry: PasswordEntry): Promise<LoginOutcome> {
  return keepOutcome(await logInWithPassword(await services().client(), role, entry));
}

/** Logs an exhibitor in whose contact was just proven by a code, and keeps the identity. */
export async function logInExhibitorByCode(contact: Contact): Promise<LoginOutcome> {
  try {
    const login = await exhibitorWithProvenContact(await services().client(), contact, {
      policy: 'besideForm',
    });
    return keepOutcome(login === undefined ? { kind: 'noSuchUser' } : { kind: 'in', login });
  } catch (problem) {
    return loginFailureOf('exhibitor', problem);
  }
}

function keepOutcome(result: LoginResult): LoginOutcome {
  if (result.kind !== 'in') return result;
  return keepRoleLogin(result.login) ? { kind: 'in' } : { kind: 'failed' };
}

/** An exhibitor who logs in stays the visitor they were. False, and nothing is kept, when the server's ids are none. */
function keepRoleLogin(login: RoleLogin): boolean {
  if (login.role === 'host') return actAsHost(login);
  if (login.role === 'exhibitor') return actAsStand(login);
  if (!actAsVisitor(login)) return false;
  keepVisitorLogin(login, login.visitorId);
  return true;
}
