import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { stickFoot } from './stickFoot.ts';
import styles from './pageFoot.module.css';

export interface PageFootProps {
  /** The page's primary button, and at most one quiet one beside it. */
  readonly children: ReactNode;
}

/** At the foot of the screen wherever the page stands; with large text on a small screen at the end of the page. */
export function PageFoot({ children }: PageFootProps) {
  const foot = useRef<HTMLDivElement>(null);
  const [isAlong, setIsAlong] = useState(false);
  useLayoutEffect(() => (foot.current === null ? undefined : stickFoot(foot.current, setIsAlong)), []);
  return (
    <div className={isAlong ? `${styles.root} ${styles['root--along']}` : styles.root} ref={foot}>
      {children}
    </div>
  );
}
