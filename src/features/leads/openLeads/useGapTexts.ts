import { useTranslation } from 'react-i18next';
import type { LeadGap } from '#entities/lead/rules/openLeads.ts';

/** What a lead still needs, in one line. */
export function useGapTexts(): (gaps: readonly LeadGap[]) => string {
  const { t } = useTranslation('leads');
  return (gaps) => gaps.map((gap) => t(`gap_${gap}`)).join(' · ');
}
