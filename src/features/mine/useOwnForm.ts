import { useMemo } from 'react';
import type { OwnRegistration } from '#entities/registration/api/ownRegistration.ts';
import { readAnswers } from '#entities/registration/api/registrationRecord.ts';
import type { Answers, FormDefinition } from '#domain/form/formDefinition.ts';
import { type Section, sectionsOf } from '#domain/form/sectionsOf.ts';
import { visibleFields } from '#domain/form/visibleFields.ts';
import { registrationFormQuery } from '#entities/registration/registrationFormQuery.ts';
import { type ServerQuery, useServerQuery } from '#data/queries/useServerQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { useVisit } from '#session/visit/visit.ts';

export interface OwnForm {
  /** The channel that the registration was made through, else the one in use. */
  readonly channelId: string | undefined;
  /** The form; null where nothing was asked. */
  readonly query: ServerQuery<FormDefinition | null>;
  readonly value: FormDefinition | undefined;
  readonly answers: Answers;
  /** What was asked of this person, as it stands together. */
  readonly sections: readonly Section[];
}

const nothing: Answers = {};

/** The stored answers, read with the form they were given to. They live as long as the screen, and are kept nowhere. */
export function useOwnForm(own: OwnRegistration): OwnForm {
  const exhibitionId = useExhibitionId();
  const chosen = useVisit((visit) =>
    visit.channel.kind === 'found' ? visit.channel.value.RecordId : undefined,
  );
  const channelId = own.registration.ChannelId || chosen;
  const query = useServerQuery(registrationFormQuery(exhibitionId, channelId));
  const value = query.data ?? undefined;
  const { row } = own;
  const read = useMemo(() => {
    if (value === undefined) return { answers: nothing, sections: [] };
    const answers = readAnswers(row, value);
    return { answers, sections: sectionsOf(value.fields, visibleFields(value, answers)) };
  }, [value, row]);
  return {
    channelId,
    query,
    value,
    ...read,
  };
}
