import { useStand } from '#session/acting/roleIdentity.ts';
import { services } from '#session/services.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { RelativeTime } from '#ui/values/RelativeTime.tsx';
import { useIsOffline } from '#ui/query/useIsOffline.ts';
import { useStore } from 'zustand';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { isOfPeople, type SearchKind } from '#domain/matching/catalogueEntry.ts';
import { usePagePlace } from '#flows/navigation/usePagePlace.ts';
import { keepQueryInAddress } from '#entities/search/keepQueryInAddress.ts';
import { openCatalogue, catalogueView, freshMs } from '#entities/search/openCatalogue.ts';
import { keepSearch, keepUnlessPerson } from '#entities/search/searchHistory.ts';
import { useSearchedContacts } from '#entities/search/entries/useSearchedContacts.ts';
import { SearchBar } from '#ui/list/SearchBar.tsx';
import { BarSearch } from '#ui/list/head/BarSearch.tsx';
import { Results } from './Results.tsx';
import { Suggestions } from './Suggestions.tsx';
import { useAskedSearch } from './useAskedSearch.ts';
import css from './search.module.css';

export default function SearchScreen() {
  const id = useExhibitionId();
  return <Search key={id} />;
}

/** One search over everything of an exhibition that can be found. */
function Search() {
  const { t } = useTranslation('search');
  const exhibitionId = useExhibitionId();
  const { typed, setTyped, query, kind, choose } = useAskedSearch();
  const isKept = usePagePlace();
  const isExhibitor = useStand() !== undefined;
  // By a link: who comes back, or reloads, has searched already.
  const isOpened = useNavigationType() === NavigationType.Push;
  useEffect(() => {
    const open = () => openCatalogue(exhibitionId);
    open();
    window.addEventListener('online', open);
    return () => window.removeEventListener('online', open);
  }, [exhibitionId]);

  useSearchedContacts();

  function keep() {
    keepQueryInAddress(query);
    void keepUnlessPerson(exhibitionId, query);
  }

  const shown = useRef(query);
  useEffect(() => {
    shown.current = query;
  }, [query]);
  // The same for each key that is typed: with a new one every row would be rendered again before the search begins.
  const keepOpened = useCallback(
    (opened: SearchKind) => {
      keepQueryInAddress(shown.current);
      if (!isOfPeople(opened)) keepSearch(exhibitionId, shown.current);
    },
    [exhibitionId],
  );

  return (
    <>
      {/* The tabs of an exhibitor have no ticket: the bar has the link to it. */}
      <BarSearch title={t('title')} hasAction={isExhibitor}>
        <SearchBar
          label={t('placeholder')}
          placeholder={t('placeholder')}
          value={typed}
          onChange={setTyped}
          onSubmit={keep}
          takesFocus={isOpened && query === ''}
        />
      </BarSearch>
      <CatalogueNote />
      <div data-in-place={isKept ? '' : undefined}>
        {query === '' ? (
          <Suggestions onChoose={setTyped} />
        ) : (
          <Results query={query} kind={kind} onKind={choose} onOpen={keepOpened} />
        )}
      </div>
    </>
  );
}

/** Where the results come from, and how old they are. */
function CatalogueNote() {
  const { t } = useTranslation('search');
  const { state, count, readAtMs } = useStore(catalogueView);
  const isOffline = useIsOffline();
  const [openedMs] = useState(() => services().now());
  const isOld = openedMs - readAtMs > freshMs;
  if (state === 'opening') return <p className={css['note']} data-state={state} />;
  if (readAtMs > 0 && !isOld && !isOffline) return <p className={css['note']} data-state={state} />;
  if (readAtMs > 0)
    return (
      <p className={css['note']}>
        {t(isOffline ? 'keptOffline' : 'keptAt')}{' '}
        <RelativeTime at={readAtMs} clock={() => services().now()} />
      </p>
    );
  if (isOffline) return <p className={css['note']}>{t('noneKept')}</p>;
  return <p className={css['note']}>{state === 'reading' ? t('reading', { count }) : t('online')}</p>;
}
