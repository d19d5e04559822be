import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { exhibitorPath, exhibitorsPath } from '../../../domain/address/exhibitorPaths.ts';
import type { TextPair } from '../../../domain/form/formDefinition.ts';
import { isRecordId } from '../../../domain/record/isRecordId.ts';
import { type DetailPage, DetailScreen } from '../../../flows/content/DetailScreen.tsx';
import { usePageContent } from '../../../flows/content/usePageContent.ts';
import { useServerQuery } from '../../../flows/queries/useServerQuery.ts';
import { localize } from '../../../ui/text/localize.ts';
import { organiserText, otherLanguage } from '../../../ui/text/organiserText.tsx';
import { readyQuery } from '../../../ui/query/readyQuery.ts';
import { Count } from '../../../ui/values/Count.tsx';
import { CompanyLogo } from '../CompanyLogo.tsx';
import { exhibitorQuery } from '../exhibitorQueries.ts';
import { companyName, contactsOf, introduction, picturesOf } from '../rules/exhibitor.ts';
import { nameOf, useNamed } from '../useNamed.ts';
import { Contacts } from './Contacts.tsx';
import { Pictures } from './Pictures.tsx';

export default function ExhibitorDetailScreen() {
  const { id = '', exhibitorId = '' } = useParams();
  return <ExhibitorDetail key={exhibitorId} exhibitionId={id} exhibitorId={exhibitorId} />;
}

interface ExhibitorDetailProps {
  readonly exhibitionId: string;
  readonly exhibitorId: string;
}

type Exhibitor = NonNullable<ReturnType<typeof useExhibitor>['data']>;

function useExhibitor({ exhibitionId, exhibitorId }: ExhibitorDetailProps) {
  const query = useServerQuery({
    ...exhibitorQuery(exhibitionId, exhibitorId),
    enabled: isRecordId(exhibitorId),
  });
  // No server is asked for what cannot be an id.
  return isRecordId(exhibitorId) ? query : { ...query, ...readyQuery<typeof query.data>(null) };
}

function Popularity({ row }: { readonly row: Exhibitor }) {
  const { t } = useTranslation('exhibitors');
  const numbers = [
    { label: t('views'), count: row.PVNumber },
    { label: t('likes'), count: row.ThumpUpNumber },
    { label: t('favourites'), count: row.CollectionNumber },
  ].filter(({ count = 0 }) => count > 0);
  return numbers.map(({ label, count }, at) => (
    <span key={label}>
      {at > 0 && ' · '}
      {label} <Count count={count} />
    </span>
  ));
}

function ExhibitorDetail(props: ExhibitorDetailProps) {
  const { exhibitionId, exhibitorId } = props;
  const { t } = useTranslation('exhibitors');
  const query = useExhibitor(props);
  const { language, halls, kinds } = useNamed(exhibitionId);
  const shown = query.data ?? undefined;
  const share = usePageContent(exhibitionId, {
    path: exhibitorPath(exhibitionId, exhibitorId),
    picture: shown?.Logo ?? '',
    inviter: shown && { company: localize(companyName(shown), language), boothNo: shown.BoothNo },
  });

  const page = (row: Exhibitor): DetailPage => {
    const name = companyName(row);
    const text = introduction(row);
    const pictures = picturesOf(row);
    const contacts = contactsOf(row);
    const place = [row.BoothNo, nameOf(halls, row.ExhibitionHallId)];
    const facts = [
      { key: 'booth', label: t('booth'), text: place.filter((part) => part !== '').join(' · ') },
      { key: 'kind', label: t('kind'), text: nameOf(kinds, row.ProductTypeInfoId) },
      { key: 'service', label: t('service'), text: row.MasterService },
    ];
    return {
      title: localize(name, language),
      titleLang: otherLanguage(name, language),
      lead: <Popularity row={row} />,
      picture: <CompanyLogo src={row.Logo} name={localize(name, language)} />,
      ...(pictures.length > 0 && {
        gallery: <Pictures addresses={pictures} company={localize(name, language)} />,
      }),
      facts: facts.filter((fact) => fact.text !== ''),
      sections: [
        ...sectionOf('about', t('about'), text),
        ...(contacts.length > 0
          ? [{ key: 'contacts', title: t('contacts'), content: <Contacts people={contacts} /> }]
          : []),
      ],
      share,
    };
  };

  const sectionOf = (key: string, title: string, text: TextPair) =>
    localize(text, language) === '' ? [] : [{ key, title, content: <p>{organiserText(text, language)}</p> }];

  return (
    <DetailScreen
      exhibitionId={exhibitionId}
      kind={t('one')}
      backTo={exhibitorsPath(exhibitionId)}
      query={query}
      failedTitle={t('oneFailed')}
      gone={{ title: t('gone'), text: t('goneText'), toList: t('toList') }}
      page={page}
    />
  );
}
