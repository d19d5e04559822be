import type { ReactNode } from 'react';
import css from './PageFoot.module.css';

export interface PageFootProps {
  /** The page's primary action. */
  readonly children: ReactNode;
}

/** In sight wherever the page stands. It comes last on the page. */
export const PageFoot = ({ children }: PageFootProps) => <div className={css['root']}>{children}</div>;
