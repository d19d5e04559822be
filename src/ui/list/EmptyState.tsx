import type { ReactNode } from 'react';
import css from './EmptyState.module.css';

export interface EmptyStateProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly action?: ReactNode;
}

export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className={css['empty']}>
      <svg className={css['drawing']} viewBox="0 0 120 88" aria-hidden="true" focusable="false">
        <rect className={css['ground']} x="10" y="14" width="100" height="64" rx="14" />
        <path d="M30 66V42l30-14 30 14v24M24 66h72" />
        <path d="M46 66V50h12v16M66 50h10v8H66z" />
        <path d="M60 28V14l12 4-12 5" />
      </svg>
      <p className={css['title']} data-announce="">
        {title}
      </p>
      {text !== undefined && <p className={css['text']}>{text}</p>}
      {action !== undefined && <div className={css['action']}>{action}</div>}
    </div>
  );
}
