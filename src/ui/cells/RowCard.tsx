import type { ReactNode } from 'react';
import css from './RowCard.module.css';

/** A row of a list drawn as a card: a `RowCardLink`, and buttons beside it, never inside one. */
export const RowCard = ({ children }: { readonly children: ReactNode }) => (
  <div className={css['card']}>{children}</div>
);
