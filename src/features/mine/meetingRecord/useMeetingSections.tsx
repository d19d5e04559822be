import { useTranslation } from 'react-i18next';
import { readMaterials } from '#entities/download/rules/readMaterials.ts';
import type { DetailSection } from '#flows/content/DetailScreen.tsx';
import { linkRule } from '#flows/navigation/linkRule.ts';
import { OrganiserRichText } from '#flows/richText/OrganiserRichText.tsx';
import { languageOf } from '#language/language.ts';
import { Monogram } from '#ui/media/Monogram.tsx';
import { localize } from '#ui/text/localize.ts';
import { organiserText } from '#ui/text/organiserText.tsx';
import { FileRow } from '#ui/values/FileRow.tsx';
import css from '../meetingRecords/meetingRecords.module.css';
import { type MeetingPerson, readPeople } from '#entities/appointment/rules/minutes/readPeople.ts';
import type { MeetingRecord } from './useMeetingRecord.ts';

/** The minutes, who took part, and the files; a section without anything to show is left out. */
export function useMeetingSections(row: MeetingRecord | undefined): readonly DetailSection[] {
  const { t, i18n } = useTranslation('meetingRecords');
  if (row === undefined) return [];
  const text = { zh: row.Content, en: row.ContentEn };
  const people = readPeople(row.People);
  const files = readMaterials(row.Files);
  const sections = [
    {
      key: 'minutes',
      title: t('minutes'),
      isShown: localize(text, languageOf(i18n.language)).trim() !== '',
      content: (
        <OrganiserRichText
          text={text}
          title={t('minutes')}
          headingLevel={3}
          pictureName={(number) => t('picture', { number })}
        />
      ),
    },
    { key: 'people', title: t('people'), isShown: people.length > 0, content: <People people={people} /> },
    {
      key: 'files',
      title: t('files'),
      isShown: files.length > 0,
      content: files.map(({ url, name, bytes }) => (
        <FileRow
          key={url}
          name={localize(name, languageOf(i18n.language))}
          bytes={bytes}
          action="open"
          onAct={() => linkRule.open(url)}
        />
      )),
    },
  ];
  return sections.filter(({ isShown }) => isShown);
}

function People({ people }: { readonly people: readonly MeetingPerson[] }) {
  const { i18n } = useTranslation('meetingRecords');
  const language = languageOf(i18n.language);
  return (
    <ul className={css['people']}>
      {people.map(({ name, company }, at) => (
        // Two people may have one name.
        <li className={css['person']} key={`${name.zh}${name.en}${at}`}>
          <Monogram name={localize(name, language)} shape="round" small />
          <span className={css['names']}>
            <span>{organiserText(name, language)}</span>
            {localize(company, language) !== '' && (
              <span className={css['company']}>{organiserText(company, language)}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
