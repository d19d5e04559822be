import { services } from '#session/services.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { exhibitorContacts } from '#entities/exhibitor/api/exhibitorContactCollections.ts';
import type { ReactNode } from 'react';
import { queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DetailSection } from '#flows/content/DetailScreen.tsx';
import { exhibitorFilesQuery } from '#entities/download/downloadQueries.ts';
import { FileList } from '#entities/download/FileList.tsx';
import { linkRule } from '#flows/navigation/linkRule.ts';
import { FramedPicture } from '#flows/pictures/FramedPicture.tsx';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { OrganiserRichText } from '#flows/richText/OrganiserRichText.tsx';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { RuledLink } from '#ui/controls/RuledLink.tsx';
import { Folded } from '#ui/text/Folded.tsx';
import { localize } from '#ui/text/localize.ts';
import { contactPeople } from '../rules/contactPeople.ts';
import { companyName, introduction, isPage } from '../rules/exhibitor.ts';
import { Contacts } from './Contacts.tsx';

const most = 20;

/** People of an exhibitor at this exhibition. */
const contactsQuery = (exhibitionId: string, exhibitorId: string) =>
  queryOptions({
    queryKey: ['exhibitorContacts', exhibitionId, exhibitorId] as const,
    queryFn: async (context) =>
      exhibitorContacts.list(
        await readingClient(context),
        { ExhibitionId: exhibitionId, ExhibitorId: exhibitorId },
        { pageIndex: 1, pageSize: most, policy: 'background' },
      ),
    staleTime: services().times.reaskEveryMs,
  });

export type Shown = Parameters<typeof companyName>[0] &
  Parameters<typeof introduction>[0] & {
    readonly ExhibitorId: string;
    readonly LinkList: readonly unknown[];
    readonly ExhibitorAchievementImageUrl: string;
    readonly ExhibitorAd: string;
  };

/** What an exhibitor says of itself, with what it deals in; a section without anything to show is left out. */
export function useSections(row: Shown, facts: ReactNode): readonly DetailSection[] {
  const { t, i18n } = useTranslation(['exhibitors', 'files']);
  const exhibitionId = useExhibitionId();
  const language = languageOf(i18n.language);
  const { data: contacts = [] } = useServerQuery(contactsQuery(exhibitionId, row.ExhibitorId));
  const { data: files = [] } = useServerQuery(exhibitorFilesQuery(exhibitionId, row.ExhibitorId));
  const text = introduction(row);
  const company = localize(companyName(row), language);
  const people = contactPeople(row.LinkList, contacts);
  const hasText = localize(text, language).trim() !== '';
  const sections = [
    {
      key: 'about',
      title: t('about'),
      isShown: hasText || facts !== undefined,
      content: (
        <>
          {hasText && <About text={text} company={company} />}
          {facts}
        </>
      ),
    },
    {
      key: 'contacts',
      title: t('contacts'),
      isShown: people.length > 0,
      content: <Contacts people={people} />,
    },
    { key: 'files', title: t('files:files'), isShown: files.length > 0, content: <FileList files={files} /> },
    {
      key: 'achievements',
      title: t('achievements'),
      isShown: row.ExhibitorAchievementImageUrl !== '',
      content: (
        <Picture of="achievements" address={row.ExhibitorAchievementImageUrl} company={company} isThumb />
      ),
    },
    {
      key: 'advertisement',
      title: t('advertisement'),
      isShown: row.ExhibitorAd !== '',
      content: <Advertisement address={row.ExhibitorAd} company={company} />,
    },
  ];
  return sections.filter(({ isShown }) => isShown);
}

interface AboutProps {
  readonly text: ReturnType<typeof introduction>;
  readonly company: string;
}

function About({ text, company }: AboutProps) {
  const { t } = useTranslation('exhibitors');
  return (
    <Folded isShort>
      <OrganiserRichText
        text={text}
        title={t('about')}
        headingLevel={3}
        pictureName={(number) => t('picture', { company, number })}
      />
    </Folded>
  );
}

interface PictureProps {
  readonly of: 'achievements' | 'advertisement';
  readonly address: string;
  readonly company: string;
  readonly isThumb?: boolean;
}

function Picture({ of, address, company, isThumb = false }: PictureProps) {
  const { t } = useTranslation('exhibitors');
  return (
    <FramedPicture
      title={t(of)}
      label={`${t(of)}: ${t('openPicture')}`}
      address={address}
      alt={t('codeOf', { company, what: t(of) })}
      isThumb={isThumb}
    />
  );
}

/** A picture, or a link where it is a page. */
function Advertisement({ address, company }: Omit<PictureProps, 'of' | 'isThumb'>) {
  const { t } = useTranslation('exhibitors');
  if (!isPage(address)) return <Picture of="advertisement" address={address} company={company} />;
  return (
    <RuledLink to={address} rule={linkRule}>
      {t('advertisementLink')}
    </RuledLink>
  );
}
