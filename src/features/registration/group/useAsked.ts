import { useCallback, useMemo } from 'react';
import type { OwnRegistration } from '../../../api/ownRegistration.ts';
import type { FormDefinition } from '../../../domain/form/definition.ts';
import type { GroupMember } from '../../../domain/group/member.ts';
import { type Asked, useCorrection } from '../useCorrection.ts';

export interface AskedMember extends Asked {
  /** The registration that is being corrected. */
  readonly own: OwnRegistration | undefined;
}

/** How each person is asked. Their form stays the same object, so that a key typed into it does not draw all of it. */
export function useAsked(
  form: FormDefinition,
  corrected: readonly OwnRegistration[] | undefined,
): (member: Pick<GroupMember, 'recordId'>) => AskedMember {
  const correction = useCorrection(form);
  const { anybody, known } = useMemo(() => {
    const askedOf = (own: OwnRegistration | undefined): AskedMember => ({ ...correction(own), own });
    const entries = (corrected ?? []).map((own) => [own.registration.RecordId, askedOf(own)] as const);
    return { anybody: askedOf(undefined), known: new Map(entries) };
  }, [correction, corrected]);
  return useCallback(({ recordId = '' }) => known.get(recordId) ?? anybody, [known, anybody]);
}
