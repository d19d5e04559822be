import css from './HomeSkeleton.module.css';
import { PartSkeleton } from './PartSkeleton.tsx';

/** Higher than the screen, so that the foot of the page does not move when the home has come. */
export const HomeSkeleton = () => (
  <>
    <div className={css['cover']} aria-hidden="true" />
    <div className={css['head']}>
      <PartSkeleton shape="exhibitors" />
    </div>
    <PartSkeleton shape="exhibitors" />
    <PartSkeleton shape="line" />
    <PartSkeleton shape="rows" />
  </>
);
