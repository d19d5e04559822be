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
  const { set } = services().device.getState();
  const isKept = keepIds(login);
  if (isKept && login.token !== '') set('token', login.token);
  return isKept;
}

function keepIds(login: RoleLogin): boolean {
  const { set } = services().device.getState();
  if (login.role === 'host') {
    const { userId, adminOf, name } = login;
    if (adminOf === undefined) return set('organizerUserId', userId);
    return set('systemAdminUser', { UserId: userId, TenantId: adminOf, Name: name });
  }
  if (login.role === 'visitor') {
    if (!set('visitorId', login.visitorId)) return false;
    set('loginStatus', '1');
    if (login.userId !== '') set('userId', login.userId);
    return true;
  }
  if (!set('exhibitorId', login.exhibitorId) || !set('exhibitorUserId', login.userId)) return false;
  // Name and id alone: a phone number of the contact would lie open in the storage.
  const { name, contactId } = login;
  set('exhibitorContact', { Name: name, ...(contactId !== '' && { RecordId: contactId }) });
  return true;
}
