import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './Drawing.tsx';
import css from './EmptyState.module.css';

export interface EmptyStateProps {
  readonly drawing?: DrawingName | undefined;
  readonly title: string;
  readonly text?: string | undefined;
  readonly action?: ReactNode;
}

export function EmptyState({ drawing = 'booth', title, text, action }: EmptyStateProps) {
  return (
    <div className={css['empty']}>
      <Drawing name={drawing} />
      <p className={css['title']} data-announce="">
        {title}
      </p>
      {text !== undefined && <p className={css['text']}>{text}</p>}
      {action !== undefined && <div className={css['action']}>{action}</div>}
    </div>
  );
}
