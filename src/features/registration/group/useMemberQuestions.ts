import { useCallback, useMemo } from 'react';
import type { OwnRegistration } from '#entities/registration/api/ownRegistration.ts';
import type { FormDefinition } from '#domain/form/formDefinition.ts';
import type { GroupMember } from '#domain/group/groupMember.ts';
import { type Asked, useCorrection } from '../useCorrection.ts';
import { spelledName } from './send/useRegisteredAgain.ts';

export interface MemberQuestions extends Asked {
  /** The registration that is being corrected. */
  readonly own: OwnRegistration | undefined;
}

/** People to query beside those who are new. */
export interface StoredPeople {
  /** Those who are being corrected; undefined until they were fetched. */
  readonly corrected: readonly OwnRegistration[] | undefined;
  /** Those who are registered, and were typed in again. */
  readonly again: readonly OwnRegistration[];
}

/** How each person is asked. Their form stays the same object, so that a key typed into it does not draw all of it. */
export function useMemberQuestions(
  form: FormDefinition,
  { corrected, again }: StoredPeople,
): (member: Pick<GroupMember, 'recordId' | 'name'>) => MemberQuestions {
  const correction = useCorrection(form);
  const { anybody, known } = useMemo(() => {
    const askedOf = (own: OwnRegistration | undefined): MemberQuestions => ({ ...correction(own), own });
    const entries = (corrected ?? []).map((own) => [own.registration.RecordId, askedOf(own)] as const);
    return { anybody: askedOf(undefined), known: new Map(entries) };
  }, [correction, corrected]);
  const byName = useMemo(() => {
    // Their answers are fetched again; a place that they hold is not full for them.
    const membershipsOf = (own: OwnRegistration): MemberQuestions => {
      const { form: places } = correction({ ...own, review: { ...own.review, notes: [] } });
      return { ...anybody, form: places };
    };
    return new Map(again.map((own) => [spelledName(own.registration.Name), membershipsOf(own)] as const));
  }, [correction, again, anybody]);
  return useCallback(
    ({ recordId, name }) =>
      (recordId === undefined ? byName.get(spelledName(name)) : known.get(recordId)) ?? anybody,
    [known, byName, anybody],
  );
}
