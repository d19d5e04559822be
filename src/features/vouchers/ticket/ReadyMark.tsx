import { PaperBits } from '#ui/motion/PaperBits.tsx';
import styles from './ticket.module.css';

/** A tick that is drawn as the ticket comes, and paper bits around it. */
export const ReadyMark = () => (
  <div className={styles.readyPlace}>
    <svg className={styles.ready} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <circle cx="24" cy="24" r="22" />
      <path d="M14 25l7 7 13-15" />
    </svg>
    <PaperBits />
  </div>
);
