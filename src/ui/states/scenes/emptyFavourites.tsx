import css from '../drawing.module.css';

/** A shelf with room for a star. */
export const emptyFavourites = (
  <>
    <path d="M30 96h100M42 96v10M118 96v10" />
    <path className={css.accent} d="M80 30l9 19 21 3-15 15 4 21-19-10-19 10 4-21-15-15 21-3z" />
    <path d="M72 60v.5M88 60v.5M75 69c3 3 7 3 10 0M36 40l4 4M124 40l-4 4M34 74h6M120 74h6" />
  </>
);
