import css from '../drawing.module.css';

/** An open parcel that has not been packed. */
export const emptyOrders = (
  <>
    <path d="M44 58l36 14 36-14M80 72v34M30 46l14 12v34l36 14 36-14V58l14-12" />
    <path className={css.accent} d="M44 58L80 44l36 14-36 14z" />
    <path d="M80 20v14M74 28l6 6 6-6" />
  </>
);
