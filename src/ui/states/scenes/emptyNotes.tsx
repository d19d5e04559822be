import css from '../drawing.module.css';

/** A sheet with a pencil, and nothing written on it yet. */
export const emptyNotes = (
  <>
    <path d="M104 62V30a6 6 0 0 0-6-6H50a6 6 0 0 0-6 6v66a6 6 0 0 0 6 6h26M58 40h30M58 54h18" />
    <path className={css.accent} d="M84 104l4-16 26-26 12 12-26 26zM108 68l12 12" />
    <path d="M58 68h8M130 96l5 5M34 44l-6-4" />
  </>
);
