import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { headlines } from '#api/exhibition/noticeCollections.ts';
import type { FormDefinition } from '#domain/form/formDefinition.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import {
  headlineAnswers,
  headlineChanges,
  headlineForm,
  isOneLanguageOnly,
  wrongHeadline,
} from '#features/organiserCenter/rules/headlineForm.ts';
import type { RowStart } from '#flows/rowForm/rowDraft.ts';
import { ContentEditor } from '../editor/ContentEditor.tsx';
import { isLink, useLinkWords } from '../editor/useLinkWords.ts';
import { type OrganisedHeadline, rereadHeadlines } from './headlineQueries.ts';

export interface HeadlineEditorProps {
  readonly organiser: Organiser;
  readonly row: OrganisedHeadline;
  readonly start: RowStart;
}

/** What a headline of the home says, and where a tap on it leads. */
export function HeadlineEditor({ organiser, row, start }: HeadlineEditorProps) {
  const { t } = useTranslation(['organiserContent', 'organiserNotices']);
  const { exhibitionId } = organiser;
  const { pathOf, choices, toldLink } = useLinkWords();
  const both = (text: string) => ({ zh: text, en: text });
  const [form] = useState(
    (): FormDefinition =>
      headlineForm({
        text: (key) => both(t(`headline_${key}`)),
        links: choices,
      }),
  );
  return (
    <ContentEditor
      organiser={organiser}
      part="headlines"
      row={row}
      collection={headlines}
      reread={() => rereadHeadlines(exhibitionId)}
      form={form}
      start={start}
      answersOf={(now) => headlineAnswers(now, pathOf)}
      changesOf={(answers, now) => headlineChanges(answers, now, pathOf)}
      wrongIn={(answers, now) => {
        const wrong = wrongHeadline(answers, now, isLink);
        if (wrong === 'address') return { key: wrong, text: t('organiserNotices:missing_address') };
        return wrong && { key: wrong, text: t('headlineWithoutText') };
      }}
      doubtsOf={(answers, now) => (isOneLanguageOnly(answers, now) ? [t('headlineOneLanguage')] : [])}
      factsOf={({ Title, TitleEn, Url }) => [
        { key: 'title', label: t('headline_Title'), text: Title },
        { key: 'titleEn', label: t('headline_TitleEn'), text: TitleEn },
        { key: 'link', label: t('headline_link'), text: toldLink(Url) },
      ]}
      affected={t('headlineAffected')}
    />
  );
}
