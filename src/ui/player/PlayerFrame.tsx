import type { ReactNode } from 'react';
import css from './StreamPlayer.module.css';

/** As wide as its place, 16:9, dark. */
export const PlayerFrame = ({ children }: { readonly children: ReactNode }) => (
  <div className={css['frame']}>{children}</div>
);
