import css from '../drawing.module.css';

/** Two speech bubbles that wait for words. */
export const emptyMessages = (
  <>
    <path d="M36 30h56a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6H56l-12 12V64h-8a6 6 0 0 1-6-6V36a6 6 0 0 1 6-6z" />
    <path
      className={css.accent}
      d="M80 54h44a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6h-6v12l-12-12H80a6 6 0 0 1-6-6V60a6 6 0 0 1 6-6z"
    />
    <path d="M48 47v.5M64 47v.5M80 47v.5M93 69v.5M111 69v.5M95 76c4 4 10 4 14 0" />
  </>
);
