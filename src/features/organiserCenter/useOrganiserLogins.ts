import { useMemo } from 'react';
import { useDevice } from '#device/storage/useDevice.ts';
import { type OrganiserLogins, readAdministrator } from '#entities/organiser/rules/organiser.ts';

/** The organiser or administrator who is logged in on this phone, or undefined. */
export function useOrganiserLogins(): OrganiserLogins | undefined {
  const organiserUserId = useDevice((device) => device.organizerUserId);
  const systemAdminUser = useDevice((device) => device.systemAdminUser);
  return useMemo(() => {
    const administrator = readAdministrator(systemAdminUser);
    if (organiserUserId === undefined && administrator === undefined) return undefined;
    return { organiserUserId, administrator };
  }, [organiserUserId, systemAdminUser]);
}
