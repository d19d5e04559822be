import { exhibitorWithProvenContact, loginWithProvenContact } from '#api/login/login.ts';
import { savePassword } from '../api/savePassword.ts';
import {
  logInWithPassword,
  type LoginFailure,
  type PasswordEntry,
  loginFailureOf,
} from '../api/logInWithPassword.ts';
import type { Contact } from '#domain/person/contact.ts';
import type { Role } from '#domain/person/role.ts';
import { services } from '#session/services.ts';

export type NewPasswordOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'notSaved' }
  /** Who it is could not be told, so nothing was asked to be saved. */
  | LoginFailure;

/** Sets the password of the account with the proven contact. Host accounts have no contact. */
export async function setPasswordByCode(
  role: 'visitor' | 'exhibitor',
  contact: Contact,
  password: string,
): Promise<NewPasswordOutcome> {
  try {
    const client = await services().client();
    const ask = role === 'visitor' ? loginWithProvenContact : exhibitorWithProvenContact;
    const login = await ask(client, contact, { policy: 'besideForm' });
    if (login === undefined) return { kind: 'noSuchUser' };
    return await save(role, login.userId, password);
  } catch (problem) {
    return loginFailureOf(role, problem);
  }
}

/** Changes a password with the present one, which also says whose it is. */
export async function changePassword(
  role: Role,
  present: PasswordEntry,
  password: string,
): Promise<NewPasswordOutcome> {
  const result = await logInWithPassword(await services().client(), role, present);
  return result.kind === 'in' ? save(role, result.login.userId, password) : result;
}

async function save(role: Role, userId: string, password: string): Promise<NewPasswordOutcome> {
  if (userId === '') return { kind: 'failed' };
  const { kind } = await savePassword(await services().client(), { role, userId, password });
  return { kind: kind === 'saved' ? 'saved' : 'notSaved' };
}
