import css from './PartSkeleton.module.css';

export interface PartSkeletonProps {
  readonly shape: 'line' | 'picture' | 'exhibitors' | 'happening' | 'now' | 'products' | 'rows';
}

/** As high as the part that comes, so that nothing below it moves. */
export const PartSkeleton = ({ shape }: PartSkeletonProps) => (
  <div className={`${css['part']} ${css[`part--${shape}`]}`} aria-hidden="true" />
);
