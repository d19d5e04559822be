import css from '../drawing.module.css';

/** A magnifier that finds only dust. */
export const emptySearch = (
  <>
    <path d="M94 80l24 22" />
    <path className={css.accent} d="M74 26a32 32 0 1 1-.1 0z" />
    <path d="M64 52v4M84 52v4M66 72c5-4 11-4 16 0M122 30l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM30 90v8M26 94h8" />
  </>
);
