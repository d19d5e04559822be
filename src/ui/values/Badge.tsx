import type { ReactNode } from 'react';
import css from './badge.module.css';

export type BadgeTone = 'waits' | 'good' | 'off';

export interface BadgeProps {
  readonly tone: BadgeTone;
  readonly children: ReactNode;
}

/** A state in a word; the colour says nothing that the word does not. */
export const Badge = ({ tone, children }: BadgeProps) => (
  <span className={`${css['badge']} ${css[`badge--${tone}`]}`}>{children}</span>
);
