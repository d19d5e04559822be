import type { MouseEvent, ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { useFrameWords } from '#language/useFrameWords.ts';
import { isPlainTap } from '../controls/isPlainTap.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './AppBar.module.css';

export interface AppBarProps {
  /** The page's heading once it has scrolled out of sight; hidden from screen readers, which have the heading. */
  readonly title: string | undefined;
  /** Where Back leads without `onBack`, and in a new tab; without it there is no Back. */
  readonly backTo: string | undefined;
  /** Goes to the previous page of the app. */
  readonly onBack?: (() => void) | undefined;
  /** Icons, 44 px high. */
  readonly actions?: ReactNode;
}

export function AppBar({ title, backTo, onBack, actions }: AppBarProps) {
  return (
    <div className={title === undefined ? styles['root'] : `${styles['root']} ${styles['scrolled']}`}>
      {backTo !== undefined && <BackLink to={backTo} onBack={onBack} />}
      <p className={styles['title']} aria-hidden="true">
        {title}
      </p>
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}

interface BackLinkProps {
  readonly to: string;
  readonly onBack: (() => void) | undefined;
}

function BackLink({ to, onBack }: BackLinkProps) {
  const { t } = useFrameWords();
  const href = useHref(to);
  const replaceHere = useLinkClickHandler(to, { replace: true });

  function leave(event: MouseEvent<HTMLAnchorElement>) {
    if (onBack === undefined || !isPlainTap(event)) return replaceHere(event);
    event.preventDefault();
    onBack();
  }

  return (
    <a className={styles['icon']} href={href} aria-label={t('back')} onClick={leave}>
      <Icon name="back" />
    </a>
  );
}
