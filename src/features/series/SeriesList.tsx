import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { organiserText } from '#ui/text/organiserText.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { StoredImage } from '#ui/media/StoredImage.tsx';
import { languageOf } from '#language/language.ts';
import { useTranslation } from 'react-i18next';
import { selectPath } from '#domain/address/paths.ts';
import type { Series, ExhibitionUnit } from '#entities/series/rules/series.ts';
import { sortSeries } from '#entities/series/rules/sortSeries.ts';
import { usePagePlace } from '#flows/navigation/usePagePlace.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ChildCard } from './ChildCard.tsx';
import css from './series.module.css';
import { useRegisteredIn } from './useRegisteredIn.ts';

const widthPx = 800;
const heightPx = 450;

/** Theme picture, name and a sentence of the series; without its row only what the page is. */
function SeriesHead({ unit }: { readonly unit: ExhibitionUnit | undefined }) {
  const { t, i18n } = useTranslation('series');
  const language = languageOf(i18n.language);
  const introduction = organiserText(unit?.introduction, language);
  return (
    <>
      {unit !== undefined && unit.Cover !== '' && (
        <StoredImage
          className={css['picture']}
          src={unit.Cover}
          alt=""
          width={widthPx}
          height={heightPx}
          isFirst
          isPageWide
        />
      )}
      <PageHeading lead={introduction === '' ? undefined : introduction}>
        {organiserText(unit?.name, language) || t('title')}
      </PageHeading>
    </>
  );
}

interface SeriesListProps {
  readonly series: Series;
}

/** The whole page, in one element: what is removed before it would shift the place that is kept for Back. */
export function SeriesList({ series }: SeriesListProps) {
  const { t } = useTranslation('series');
  const exhibitionId = useExhibitionId();
  const isKept = usePagePlace();
  const { unit, main, children } = series;
  return (
    <div data-in-place={isKept ? '' : undefined}>
      <SeriesHead unit={unit} />
      {children.length === 0 ? (
        <EmptyState title={t('none')} text={t('noneText')} />
      ) : (
        <Children series={series} />
      )}
      {main !== undefined && main.RecordId !== exhibitionId && (
        <LinkButton kind="secondary" to={selectPath(main.RecordId)}>
          {t('main')}
        </LinkButton>
      )}
    </div>
  );
}

function Children({ series: { children } }: SeriesListProps) {
  const { t } = useTranslation('series');
  const exhibitionId = useExhibitionId();
  const nowMs = useFairNow();
  const registeredIn = useRegisteredIn();
  return (
    <>
      <p className={css['count']}>{t('count', { count: children.length })}</p>
      <ul className={css['children']}>
        {sortSeries(children, nowMs).map((child) => (
          <li key={child.RecordId}>
            <ChildCard
              child={child}
              isCurrent={child.RecordId === exhibitionId}
              isRegistered={registeredIn.has(child.RecordId)}
              nowMs={nowMs}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
