import type { ReactNode } from 'react';
import css from './search.module.css';

export interface SearchChipsProps {
  readonly title: string;
  readonly searches: readonly string[];
  readonly onChoose: (query: string) => void;
  /** Beside the title. */
  readonly action?: ReactNode;
}

/** Searches to begin with; nothing where there are none. */
export function SearchChips({ title, searches, onChoose, action }: SearchChipsProps) {
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
              <span className={css['chipFace']}>{search}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
