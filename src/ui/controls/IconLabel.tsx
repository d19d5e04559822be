import { Icon, type IconName } from '../icons/Icon.tsx';
import css from './iconAction.module.css';

export interface IconLabelProps {
  readonly icon: IconName;
  readonly children: string;
}

/** An icon with a short label under it: what stands in an `IconAction`. */
export function IconLabel({ icon, children }: IconLabelProps) {
  return (
    <>
      <span className={css.tile}>
        <Icon name={icon} sizeRem={1.375} />
      </span>
      <span>{children}</span>
    </>
  );
}
