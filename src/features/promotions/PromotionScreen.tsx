import type { FairMs } from '#domain/time/clocks.ts';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { promotions } from '#entities/promotion/api/promotionCollections.ts';
import { promotionPath, promotionsPath } from '#domain/address/homePaths.ts';
import { promotionPeriod } from '#entities/promotion/rules/promotionState.ts';
import { readHours } from '#domain/time/period/readHours.ts';
import { AddToCalendar } from '#flows/assist/AddToCalendar.tsx';
import { detailQuery } from '#flows/content/detailQuery.ts';
import { type DetailPage, DetailScreen } from '#flows/content/DetailScreen.tsx';
import { OrganiserRichText } from '#flows/richText/OrganiserRichText.tsx';
import { usePageContent } from '#flows/content/usePageContent.ts';
import { ExhibitorCell } from '#entities/booth/ExhibitorCell.tsx';
import { useViewCount } from '#entities/favourite/useViewCount.ts';
import { PictureGallery } from '#flows/pictures/PictureGallery.tsx';
import { PromotionState } from '#entities/promotion/PromotionState.tsx';
import { RememberButton } from '#entities/programme/schedule/RememberButton.tsx';
import { entryOfPromotion } from '#entities/programme/schedule/entryOfPromotion.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import { formatVenueSpan } from '#ui/values/formatVenueMoment.ts';
import { useRow } from '#flows/content/detail/useRow.ts';
import { openRow } from '#flows/content/detail/openRow.ts';
import type { PrepareScreen } from '#flows/navigation/screenRoute.ts';

const promotionQuery = (exhibitionId: string, promotionId: string) =>
  detailQuery(promotions, { ExhibitionId: exhibitionId, RecordId: promotionId }, exhibitionId);

export const prepare: PrepareScreen = ({ id = '', promotionId = '' }) =>
  openRow(promotionQuery(id, promotionId), promotionId);

export default function PromotionScreen() {
  const { promotionId = '' } = useParams();
  return <Promotion key={promotionId} promotionId={promotionId} />;
}

interface PromotionProps {
  readonly promotionId: string;
}

type Row = NonNullable<ReturnType<typeof usePromotion>['data']>;

function usePromotion(promotionId: string) {
  const exhibitionId = useExhibitionId();
  return useRow(promotionQuery(exhibitionId, promotionId), promotionId);
}

const isOver = (row: Row, nowMs: FairMs) => promotionPeriod(row, nowMs) === 'ended';

const nameOf = ({ name, nameEn }: Row) => ({ zh: name, en: nameEn });

function Promotion({ promotionId }: PromotionProps) {
  const exhibitionId = useExhibitionId();
  const { t, i18n } = useTranslation('promotions');
  const language = languageOf(i18n.language);
  const query = usePromotion(promotionId);
  const shown = query.data ?? undefined;
  const pageOf = usePromotionPage();
  useViewCount(promotions, shown, !query.isStale);
  const share = usePageContent({
    path: promotionPath(exhibitionId, promotionId),
    picture: shown?.Banner ?? '',
    ...(shown && { title: localize(nameOf(shown), language) }),
  });
  return (
    <DetailScreen
      kind={t('one')}
      backTo={promotionsPath(exhibitionId)}
      query={query}
      failedTitle={t('oneFailed')}
      gone={{ title: t('gone'), text: t('goneText'), toList: t('toList') }}
      page={(row) => ({ ...pageOf(row), share })}
    />
  );
}

function usePromotionPage(): (row: Row) => DetailPage {
  const { t, i18n } = useTranslation('promotions');
  const exhibitionId = useExhibitionId();
  const language = languageOf(i18n.language);
  const nowMs = useFairNow();
  return (row) => {
    const title = localize(nameOf(row), language);
    const entry = entryOfPromotion(exhibitionId, row);
    const place = { zh: row.Place, en: row.PlaceEn };
    const { startMs, endMs, lastMs } = readHours(row.StartTime, row.EndTime);
    const text = { zh: row.Description, en: row.DescriptionEn };
    const facts = [
      {
        key: 'time',
        label: t('time'),
        text: formatVenueSpan(startMs, lastMs, language),
      },
      {
        key: 'place',
        label: t('place'),
        text: localize(place, language),
        lang: otherLanguage(place, language),
      },
    ];
    const about = (
      <OrganiserRichText
        text={text}
        title={title}
        headingLevel={3}
        pictureName={(number) => t('picture', { number })}
      />
    );
    return {
      title,
      titleLang: otherLanguage(nameOf(row), language),
      lead: <PromotionState row={row} />,
      ...(row.Banner !== '' && {
        gallery: <PictureGallery addresses={[row.Banner]} label={title} altOf={() => title} />,
      }),
      facts: facts.filter((fact) => fact.text !== ''),
      sections: localize(text, language) === '' ? [] : [{ key: 'about', title: t('about'), content: about }],
      after: (
        <>
          <ExhibitorCell exhibitorId={row.ExhibitorId} title={t('exhibitor')} />
          <AddToCalendar
            uid={row.RecordId}
            title={title}
            place={localize(place, language)}
            startMs={startMs}
            endMs={endMs}
          >
            {t('toCalendar')}
          </AddToCalendar>
        </>
      ),
      ...(entry !== undefined && !isOver(row, nowMs) && { primary: <RememberButton entry={entry} /> }),
    };
  };
}
