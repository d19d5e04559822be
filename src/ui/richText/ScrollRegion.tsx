import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './RichText.module.css';

export interface ScrollRegionProps {
  readonly holds: 'table' | 'code';
  readonly children: ReactNode;
}

/** Wider than the page: focusable, so that the arrow keys scroll it. */
export function ScrollRegion({ holds, children }: ScrollRegionProps) {
  const { t } = useTranslation('content');
  return (
    <div
      className={styles['scroll']}
      role="region"
      aria-label={t(holds === 'table' ? 'wideTable' : 'wideText')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the arrow keys
      tabIndex={0}
    >
      {children}
    </div>
  );
}
