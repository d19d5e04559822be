import type { FilterOption } from '#ui/list/ChoiceSelect.tsx';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { mostCents } from '#entities/supply/api/unitPrice.ts';
import type { FormDefinition } from '#domain/form/formDefinition.ts';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import { services } from '#flows/session/services.ts';
import { postForm } from '../rules/postForm.ts';

/** The publish form in the language of the page. */
export function usePostForm(types: readonly FilterOption[]): FormDefinition {
  const { t } = useTranslation('supply');
  const today = formatVenueTime(services().now(), 'yyyy-MM-dd');
  return useMemo(() => {
    const both = (text: string) => ({ zh: text, en: text });
    return postForm({
      text: (key) => both(t(key)),
      productTypes: types.map(({ value, label }) => ({ value, text: both(label) })),
      today,
      mostPriceCents: mostCents,
    });
  }, [t, types, today]);
}
