import type { ReactNode } from 'react';
import css from './badge.module.css';

/** `waits` for an act, `good` when done, `on` while it runs or comes, `bad` when refused, `off` when over. */
export type BadgeTone = 'waits' | 'good' | 'on' | 'bad' | 'off';

export interface BadgeProps {
  readonly tone: BadgeTone;
  readonly children: ReactNode;
}

/** A state or a reason in a word: the one drawing of it. The colour says nothing that the word does not. Its distance is the parent's. */
export const Badge = ({ tone, children }: BadgeProps) => (
  <span className={`${css['badge']} ${css[`badge--${tone}`]}`}>{children}</span>
);
