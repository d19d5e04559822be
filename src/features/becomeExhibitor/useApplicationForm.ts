import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormDefinition } from '#domain/form/formDefinition.ts';
import type { Contact } from '#domain/person/contact.ts';
import { hallsQuery } from '#entities/exhibitor/exhibitorQueries.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import type { ApplicationSetup } from './applicationQueries.ts';
import { applicationForm } from './rules/applicationForm.ts';

const noHalls: readonly never[] = [];

/** The form of this exhibition in the language of the page; undefined until its halls are known. */
export function useApplicationForm(
  setup: ApplicationSetup,
  provenBy: Contact['kind'],
): FormDefinition | undefined {
  const { t } = useTranslation('becomeExhibitor');
  const exhibitionId = useExhibitionId();
  const found = useServerQuery(hallsQuery(exhibitionId));
  // A form in which the hall is typed is better than none.
  const halls = found.data ?? (found.error === null ? undefined : noHalls);
  return useMemo(() => {
    if (halls === undefined) return undefined;
    const { version, configured } = setup;
    return applicationForm({
      text: (key) => ({ zh: t(key), en: t(key) }),
      version,
      halls: halls.map(({ RecordId, Name, NameEn }) => ({ value: RecordId, text: { zh: Name, en: NameEn } })),
      configured,
      provenBy,
    });
  }, [t, halls, setup, provenBy]);
}
