import { type ReactNode, useId } from 'react';
import './card.css';

export interface CardProps {
  readonly title?: ReactNode;
  readonly children: ReactNode;
}

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
