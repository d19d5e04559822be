import { useTranslation } from 'react-i18next';
import type { Mark } from '#entities/favourite/rules/mark.ts';
import { byHall } from '#entities/favourite/rules/byHall.ts';
import { sortByPlace } from '#entities/favourite/rules/sortByPlace.ts';
import { useVisited } from '#entities/favourite/visited/useVisited.ts';
import { languageOf } from '#language/language.ts';
import { organiserText } from '#ui/text/organiserText.tsx';
import { FavouriteCard } from './FavouriteCard.tsx';
import css from './favourites.module.css';
import { RouteTimeLeft } from './RouteTimeLeft.tsx';

export interface RouteProps {
  readonly halls: readonly {
    readonly RecordId: string;
    readonly Name: string;
    readonly NameEn: string;
  }[];
  readonly exhibitors: readonly Mark[];
}

/** The exhibitors hall by hall in the order of their booths, to be ticked off. */
export function Route({ halls, exhibitors }: RouteProps) {
  const { t, i18n } = useTranslation('mine');
  const language = languageOf(i18n.language);
  const visited = useVisited();
  if (exhibitors.length === 0) return null;
  const hallIds = halls.map(({ RecordId }) => RecordId);
  return (
    <section className={css['group']}>
      <h2 className={css['title']}>{t('favouriteExhibitors', { count: exhibitors.length })}</h2>
      <p className={css['how']}>{t('favouritePlaces')}</p>
      <RouteTimeLeft left={exhibitors.filter(({ id }) => !visited.includes(id)).length} />
      {byHall(sortByPlace(exhibitors, hallIds), hallIds).map(({ hallId, marks }) => {
        const hall = halls.find(({ RecordId }) => RecordId === hallId);
        const done = marks.filter(({ id }) => visited.includes(id)).length;
        return (
          <section key={hallId} aria-labelledby={`hall-${hallId}`}>
            <h3 className={css['hall']} id={`hall-${hallId}`}>
              <span>
                {hall ? organiserText({ zh: hall.Name, en: hall.NameEn }, language) : t('favouriteElsewhere')}
              </span>
              <span className={css['done']}>
                {t('favouriteVisited', { visited: done, count: marks.length })}
              </span>
            </h3>
            <ul className={css['list']}>
              {marks.map((mark) => (
                <FavouriteCard key={mark.id} mark={mark} />
              ))}
            </ul>
          </section>
        );
      })}
    </section>
  );
}
