import { keepPreviousData } from '@tanstack/react-query';
import type { OwnRegistration } from '#entities/registration/api/ownRegistration.ts';
import { cleanLine } from '#domain/text/cleanText.ts';
import type { Roster } from '#entities/registration/groupRoster.ts';
import { companionsQuery } from '../companionsQuery.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import type { DraftAddress } from '#entities/registration/registrationDraft.ts';
import { useVouchers } from '#session/localStores.ts';

export const spelledName = (name: string) => cleanLine(name, 200);

const noRegistrations: readonly OwnRegistration[] = [];

/**
 * The stored registrations of people who were typed in again, told by the names on this phone's passes. Nothing waits for
 * them: without an answer a place that they hold is shown as it is for everybody.
 */
export function useRegisteredAgain(
  { exhibitionId, contact }: DraftAddress,
  roster: Roster | undefined,
): readonly OwnRegistration[] {
  const held = useVouchers();
  const names = new Set(
    roster?.members
      .filter(({ recordId }) => recordId === undefined)
      .map(({ name }) => spelledName(name))
      .filter((name) => name !== ''),
  );
  const wanted = held
    .filter((voucher) => voucher.exhibitionId === exhibitionId && names.has(spelledName(voucher.name)))
    .map(({ recordId }) => recordId)
    .sort();
  const { data = noRegistrations } = useServerQuery({
    ...companionsQuery(exhibitionId, contact, wanted),
    placeholderData: keepPreviousData,
  });
  return wanted.length === 0 ? noRegistrations : data;
}
