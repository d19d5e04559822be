import type { ReactNode } from 'react';
import { AppLink } from '../controls/AppLink.tsx';
import css from './RowCard.module.css';

export interface RowCardLinkProps {
  readonly to: string;
  /** Its padding. */
  readonly className?: string | undefined;
  /** Its picture becomes that of the page. */
  readonly shares?: 'logo';
  readonly children: ReactNode;
}

/** What of a `RowCard` leads on. */
export const RowCardLink = ({ to, className = '', shares, children }: RowCardLinkProps) => (
  <AppLink className={`${css['link'] ?? ''} ${className}`.trim()} to={to} data-shares={shares}>
    {children}
  </AppLink>
);
