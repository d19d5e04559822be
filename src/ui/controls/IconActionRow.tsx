import type { ReactNode } from 'react';
import css from './iconAction.module.css';

export interface IconActionRowProps {
  /** `IconAction`s. */
  readonly children: ReactNode;
}

/** As many beside each other as there is room for. */
export const IconActionRow = ({ children }: IconActionRowProps) => <div className={css.row}>{children}</div>;
