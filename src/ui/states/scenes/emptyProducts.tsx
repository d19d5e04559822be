import css from '../drawing.module.css';

/** A pedestal with a lamp above it, and nothing on it yet. */
export const emptyProducts = (
  <>
    <path d="M50 104h60M56 104V84h48v20M50 84h60v-8H50z" />
    <path className={css.accent} d="M66 30h28l8 16H58zM80 20v10" />
    <path d="M62 54l-6 14M98 54l6 14M80 54v12" />
  </>
);
