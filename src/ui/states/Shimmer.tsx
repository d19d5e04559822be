import type { ReactNode } from 'react';
import css from './Shimmer.module.css';

/** A light that passes over the grey shapes of what comes. One layer that the compositor moves: the answers need the main thread. */
export const Shimmer = ({ children }: { readonly children: ReactNode }) => (
  <div className={css['root']} data-awaited="">
    {children}
  </div>
);
