import css from './ListSkeleton.module.css';

/** Cards with a picture and two lines, until the rows are there. */
export function ListSkeleton({ rows = 6 }: { readonly rows?: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <div className={css['card']} key={row}>
      <span className={css['picture']} />
      <span className={css['lines']}>
        <span className={css['line']} />
        <span className={css['short']} />
      </span>
    </div>
  ));
}
