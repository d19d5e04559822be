import { useTranslation } from 'react-i18next';
import { languageOf, languages } from '#language/language.ts';
import { SegmentedControl } from '#ui/controls/choice/SegmentedControl.tsx';
import { Sheet } from '#ui/overlay/Sheet.tsx';
import css from './report.module.css';
import { reportSections } from './rules/tripReport.ts';
import type { ReportChoices } from './useReportChoices.ts';

export interface SettingsSheetProps {
  readonly choices: ReportChoices;
  readonly onChange: (part: Partial<ReportChoices>) => void;
  readonly onClose: () => void;
}

/** In which language the report is, and what is in it. */
export function SettingsSheet({ choices, onChange, onClose }: SettingsSheetProps) {
  const { t, i18n } = useTranslation('tripReport');
  const { language, leftOut } = choices;
  return (
    <Sheet title={t('settingsTitle')} closeText={t('settingsDone')} onClose={onClose}>
      <SegmentedControl
        legend={t('language')}
        name="report-language"
        options={languages.map((key) => ({ key, text: t(`language_${key}`) }))}
        chosen={language || languageOf(i18n.language)}
        onChoose={(chosen) => onChange({ language: chosen })}
      />
      <fieldset className={css['choices']}>
        <legend className={css['legend']}>{t('sections')}</legend>
        {reportSections.map((name) => (
          <label key={name} className={css['choice']}>
            <input
              className={css['box']}
              type="checkbox"
              checked={leftOut.indexOf(name) < 0}
              onChange={({ currentTarget }) =>
                onChange({
                  leftOut: currentTarget.checked
                    ? leftOut.filter((other) => other !== name)
                    : [...leftOut, name],
                })
              }
            />
            <span>{t(`section_${name}`)}</span>
          </label>
        ))}
      </fieldset>
    </Sheet>
  );
}
