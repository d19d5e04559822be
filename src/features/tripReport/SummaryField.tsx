import { useTranslation } from 'react-i18next';
import { TextField } from '#ui/fields/TextField.tsx';
import { useKeptText } from '#ui/fields/useKeptText.ts';
import css from './report.module.css';

interface SummaryFieldProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

const longest = 1_000;

/** What the visitor adds at the head of a report, kept while it is typed. */
export function SummaryField({ text, onText }: SummaryFieldProps) {
  const { t } = useTranslation('tripReport');
  const typed = useKeptText(text);
  return (
    <div className={css['summaryField']}>
      <TextField
        id="report-summary"
        label={t('summary')}
        hint={t('summaryHint')}
        placeholder={t('summaryPlaceholder')}
        isLong
        max={longest}
        maxLength={longest}
        autoComplete="off"
        value={typed.text}
        onText={(next) => {
          typed.change(next, next);
          onText(next);
        }}
      />
    </div>
  );
}
