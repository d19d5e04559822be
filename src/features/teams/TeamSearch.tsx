import { useTranslation } from 'react-i18next';
import { SearchBar } from '#ui/list/SearchBar.tsx';
import type { TeamSearchState } from './useTeamSearch.ts';
import styles from './teams.module.css';

export interface TeamSearchProps {
  readonly search: TeamSearchState<unknown>;
  /** False while there is nothing to search. */
  readonly isReady?: boolean;
}

export function TeamSearch({ search, isReady = true }: TeamSearchProps) {
  const { t } = useTranslation('teams');
  const { typed, type, found } = search;
  const wanted = isReady ? search.wanted.trim() : '';
  return (
    <div className={styles.search}>
      <SearchBar label={t('search')} placeholder={t('search')} value={typed} onChange={type} />
      <output>
        {wanted !== '' &&
          (found.length > 0
            ? t('searchFound', { number: found.length })
            : t('searchNone', { typed: wanted }))}
      </output>
    </div>
  );
}
