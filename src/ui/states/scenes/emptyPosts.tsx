import css from '../drawing.module.css';

/** A board with a note that is still blank. */
export const emptyPosts = (
  <>
    <path d="M34 28h92v66H34zM50 94v12M110 94v12" />
    <path className={css.accent} d="M52 42h30v34H52z" />
    <path d="M67 42v-6M94 46h18v20H94zM103 46v-5M60 56h14M60 64h8" />
  </>
);
