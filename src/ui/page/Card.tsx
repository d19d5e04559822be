import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

export interface CardProps {
  readonly title?: ReactNode;
  readonly children: ReactNode;
}

export function Card({ title, children }: CardProps) {
  const titleId = useId();
  if (title === undefined) return <div className={styles.root}>{children}</div>;
  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      {children}
    </section>
  );
}
