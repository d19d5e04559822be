import { exhibitorWithProvenContact } from '../../../api/login/login.ts';
import {
  logInWithPassword,
  type LoginResult,
  type LoginFailure,
  type PasswordEntry,
  loginFailureOf,
} from '../api/logInWithPassword.ts';
import type { RoleLogin } from '../../../api/login/roleLogin.ts';
import type { DeviceValues } from '../../../device/storage/deviceKeys.ts';
import { useDevice } from '../../../device/storage/useDevice.ts';
import type { Contact } from '../../../domain/person/contact.ts';
import type { Role } from '../../../domain/person/role.ts';
import { services } from '../../../flows/session/services.ts';

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
  if (login.role === 'host') return set('organizerUserId', login.userId);
  if (login.role === 'visitor') {
    if (!set('visitorId', login.visitorId)) return false;
    set('loginStatus', '1');
    if (login.userId !== '') set('userId', login.userId);
    return true;
  }
  if (!set('exhibitorId', login.exhibitorId) || !set('exhibitorUserId', login.userId)) return false;
  // The name alone: a phone number of the contact would lie open in the storage.
  set('exhibitorContact', { Name: login.name });
  return true;
}

export interface RoleIdentity {
  readonly isIn: boolean;
  /** '' where the phone keeps none. */
  readonly name: string;
}

function identityOf(role: Role, device: DeviceValues): RoleIdentity {
  if (role === 'visitor') return { isIn: device.visitorId !== undefined, name: nameIn(device.userInfo) };
  if (role === 'host') return { isIn: device.organizerUserId !== undefined, name: '' };
  return { isIn: device.exhibitorUserId !== undefined, name: nameIn(device.exhibitorContact) };
}

export function useRoleIdentity(role: Role): RoleIdentity {
  const isIn = useDevice((device) => identityOf(role, device).isIn);
  const name = useDevice((device) => identityOf(role, device).name);
  return { isIn, name };
}

function nameIn(kept: object | undefined): string {
  return kept !== undefined && 'Name' in kept && typeof kept.Name === 'string' ? kept.Name : '';
}
