import { reopenVisit } from '#session/visit/visit.ts';
import styles from './select.module.css';

export interface LoadErrorProps {
  readonly text?: string;
  /** The label of the way to ask again; without it there is nothing a visitor could do. */
  readonly retry?: string;
}

/** The notice may go before the part of the app is there that keeps the focus. */
const passFocus = (box: HTMLElement | null) => () => {
  if (box?.contains(document.activeElement))
    document.getElementById('content')?.focus({ preventScroll: true });
};

export function LoadError({ text, retry }: LoadErrorProps) {
  return (
    <div className={styles.notice} data-announce="" ref={passFocus}>
      {text !== undefined && <p>{text}</p>}
      {retry !== undefined && (
        <button className="l-retry" type="button" onClick={reopenVisit}>
          {retry}
        </button>
      )}
    </div>
  );
}
