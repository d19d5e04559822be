import type { ReactNode } from 'react';
import bar from './barHeading.module.css';
import css from './barSearch.module.css';

export interface BarSearchProps {
  /** The h1, which is heard and not seen: the field says the same. */
  readonly title: string;
  /** Whether the bar has a button at its end. */
  readonly hasAction: boolean;
  /** A `SearchBar`. */
  readonly children: ReactNode;
}

/** A search field in the place of the bar’s title, for a page that is a search and nothing else. */
export const BarSearch = ({ title, hasAction, children }: BarSearchProps) => (
  <div className={hasAction ? bar['root'] : `${bar['root']} ${css['alone']}`}>
    <h1 className="x-hidden" tabIndex={-1} data-in-bar="">
      {title}
    </h1>
    <div className={css['field']}>{children}</div>
  </div>
);
