import { useMemo } from 'react';
import { currentVisitorId } from '#session/acting/currentVisitorId.ts';
import { type RegisteredPerson, useRegisteredPeople } from '../voucher/useRegisteredPeople.ts';

/** The people whose passes are on this phone; the one who uses it first. */
export function useAppointmentPeople(exhibitionId: string): readonly RegisteredPerson[] {
  const people = useRegisteredPeople(exhibitionId);
  const current = currentVisitorId(exhibitionId);
  return useMemo(
    () => [
      ...people.filter(({ visitorId }) => visitorId === current),
      ...people.filter(({ visitorId }) => visitorId !== current),
    ],
    [people, current],
  );
}
