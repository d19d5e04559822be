import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { exhibitingInfo } from '#entities/exhibitor/api/exhibitorCollections.ts';
import { exhibitorPath, exhibitorsPath } from '#entities/exhibitor/rules/exhibitorPaths.ts';
import { type DetailPage, DetailScreen } from '#flows/content/DetailScreen.tsx';
import { writtenLanguage } from '#domain/page/writtenLanguage.ts';
import { isRecordId } from '#domain/record/isRecordId.ts';
import { nameOf } from '#flows/content/namedOptions.ts';
import { usePageContent } from '#flows/content/usePageContent.ts';
import { useViewCount } from '#entities/favourite/useViewCount.ts';
import { exhibitorPageQuery } from '#entities/exhibitor/exhibitorQueries.ts';
import { useSeen } from '#entities/interest/useSeen.ts';
import { PictureGallery } from '#flows/pictures/PictureGallery.tsx';
import { askForProducts } from '#entities/product/ExhibitorProducts.tsx';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import type { Language } from '#language/language.ts';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import { CompanyLogo } from '#entities/exhibitor/CompanyLogo.tsx';
import { companyName, picturesOf, service } from '../rules/exhibitor.ts';
import { useNamed } from '../useNamed.ts';
import { ExhibitorFoot } from './ExhibitorFoot.tsx';
import { ShopWindow } from './ShopWindow.tsx';
import { Way } from './Way.tsx';
import { openRow } from '#flows/content/detail/openRow.ts';
import type { PrepareScreen } from '#flows/navigation/screenRoute.ts';
import { useRow } from '#flows/content/detail/useRow.ts';

export const prepare: PrepareScreen = ({ id = '', exhibitorId = '' }) => {
  if (isRecordId(exhibitorId)) askForProducts(id, exhibitorId);
  return openRow(exhibitorPageQuery(id, exhibitorId), exhibitorId);
};

export default function ExhibitorDetailScreen() {
  const { exhibitorId = '' } = useParams();
  return <ExhibitorDetail key={exhibitorId} exhibitorId={exhibitorId} />;
}

interface ExhibitorDetailProps {
  readonly exhibitorId: string;
}

type Exhibitor = NonNullable<ReturnType<typeof useExhibitor>['data']>;

function useExhibitor(exhibitorId: string) {
  const exhibitionId = useExhibitionId();
  return useRow(exhibitorPageQuery(exhibitionId, exhibitorId), exhibitorId);
}

function factsOf(t: TFunction<'exhibitors'>, language: Language, row: Exhibitor, kind: string) {
  const facts = [
    { key: 'kind', label: t('kind'), text: kind, lang: writtenLanguage(kind, language) },
    {
      key: 'service',
      label: t('service'),
      text: localize(service(row), language),
      lang: otherLanguage(service(row), language),
    },
  ];
  return facts.filter(({ text }) => text !== '');
}

function galleryOf(t: TFunction<'exhibitors'>, addresses: readonly string[], company: string) {
  if (addresses.length === 0) return {};
  const altOf = (number: number) => t('picture', { company, number });
  return {
    gallery: <PictureGallery addresses={addresses} label={t('pictures')} altOf={altOf} shape="low" />,
  };
}

function ExhibitorDetail({ exhibitorId }: ExhibitorDetailProps) {
  const exhibitionId = useExhibitionId();
  const { t } = useTranslation(['exhibitors', 'content']);
  const query = useExhibitor(exhibitorId);
  const { language, halls, kinds } = useNamed();
  const shown = query.data ?? undefined;
  useViewCount(exhibitingInfo, shown, !query.isStale);
  useSeen('exhibitor', shown?.ExhibitorId);
  const share = usePageContent({
    path: exhibitorPath(exhibitionId, exhibitorId),
    picture: shown?.Logo ?? '',
    inviter: shown && { company: localize(companyName(shown), language), boothNo: shown.BoothNo },
  });

  const page = (row: Exhibitor): DetailPage => {
    const name = companyName(row);
    const spoken = localize(name, language);
    const hall = nameOf(halls, row.ExhibitionHallId);
    return {
      title: spoken,
      titleLang: otherLanguage(name, language),
      picture: <CompanyLogo src={row.Logo} name={spoken} />,
      ...galleryOf(t, picturesOf(row), spoken),
      cells: (
        <>
          <Way company={spoken} hall={hall} row={row} />
          <ShopWindow
            company={spoken}
            facts={factsOf(t, language, row, nameOf(kinds, row.ProductTypeInfoId))}
            readAtMs={query.dataUpdatedAt}
            row={row}
          />
        </>
      ),
      actions: <ExhibitorFoot row={row} />,
      share,
      poster: { name: spoken, logo: row.Logo, boothNo: row.BoothNo, hall },
    };
  };

  return (
    <DetailScreen
      kind={t('one')}
      backTo={exhibitorsPath(exhibitionId)}
      query={query}
      failedTitle={t('oneFailed')}
      skeleton={{ picture: 'low', of: 'exhibitor' }}
      gone={{ title: t('gone'), text: t('goneText'), toList: t('toList') }}
      page={page}
    />
  );
}
