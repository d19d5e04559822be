import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { isPlainTap } from '../controls/isPlainTap.ts';
import styles from './AppBar.module.css';

export interface AppBarProps {
  readonly title: string;
  /** Where Back leads without `onBack`, and in a new tab. */
  readonly backTo: string;
  /** Goes to the previous page of the app; `useBack` of the flows. */
  readonly onBack?: (() => void) | undefined;
  /** At most one, 44 px high. */
  readonly action?: ReactNode;
  /** False where the content has the h1, such as the full title of an article. */
  readonly isHeading?: boolean;
}

/** A direct child of the screen, or it does not stick. */
export function AppBar({ title, backTo, onBack, action, isHeading = true }: AppBarProps) {
  return (
    <div className={styles['bar']}>
      <BackLink to={backTo} onBack={onBack} />
      {isHeading ? (
        <h1 className={`${styles['title']} ${styles['heading']}`} tabIndex={-1}>
          {title}
        </h1>
      ) : (
        <p className={styles['title']}>{title}</p>
      )}
      <div className={styles['action']}>{action}</div>
    </div>
  );
}

interface BackLinkProps {
  readonly to: string;
  readonly onBack: (() => void) | undefined;
}

function BackLink({ to, onBack }: BackLinkProps) {
  const { t } = useTranslation('content');
  const href = useHref(to);
  const replaceHere = useLinkClickHandler(to, { replace: true });

  function leave(event: MouseEvent<HTMLAnchorElement>) {
    if (onBack === undefined || !isPlainTap(event)) return replaceHere(event);
    event.preventDefault();
    onBack();
  }

  return (
    <a className={styles['back']} href={href} aria-label={t('back')} onClick={leave}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M15 5l-7 7 7 7" />
      </svg>
    </a>
  );
}
