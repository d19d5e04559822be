import { Icon, type IconName } from '../../../ui/icons/Icon.tsx';
import styles from './ticket.module.css';

export interface IconLabelProps {
  readonly icon: IconName;
  readonly children: string;
}

/** An icon with a short label under it: what stands in an action of the ticket. */
export function IconLabel({ icon, children }: IconLabelProps) {
  return (
    <>
      <span className={styles.tile}>
        <Icon name={icon} sizeRem={1.375} />
      </span>
      <span>{children}</span>
    </>
  );
}
