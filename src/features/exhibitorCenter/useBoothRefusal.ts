import { useTranslation } from 'react-i18next';
import { boothRefusals } from '#entities/exhibitor/api/boothWrites.ts';
import type { Refusal } from '#sending/rules/submissionState.ts';

/** What a refusal of the server means here; undefined where its own sentence says more. */
export function useBoothRefusal(): (refusal: Refusal) => string | undefined {
  const { t } = useTranslation('exhibitorCenter');
  return ({ resCode }) => {
    const refusal = boothRefusals[resCode ?? 0];
    return refusal && t(`refused_${refusal}`);
  };
}
