import { useMemo } from 'react';
import { type OrganiserLogins, readAdministrator } from '#entities/organiser/rules/organiser.ts';
import { useHost } from '#session/acting/roleIdentity.ts';

/** The organiser or administrator who is logged in on this phone, or undefined. */
export function useOrganiserLogins(): OrganiserLogins | undefined {
  const { organiserUserId, systemAdminUser } = useHost();
  return useMemo(() => {
    const administrator = readAdministrator(systemAdminUser);
    if (organiserUserId === undefined && administrator === undefined) return undefined;
    return { organiserUserId, administrator };
  }, [organiserUserId, systemAdminUser]);
}
