import { useTranslation } from 'react-i18next';
import { asNextStep } from '#entities/lead/rules/lead.ts';

/** A next step as it is read: one of the list in the page's language, anything else as it was written. */
export function useNextStepText(): (nextStep: string) => string {
  const { t } = useTranslation('leads');
  return (nextStep) => {
    const known = asNextStep(nextStep);
    return known === undefined ? nextStep : t(`step_${known}`);
  };
}
