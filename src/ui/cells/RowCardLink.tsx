import type { ReactNode } from 'react';
import { AppLink } from '../controls/AppLink.tsx';
import css from './RowCard.module.css';

export interface RowCardLinkProps {
  readonly to: string;
  /** Its padding. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** What of a `RowCard` leads on. */
export const RowCardLink = ({ to, className = '', children }: RowCardLinkProps) => (
  <AppLink className={`${css['link'] ?? ''} ${className}`.trim()} to={to}>
    {children}
  </AppLink>
);
