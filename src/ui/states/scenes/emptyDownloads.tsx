import css from '../drawing.module.css';

/** A tray that waits for a file. */
export const emptyDownloads = (
  <>
    <path className={css.accent} d="M38 74h22l6 12h28l6-12h22v28H38z" />
    <path d="M38 74l12-26h10M122 74l-12-26h-10M80 22v40M70 52l10 10 10-10" />
  </>
);
