import styles from './results.module.css';
export type ResultKind =
  | 'signed'
  | 'earlier'
  | 'unconfirmed'
  | 'notYet'
  | 'over'
  | 'notApproved'
  | 'unknownPlace'
  | 'refused';

const circle = 'M48 6a42 42 0 1 1 0 84a42 42 0 1 1 0-84z';
const square = 'M18 8h60a10 10 0 0 1 10 10v60a10 10 0 0 1-10 10H18A10 10 0 0 1 8 78V18A10 10 0 0 1 18 8z';
const clock = 'M48 26v24l16 10';

/** A different frame for each, so that results differ by shape as well as by colour. */
const signs: Record<ResultKind, { readonly frame: string; readonly mark: string }> = {
  signed: { frame: circle, mark: 'M29 49l13 13l26-28' },
  earlier: { frame: circle, mark: 'M20 49l12 12l24-26M44 59l3 3l26-28' },
  unconfirmed: { frame: circle, mark: 'M48 26v26M36 42l12 12l12-12M32 66h32' },
  notYet: { frame: square, mark: clock },
  over: { frame: square, mark: `${clock}M22 74L74 22` },
  notApproved: { frame: 'M31 6h34l25 25v34L65 90H31L6 65V31z', mark: 'M32 48h32' },
  unknownPlace: { frame: 'M48 3l45 45l-45 45L3 48z', mark: 'M38 39a10 10 0 1 1 14 9q-4 2-4 7M48 65v1' },
  refused: { frame: 'M48 8l42 76H6z', mark: 'M48 36v22M48 69v1' },
};

/** The sign of a result. The words beside it say the same. */
export function ResultSign({ kind }: { readonly kind: ResultKind }) {
  const { frame, mark } = signs[kind];
  return (
    <svg className={styles.sign} viewBox="0 0 96 96" aria-hidden="true" focusable="false">
      <path className={styles.signFrame} d={frame} />
      <path className={styles.signMark} d={mark} />
    </svg>
  );
}
