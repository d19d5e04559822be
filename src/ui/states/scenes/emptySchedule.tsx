import css from '../drawing.module.css';

/** A stage with an open curtain and an empty lectern. */
export const emptySchedule = (
  <>
    <path d="M28 100h104M36 100V24h88v76M36 24c2 18-1 40-8 50M124 24c-2 18 1 40 8 50M36 34c16 10 28 10 44 0 16 10 28 10 44 0" />
    <path className={css.accent} d="M66 72h28l-4 28H70z" />
    <path d="M80 72V60M80 52a4 4 0 1 1-.1 0" />
  </>
);
