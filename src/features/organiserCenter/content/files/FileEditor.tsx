import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormDefinition } from '#domain/form/formDefinition.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { organisedFiles } from '#entities/organiser/api/organiserRows.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import {
  fileAnswers,
  fileChanges,
  fileDoubts,
  fileForm,
  fileRules,
  wrongFile,
} from '#features/organiserCenter/rules/fileForm.ts';
import type { RowStart } from '#flows/rowForm/rowDraft.ts';
import { languageOf } from '#language/language.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import { ContentEditor } from '../editor/ContentEditor.tsx';
import { type OrganisedFile, rereadFiles } from './organisedFileQueries.ts';
import { useFileRule } from './useFileRule.ts';

export interface FileEditorProps {
  readonly organiser: Organiser;
  readonly row: OrganisedFile;
  readonly start: RowStart;
}

/** Who may have a file, and when. */
export function FileEditor({ organiser, row, start }: FileEditorProps) {
  const { t, i18n } = useTranslation('organiserContent');
  const language = languageOf(i18n.language);
  const ruleOf = useFileRule();
  const both = (text: string) => ({ zh: text, en: text });
  const [form] = useState(
    (): FormDefinition =>
      fileForm({
        text: (key) => both(t(`file_${key}`)),
        hint: both(t('fileTimeHint')),
        choices: fileRules.map((value) => ({ value, text: both(t(`fileRule_${value}`)) })),
      }),
  );
  const timeOf = (text: string) => {
    const timeMs = parseVenueTime(text);
    return timeMs === undefined ? text : formatVenueMoment(timeMs, 'dayTime', language);
  };
  return (
    <ContentEditor
      organiser={organiser}
      part="files"
      row={row}
      collection={organisedFiles}
      reread={() => rereadFiles(organiser.exhibitionId, row.RecordId)}
      form={form}
      start={start}
      answersOf={fileAnswers}
      changesOf={fileChanges}
      wrongIn={(answers) => {
        const wrong = wrongFile(answers);
        return wrong && { key: wrong === 'noTimes' ? 'StartTime' : 'EndTime', text: t(`file_${wrong}`) };
      }}
      doubtsOf={(answers) => fileDoubts(answers, fairNowMs()).map((doubt) => t(`fileDoubt_${doubt}`))}
      factsOf={(now) => [
        { key: 'rule', label: t('file_Rule'), text: ruleOf(now) },
        ...(now.Rule === 'window'
          ? [
              { key: 'start', label: t('file_StartTime'), text: timeOf(now.StartTime) },
              { key: 'end', label: t('file_EndTime'), text: timeOf(now.EndTime) },
            ]
          : []),
      ]}
      affected={t('fileAffected')}
    />
  );
}
