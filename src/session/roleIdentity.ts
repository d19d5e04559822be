import type { DeviceValues } from '../device/storage/deviceKeys.ts';
import { useDevice } from '../device/storage/useDevice.ts';
import type { Role } from '../domain/person/role.ts';

export interface RoleIdentity {
  readonly isIn: boolean;
  /** '' where the phone keeps none. */
  readonly name: string;
}

function identityOf(role: Role, device: DeviceValues): RoleIdentity {
  if (role === 'visitor') return { isIn: device.visitorId !== undefined, name: nameIn(device.userInfo) };
  if (role === 'host') {
    const isIn = device.organizerUserId !== undefined || device.systemAdminUser !== undefined;
    return { isIn, name: nameIn(device.systemAdminUser) };
  }
  return { isIn: device.exhibitorUserId !== undefined, name: nameIn(device.exhibitorContact) };
}

/** Who is logged in on this phone in a role. */
export function useRoleIdentity(role: Role): RoleIdentity {
  const isIn = useDevice((device) => identityOf(role, device).isIn);
  const name = useDevice((device) => identityOf(role, device).name);
  return { isIn, name };
}

const nameIn = (kept: object | undefined): string => textIn(kept, 'Name');

function textIn(kept: object | undefined, key: string): string {
  const value: unknown = kept === undefined ? undefined : (kept as Record<string, unknown>)[key];
  return typeof value === 'string' ? value : '';
}

/** Which of the exhibitor's people is logged in; '' where it is not known. */
export const useExhibitorContactId = (): string =>
  useDevice((device) => textIn(device.exhibitorContact, 'RecordId'));
