import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './Drawing.tsx';
import css from './statePage.module.css';

export interface StatePageProps {
  readonly drawing: DrawingName;
  readonly title: string;
  /** One sentence. */
  readonly text: ReactNode;
  /** One primary button, and quiet ones below it. */
  readonly children?: ReactNode;
}

/** A page that has nothing to show but what can be done now. */
export function StatePage({ drawing, title, text, children }: StatePageProps) {
  return (
    <section className={css.root}>
      <Drawing name={drawing} />
      <h1 className={css.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={css.text}>{text}</p>
      {children !== undefined && <div className={css.actions}>{children}</div>}
    </section>
  );
}
