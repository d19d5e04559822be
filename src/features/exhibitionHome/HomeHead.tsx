import { joinDays } from '#domain/time/period/joinDays.ts';
import { useTranslation } from 'react-i18next';
import { coverOf, exhibitionPlace, fitCover, periodOf } from '#boot/landingTree.ts';
import { searchPath } from '#entities/search/rules/searchPath.ts';
import type { Exhibition } from '#domain/exhibition/exhibition.ts';
import type { HomeMood } from '#domain/exhibition/homeModules.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { ShareEntry } from '#flows/sharing/ShareEntry.tsx';
import { languageOf } from '#language/language.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { Banners } from './Banners.tsx';
import { bannersQuery } from './homeQueries.ts';
import css from './HomeHead.module.css';
import { Phase } from './Phase.tsx';
import { useRememberedQuery } from '#data/queries/useRememberedQuery.ts';

export interface HomeHeadProps {
  readonly exhibition: Exhibition;
  readonly mood: HomeMood;
}

/** Pictures, name, days and place, and where the exhibition stands in its days, which says the day itself while it is on. */
export function HomeHead({ exhibition, mood }: HomeHeadProps) {
  const { t, i18n } = useTranslation(['home', 'content']);
  const language = languageOf(i18n.language);
  const { RecordId, ExName, ExNameEn, Place, PlaceEn } = exhibition;
  const { days = [], hours = '' } = periodOf(exhibition, language, useFairNow()) ?? {};
  const dates = [joinDays(days, language), hours].filter((text) => text !== '');
  const slides = useCover(exhibition);
  return (
    <header>
      <div className={css['cover']}>
        {slides.length > 0 && <Banners label={t('banners')} banners={slides} isCover />}
        <ShareEntry
          exhibitionId={RecordId}
          renderControl={(open, isComing) => (
            <button
              className={css['share']}
              type="button"
              aria-label={t('share')}
              aria-busy={isComing || undefined}
              onClick={open}
            >
              <Icon name="share" sizeRem={1.25} />
            </button>
          )}
        />
      </div>
      <div className={css['card']}>
        <h1 className={css['name']} tabIndex={-1}>
          {organiserText({ zh: ExName, en: ExNameEn }, language)}
        </h1>
        <Phase exhibition={exhibition} />
        {dates.length > 0 && mood !== 'during' && (
          <p className={css['fact']}>
            <Icon name="agenda" sizeRem={1.125} />
            <span>{dates.join(language === 'zh' ? ' ' : ', ')}</span>
          </p>
        )}
        {exhibitionPlace(exhibition, language) !== '' && (
          <p className={css['fact']}>
            <Icon name="place" sizeRem={1.125} />
            <span>{organiserText({ zh: Place, en: PlaceEn }, language)}</span>
          </p>
        )}
        <AppLink className={css['search']} to={searchPath(RecordId)}>
          <Icon name="search" sizeRem={1.125} />
          <span>{t('content:searchAll')}</span>
        </AppLink>
      </div>
    </header>
  );
}

/** The exhibition's own picture before those of its home. */
function useCover(exhibition: Exhibition) {
  const { content: banners = [] } = useRememberedQuery('banners', bannersQuery(exhibition.RecordId, '1'));
  const cover = fitCover(coverOf(exhibition));
  const own = { id: 'cover', picture: cover, link: '', title: { zh: '', en: '' } };
  return [...(cover === '' ? [] : [own]), ...banners];
}
