import type { ConferenceRow } from './signUpOf.ts';
import { useTranslation } from 'react-i18next';
import type { TextPair } from '#domain/form/formDefinition.ts';
import { sessionPhase } from '#entities/programme/rules/sessionPhase.ts';
import type { DetailPage, DetailSection } from '#flows/content/DetailScreen.tsx';
import { FileList } from '#entities/download/FileList.tsx';
import { PictureGallery } from '#flows/pictures/PictureGallery.tsx';
import type { Session } from '#entities/programme/rules/session.ts';
import { OrganiserRichText } from '#flows/richText/OrganiserRichText.tsx';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { languageOf } from '#language/language.ts';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import { readMaterials } from '#entities/download/rules/readMaterials.ts';
import { readSpeakers } from '../rules/readSpeakers.ts';
import { SessionMarks } from '../SessionMarks.tsx';
import { SessionActions } from './SessionActions.tsx';
import { SessionCells } from './SessionCells.tsx';
import { SessionExtras } from './SessionExtras.tsx';
import { Speakers } from './Speakers.tsx';

export interface ShownConference {
  readonly session: Session;
  /** Missing until, or unless, it is read: the programme knows no more than the session. */
  readonly row: ConferenceRow | undefined;
}

/** What the page of a session shows. Without its row it has a button only once it is known that none comes. */
export function useConferencePage(): (shown: ShownConference, isWithout: boolean) => DetailPage {
  const { i18n } = useTranslation('conferences');
  const language = languageOf(i18n.language);
  const factsOf = useFacts();
  const sectionsOf = useSections();
  const nowMs = useFairNow();
  return ({ session, row }, isWithout) => {
    const phase = session.times === undefined ? 'upcoming' : sessionPhase(session.times, nowMs);
    const title = localize(session.title, language);
    const about = { row, session, phase };
    return {
      title,
      titleLang: otherLanguage(session.title, language),
      lead: <SessionMarks phase={phase} session={session} />,
      ...(row !== undefined &&
        row.Cover !== '' && {
          gallery: <PictureGallery addresses={[row.Cover]} label={title} altOf={() => title} />,
        }),
      cells: <SessionCells {...about} />,
      facts: factsOf(session),
      sections: row === undefined ? [] : sectionsOf(row, title),
      after: <SessionExtras session={session} />,
      ...((row !== undefined || isWithout) && { primary: <SessionActions {...about} /> }),
    };
  };
}

function useFacts() {
  const { t, i18n } = useTranslation('conferences');
  const language = languageOf(i18n.language);
  return ({ topic, language: spoken, seatsLeft }: Session) => {
    const seats =
      seatsLeft === undefined ? '' : seatsLeft === 0 ? t('full') : t('seatsLeft', { count: seatsLeft });
    const facts = [
      {
        key: 'topic',
        label: t('topic'),
        text: localize(topic, language),
        lang: otherLanguage(topic, language),
      },
      { key: 'language', label: t('language'), text: spoken === '' ? '' : t(`language_${spoken}`) },
      { key: 'seats', label: t('seats'), text: seats },
    ];
    return facts.filter(({ text }) => text !== '');
  };
}

function useSections() {
  const { t, i18n } = useTranslation('conferences');
  const language = languageOf(i18n.language);
  return (row: ConferenceRow, title: string): readonly DetailSection[] => {
    const written = (key: 'about' | 'agenda', text: TextPair): DetailSection[] =>
      localize(text, language) === ''
        ? []
        : [
            {
              key,
              title: t(key),
              content: (
                <OrganiserRichText
                  text={text}
                  title={title}
                  headingLevel={3}
                  pictureName={(number) => t('picture', { number })}
                />
              ),
            },
          ];
    const speakers = readSpeakers(row.Speakers);
    const materials = readMaterials(row.Materials, row.SignInPlaceId);
    return [
      ...written('about', { zh: row.Introduction, en: row.IntroductionEn }),
      ...written('agenda', { zh: row.Agenda, en: row.AgendaEn }),
      ...(speakers.length === 0
        ? []
        : [{ key: 'speakers', title: t('speakers'), content: <Speakers speakers={speakers} /> }]),
      ...(materials.length === 0
        ? []
        : [
            {
              key: 'materials',
              title: t('materials'),
              content: <FileList files={materials} />,
            },
          ]),
    ];
  };
}
