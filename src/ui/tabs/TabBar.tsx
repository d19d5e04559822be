import type { MouseEvent, ReactNode, Ref } from 'react';
import { useFrameWords } from '#language/useFrameWords.ts';
import { AppLink } from '../controls/AppLink.tsx';
import styles from './TabBar.module.css';

export interface TabBarItem {
  readonly key: string;
  readonly title: string;
  /** Without a name: the title says it. */
  readonly icon: ReactNode;
  /** Without an address the item is a button. */
  readonly to?: string;
  /** What the next page is told by the address's entry in the history. */
  readonly state?: unknown;
  /** How many things are new there. */
  readonly badge?: number;
  /** Drawn above the bar: the item that matters most. */
  readonly raised?: boolean;
}

export interface TabBarProps {
  readonly items: readonly TabBarItem[];
  readonly active: string | undefined;
  readonly ref?: Ref<HTMLElement>;
  /** Called for each tap, also for one on the active item; a link is not followed after `preventDefault`. */
  readonly onSelect: (key: string, event: MouseEvent) => void;
}

const maxBadge = 99;

export function TabBar({ items, active, onSelect, ref }: TabBarProps) {
  const { t } = useFrameWords();
  return (
    <nav ref={ref} className={styles.bar} aria-label={t('mainNavigation')}>
      <ul className={styles.items}>
        {items.map(({ key, title, icon, to, badge = 0, raised = false, state }) => {
          const props = {
            className: raised ? `${styles.item} ${styles.raised}` : styles.item,
            'aria-current': key === active ? ('page' as const) : undefined,
            // The link's own handler follows it.
            onClickCapture: (event: MouseEvent) => onSelect(key, event),
          };
          const content = (
            <>
              <span className={styles.icon} aria-hidden="true">
                {icon}
                {badge > 0 && (
                  <span className={styles.badge}>{badge > maxBadge ? `${maxBadge}+` : badge}</span>
                )}
              </span>
              <span className={styles.title}>{title}</span>
              {badge > 0 && <span className="x-hidden">{t('newCount', { count: badge })}</span>}
            </>
          );
          return (
            <li className={styles.place} key={key}>
              {to === undefined ? (
                <button type="button" {...props}>
                  {content}
                </button>
              ) : (
                <AppLink to={to} state={state} {...props}>
                  {content}
                </AppLink>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
