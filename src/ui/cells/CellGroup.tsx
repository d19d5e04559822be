import type { ReactNode } from 'react';
import { Card } from '../page/Card.tsx';
import css from './cell.module.css';

export interface CellGroupProps {
  readonly title?: ReactNode;
  /** `Cell`s. */
  readonly children: ReactNode;
}

/** A card of cells with hairlines between them. */
export function CellGroup({ title, children }: CellGroupProps) {
  return (
    <Card title={title}>
      <ul className={css.group}>{children}</ul>
    </Card>
  );
}
