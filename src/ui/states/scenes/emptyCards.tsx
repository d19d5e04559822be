import css from '../drawing.module.css';

/** A badge on a lanyard, without a name. */
export const emptyCards = (
  <>
    <path d="M58 18l20 32M102 18L82 50M74 50h12v8H74z" />
    <path
      className={css.accent}
      d="M54 58h52a4 4 0 0 1 4 4v38a4 4 0 0 1-4 4H54a4 4 0 0 1-4-4V62a4 4 0 0 1 4-4z"
    />
    <path d="M67 76a5 5 0 1 1-.1 0M58 96c2-10 16-10 18 0M84 78h16M84 88h10" />
  </>
);
