import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import styles from './mineHead.module.css';

/** In the shape of what comes: who this is on its ground, the state of the registration, and the entries. */
export const MineSkeleton = () => (
  <div className={styles.skeleton}>
    <div className={`${styles.root} ${styles['root--person']}`}>
      <div className={styles.person}>
        <span className={styles.avatar} />
        <span className={styles.who}>
          <span className={styles.bone} />
          <span className={styles.bone} />
        </span>
      </div>
    </div>
    <ListSkeleton rows={1} />
    <div className={styles.entries}>
      <ListSkeleton shape="row" rows={6} />
    </div>
  </div>
);
