import css from '../drawing.module.css';

/** Two chairs at a small table. */
export const emptyMeetings = (
  <>
    <path d="M38 52v50M38 80h22v22M122 52v50M122 80h-22v22" />
    <path className={css.accent} d="M64 70h32M80 70v32M70 102h20" />
    <path d="M76 64v-6h8v6M60 22h40a5 5 0 0 1 5 5v14a5 5 0 0 1-5 5H86l-6 7-6-7H60a5 5 0 0 1-5-5V27a5 5 0 0 1 5-5z" />
    <path d="M70 34v.5M80 34v.5M90 34v.5" />
  </>
);
