import css from './ListSkeleton.module.css';

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
