import type { ButtonHTMLAttributes } from 'react';
import { AppLink } from './AppLink.tsx';
import { IconLabel, type IconLabelProps } from './IconLabel.tsx';
import css from './iconAction.module.css';

export interface IconActionProps
  extends IconLabelProps,
    Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick' | 'disabled' | 'aria-expanded' | 'aria-busy'> {
  /** With an address it is a link, otherwise a button. */
  readonly to?: string | undefined;
}

/** One of several things that can be done here, none of them the primary one; stands in an `IconActionRow`. */
export function IconAction({ icon, children, to, ...button }: IconActionProps) {
  const label = <IconLabel icon={icon}>{children}</IconLabel>;
  return to === undefined ? (
    <button type="button" className={css.action} {...button}>
      {label}
    </button>
  ) : (
    <AppLink className={css.action} to={to}>
      {label}
    </AppLink>
  );
}
