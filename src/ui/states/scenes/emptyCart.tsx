import css from '../drawing.module.css';

/** A tote bag on its hook, with nothing in it. */
export const emptyCart = (
  <>
    <path d="M28 22h104M80 22v8" />
    <path className={css.accent} d="M52 56h56l8 46H44z" />
    <path d="M66 64V50a14 14 0 0 1 28 0v14M80 30v6M70 84c5 7 15 7 20 0" />
  </>
);
