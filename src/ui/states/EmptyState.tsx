import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './Drawing.tsx';
import css from './EmptyState.module.css';

export interface EmptyStateProps {
  readonly drawing?: DrawingName | undefined;
  /** Drawn instead, where this kind of list has one: from `scenes`. */
  readonly scene?: ReactNode;
  readonly title: string;
  readonly text?: string | undefined;
  readonly action?: ReactNode;
}

export function EmptyState({ drawing = 'booth', scene, title, text, action }: EmptyStateProps) {
  return (
    <div className={css['empty']}>
      <Drawing name={drawing} scene={scene} />
      <p className={css['title']} data-announce="">
        {title}
      </p>
      {text !== undefined && <p className={css['text']}>{text}</p>}
      {action !== undefined && <div className={css['action']}>{action}</div>}
    </div>
  );
}
