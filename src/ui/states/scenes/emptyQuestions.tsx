import css from '../drawing.module.css';

/** A raised hand. */
export const emptyQuestions = (
  <>
    <path
      className={css.accent}
      d="M66 104V84L54 68a5 5 0 0 1 8-6l6 7V40a5 5 0 0 1 10 0v20-26a5 5 0 0 1 10 0v26-20a5 5 0 0 1 10 0v44l-6 20"
    />
    <path d="M58 104h42M112 30c0-8 12-8 12 0 0 6-6 5-6 11M118 50v.5M44 40l-6-4M40 54h-8" />
  </>
);
