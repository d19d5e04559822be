import { isServerRow, readLine } from '#domain/record/serverRow.ts';

/** An administrator looks after all exhibitions of a tenant. */
export interface Administrator {
  readonly userId: string;
  readonly tenantId: string;
}

/** Who has logged in as an organiser, as an administrator, or as both. */
export interface OrganiserLogins {
  readonly organiserUserId: string | undefined;
  readonly administrator: Administrator | undefined;
}

/** Who looks after one exhibition. */
export interface Organiser {
  readonly exhibitionId: string;
  /** On whose behalf the API is asked. */
  readonly userId: string;
  readonly role: 'organiser' | 'administrator';
}

/** Undefined for what names no user and tenant. */
export function readAdministrator(kept: unknown): Administrator | undefined {
  if (!isServerRow(kept)) return undefined;
  const [userId, tenantId] = [readLine(kept['UserId']), readLine(kept['TenantId'])];
  return userId === '' || tenantId === '' ? undefined : { userId, tenantId };
}

interface Owned {
  readonly RecordId: string;
  readonly UserId: string;
  readonly TenantId: string;
}

/** As what these logins look after the exhibition: its own organiser comes first. Undefined where it is not theirs. */
export function organiserOf(
  { organiserUserId, administrator }: OrganiserLogins,
  { RecordId: exhibitionId, UserId, TenantId }: Owned,
): Organiser | undefined {
  if (organiserUserId !== undefined && UserId === organiserUserId)
    return { exhibitionId, userId: organiserUserId, role: 'organiser' };
  if (administrator !== undefined && TenantId === administrator.tenantId)
    return { exhibitionId, userId: administrator.userId, role: 'administrator' };
  return undefined;
}
