import { useMemo } from 'react';
import type { DeviceValues } from '#device/storage/deviceKeys.ts';
import { useDevice } from '#device/storage/useDevice.ts';
import type { Role } from '#domain/person/role.ts';

/** The person of an exhibitor who is logged in on this phone. */
export interface StandContact {
  readonly exhibitorId: string;
  /** On whose behalf the API is asked. */
  readonly exhibitorUserId: string;
  /** Which of the exhibitor's people; '' where it is not known, like `name`. */
  readonly contactId: string;
  readonly name: string;
}

/** What the phone keeps of a login as organiser or administrator. */
export interface HostLogin {
  readonly organiserUserId: string | undefined;
  readonly systemAdminUser: object | undefined;
}

/** Their user ids; of an administrator without the tenant. */
export interface HostUsers {
  readonly organiserUserId: string | undefined;
  readonly administratorUserId: string | undefined;
}

/** Whether a person is logged in, in any role. */
export const isAnyoneIn = (device: DeviceValues): boolean =>
  device.visitorId !== undefined || standIn(device) !== undefined || isHostIn(device);

export function standIn(device: DeviceValues): StandContact | undefined {
  const { exhibitorId, exhibitorUserId, exhibitorContact } = device;
  if (exhibitorId === undefined || exhibitorUserId === undefined) return undefined;
  const contactId = textIn(exhibitorContact, 'RecordId');
  return { exhibitorId, exhibitorUserId, contactId, name: textIn(exhibitorContact, 'Name') };
}

export const hostIn = (device: DeviceValues): HostUsers => ({
  organiserUserId: device.organizerUserId,
  administratorUserId: textIn(device.systemAdminUser, 'UserId') || undefined,
});

const isHostIn = (device: DeviceValues): boolean =>
  device.organizerUserId !== undefined || device.systemAdminUser !== undefined;

export function useStand(): StandContact | undefined {
  const exhibitorId = useDevice((device) => device.exhibitorId);
  const exhibitorUserId = useDevice((device) => device.exhibitorUserId);
  const exhibitorContact = useDevice((device) => device.exhibitorContact);
  return useMemo(
    () => standIn({ exhibitorId, exhibitorUserId, exhibitorContact } as DeviceValues),
    [exhibitorId, exhibitorUserId, exhibitorContact],
  );
}

export function useHost(): HostLogin {
  const organiserUserId = useDevice((device) => device.organizerUserId);
  const systemAdminUser = useDevice((device) => device.systemAdminUser);
  return useMemo(() => ({ organiserUserId, systemAdminUser }), [organiserUserId, systemAdminUser]);
}

export interface RoleIdentity {
  readonly isIn: boolean;
  /** '' where the phone keeps none. */
  readonly name: string;
}

function identityOf(role: Role, device: DeviceValues): RoleIdentity {
  if (role === 'visitor') return { isIn: device.visitorId !== undefined, name: nameIn(device.userInfo) };
  if (role === 'host') return { isIn: isHostIn(device), name: nameIn(device.systemAdminUser) };
  const { exhibitorContact } = device;
  const name = textIn(exhibitorContact, 'CompanyName') || nameIn(exhibitorContact);
  return { isIn: device.exhibitorUserId !== undefined, name };
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
