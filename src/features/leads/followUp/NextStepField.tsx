import { useTranslation } from 'react-i18next';
import { cutCodePoints } from '#domain/text/cleanText.ts';
import { asNextStep, longestNextStep, nextSteps } from '#entities/lead/rules/lead.ts';
import { UsualTexts } from '#ui/controls/choice/UsualTexts.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { useKeptText } from '#ui/fields/useKeptText.ts';
import { useNextStepText } from './useNextStepText.ts';

export interface NextStepFieldProps {
  readonly value: string;
  readonly onKeep: (nextStep: string) => void;
}

/** A step of the list with one tap, or the booth's words. */
export function NextStepField({ value, onKeep }: NextStepFieldProps) {
  const { t } = useTranslation('leads');
  const stepText = useNextStepText();
  const { text, change } = useKeptText(asNextStep(value) === undefined ? value : '');
  const codeOf = (label: string) => nextSteps.find((step) => stepText(step) === label) ?? label;

  function type(typed: string) {
    const line = cutCodePoints(typed, longestNextStep);
    change(line, line.trim());
    onKeep(line.trim());
  }
  function choose(label: string) {
    const code = codeOf(label);
    change('', '');
    // A second tap takes it back.
    onKeep(code === value ? '' : code);
  }

  return (
    <>
      <UsualTexts
        label={t('nextStep')}
        texts={nextSteps.map(stepText)}
        value={stepText(value)}
        onText={choose}
      />
      <TextField
        id="lead-nextStep"
        label={t('nextStepOwn')}
        maxLength={longestNextStep}
        autoComplete="off"
        value={text}
        onText={type}
      />
    </>
  );
}
