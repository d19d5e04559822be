import { type ReactNode, useId } from 'react';
import './card.css';

export interface CardProps {
  /** Becomes an h2 that also names the section. */
  readonly title?: ReactNode;
  readonly children: ReactNode;
}

/** A white sheet on the ground; with a title it is a named section. */
export function Card({ title, children }: CardProps) {
  const titleId = useId();
  if (title === undefined) return <div className="x-card">{children}</div>;
  return (
    <section className="x-card" aria-labelledby={titleId}>
      <h2 className="x-card__title" id={titleId}>
        {title}
      </h2>
      {children}
    </section>
  );
}
