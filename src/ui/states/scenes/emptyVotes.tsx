import css from '../drawing.module.css';

/** A ballot box, and the paper before it. */
export const emptyVotes = (
  <>
    <path className={css.accent} d="M40 66h80v38H40z" />
    <path d="M32 66h96M64 58V24h32v34M72 40l6 6 10-12M68 66h24M74 84h12" />
  </>
);
