import css from '../drawing.module.css';

/** A camera on its stand, and no one before it. */
export const emptyLives = (
  <>
    <path d="M66 78l-16 28M74 78l16 28M70 78v28" />
    <path
      className={css.accent}
      d="M44 40h46a5 5 0 0 1 5 5v28a5 5 0 0 1-5 5H44a5 5 0 0 1-5-5V45a5 5 0 0 1 5-5z"
    />
    <path d="M95 56l22-12v30L95 62M60 52v14l12-7zM30 34l-4-4M126 28l4-4M132 38h5" />
  </>
);
