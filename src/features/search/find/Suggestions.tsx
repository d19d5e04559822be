import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { exhibitorsPath, hallsPath } from '#entities/exhibitor/rules/exhibitorPaths.ts';
import { hallsQuery } from '#entities/exhibitor/exhibitorQueries.ts';
import { useHasExhibitors } from '#entities/exhibitor/useHasExhibitors.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { hotWordsQuery } from '#entities/search/hotWordsQuery.ts';
import { useSearchHistory } from '#entities/search/useSearchHistory.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Card } from '#ui/page/Card.tsx';
import { writtenLanguage } from '#domain/page/writtenLanguage.ts';
import css from './search.module.css';

export interface SuggestionsProps {
  readonly onChoose: (query: string) => void;
}

const hints = ['tryName', 'tryInitials', 'tryPinyin', 'tryBooth', 'tryPerson'] as const;
/** Those who read English do not write pinyin; it is understood all the same. */
const hintsInEnglish = ['tryName', 'tryBooth', 'tryPerson'] as const;

/** Before anything is typed. */
export function Suggestions({ onChoose }: SuggestionsProps) {
  const { t, i18n } = useTranslation('search');
  const exhibitionId = useExhibitionId();
  const { searches, clear } = useSearchHistory();
  const language = languageOf(i18n.language);
  const { data: hotWords = [] } = useServerQuery(hotWordsQuery(exhibitionId, language));
  return (
    <>
      <SearchChips
        title={t('history')}
        searches={searches}
        onChoose={onChoose}
        action={
          <button type="button" className={css['clear']} onClick={clear}>
            <Icon name="remove" sizeRem={1} /> {t('clearHistory')}
          </button>
        }
      />
      {/* What the server adds comes below: nothing that is tapped moves. */}
      <BrowseCells />
      <SearchChips
        title={t('hotWords')}
        searches={hotWords.filter((word) => searches.indexOf(word) < 0)}
        onChoose={onChoose}
      />
      <Card title={t('try')}>
        <ul className={css['hints']}>
          {(language === 'en' ? hintsInEnglish : hints).map((hint) => (
            <li key={hint}>{t(hint)}</li>
          ))}
        </ul>
      </Card>
    </>
  );
}

/** The lists in which there is something to see; both stand there until the server says that one is empty. */
function BrowseCells() {
  const { t } = useTranslation('search');
  const exhibitionId = useExhibitionId();
  const hasExhibitors = useHasExhibitors();
  const hasHalls = useServerQuery(hallsQuery(exhibitionId)).data?.length !== 0;
  if (!hasExhibitors && !hasHalls) return null;
  return (
    <CellGroup title={t('browse')}>
      {hasExhibitors && (
        <Cell to={exhibitorsPath(exhibitionId)} icon={<Icon name="exhibitor" />} title={t('exhibitors')} />
      )}
      {hasHalls && <Cell to={hallsPath(exhibitionId)} icon={<Icon name="place" />} title={t('halls')} />}
    </CellGroup>
  );
}

interface SearchChipsProps {
  readonly title: string;
  readonly searches: readonly string[];
  readonly onChoose: (query: string) => void;
  /** Beside the title. */
  readonly action?: ReactNode;
}

/** Searches to begin with; nothing where there are none. */
function SearchChips({ title, searches, onChoose, action }: SearchChipsProps) {
  const { i18n } = useTranslation();
  if (searches.length === 0) return null;
  return (
    <section className={css['history']} aria-label={title}>
      <div className={css['historyHead']}>
        <h2 className={css['historyTitle']}>{title}</h2>
        {action}
      </div>
      <ul className={css['chips']}>
        {searches.map((search) => (
          <li key={search}>
            <button type="button" className={css['chip']} onClick={() => onChoose(search)}>
              <span className={css['chipFace']} lang={writtenLanguage(search, languageOf(i18n.language))}>
                {search}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
