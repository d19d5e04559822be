import type { ReactNode } from 'react';
import css from './ActionBar.module.css';

/** At the foot of a detail page, beside each other: what is saved or kept as icons, then the ways on, the first of them filled. */
export const ActionBar = ({ children }: { readonly children: ReactNode }) => (
  <div className={css['bar']}>{children}</div>
);

/** The room of an action while it is not known whether there is one. */
export const ActionPlace = () => <span className={css['place']} />;

/** Below the words of an action, such as when. */
export const ActionNote = ({ children }: { readonly children: ReactNode }) => (
  <span className={css['note']}> {children}</span>
);
