import { useTranslation } from 'react-i18next';
import type { DetailSection } from '../../../flows/content/DetailScreen.tsx';
import { FramedPicture } from '../../../flows/pictures/FramedPicture.tsx';
import { languageOf } from '../../../language/language.ts';
import { localize } from '../../../ui/text/localize.ts';
import { organiserText } from '../../../ui/text/organiserText.tsx';
import { companyName, contactsOf, introduction } from '../rules/exhibitor.ts';
import { Contacts } from './Contacts.tsx';

type Shown = Parameters<typeof companyName>[0] &
  Parameters<typeof introduction>[0] &
  Parameters<typeof contactsOf>[0] & {
    readonly ExhibitorAchievementImageUrl: string;
    readonly ExhibitorAd: string;
  };

/** What an exhibitor says of itself; a section without anything to show is left out. */
export function useSections(): (row: Shown) => readonly DetailSection[] {
  const { t, i18n } = useTranslation('exhibitors');
  const language = languageOf(i18n.language);
  return (row) => {
    const text = introduction(row);
    const people = contactsOf(row);
    const picture = (key: 'achievements' | 'advertisement', address: string) => ({
      key,
      title: t(key),
      isShown: address !== '',
      content: (
        <FramedPicture
          title={t(key)}
          label={`${t(key)}: ${t('openPicture')}`}
          address={address}
          alt={t('codeOf', { company: localize(companyName(row), language), what: t(key) })}
        />
      ),
    });
    const sections = [
      {
        key: 'about',
        title: t('about'),
        isShown: localize(text, language) !== '',
        content: <p>{organiserText(text, language)}</p>,
      },
      picture('achievements', row.ExhibitorAchievementImageUrl),
      picture('advertisement', row.ExhibitorAd),
      {
        key: 'contacts',
        title: t('contacts'),
        isShown: people.length > 0,
        content: <Contacts people={people} />,
      },
    ];
    return sections.filter(({ isShown }) => isShown);
  };
}
