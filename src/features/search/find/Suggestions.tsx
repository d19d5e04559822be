import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exhibitorsPath, hallsPath } from '../../../domain/address/exhibitorPaths.ts';
import { forgetSearches, readSearches } from '../../../flows/search/searchHistory.ts';
import { Cell } from '../../../ui/cells/Cell.tsx';
import { CellGroup } from '../../../ui/cells/CellGroup.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import css from './search.module.css';

export interface SuggestionsProps {
  readonly exhibitionId: string;
  readonly onChoose: (query: string) => void;
}

const hints = ['tryName', 'tryInitials', 'tryPinyin', 'tryBooth'] as const;

/** Before anything is typed. */
export function Suggestions({ exhibitionId, onChoose }: SuggestionsProps) {
  const { t } = useTranslation('search');
  return (
    <>
      <History exhibitionId={exhibitionId} onChoose={onChoose} />
      <Card title={t('try')}>
        <ul className={css['hints']}>
          {hints.map((hint) => (
            <li key={hint}>{t(hint)}</li>
          ))}
        </ul>
      </Card>
      <CellGroup title={t('browse')}>
        <Cell to={exhibitorsPath(exhibitionId)} icon={<Icon name="exhibitor" />} title={t('exhibitors')} />
        <Cell to={hallsPath(exhibitionId)} icon={<Icon name="place" />} title={t('halls')} />
      </CellGroup>
    </>
  );
}

function History({ exhibitionId, onChoose }: SuggestionsProps) {
  const { t } = useTranslation('search');
  const [searches, setSearches] = useState(() => readSearches(exhibitionId));
  if (searches.length === 0) return null;
  return (
    <section className={css['history']} aria-label={t('history')}>
      <div className={css['historyHead']}>
        <h2 className={css['historyTitle']}>{t('history')}</h2>
        <button
          type="button"
          className={css['clear']}
          onClick={() => {
            forgetSearches(exhibitionId);
            setSearches([]);
          }}
        >
          <Icon name="remove" sizeRem={1} /> {t('clearHistory')}
        </button>
      </div>
      <ul className={css['chips']}>
        {searches.map((search) => (
          <li key={search}>
            <button type="button" className={css['chip']} onClick={() => onChoose(search)}>
              <span className={css['chipFace']}>{search}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
