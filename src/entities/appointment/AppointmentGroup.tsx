import { type ReactNode, useId } from 'react';
import css from './AppointmentGroup.module.css';

export interface AppointmentGroupProps {
  readonly title: string;
  /** List items. */
  readonly children: ReactNode;
}

/** Appointments below a heading, such as those of a day. */
export function AppointmentGroup({ title, children }: AppointmentGroupProps) {
  const id = useId();
  return (
    <section className={css['group']} aria-labelledby={id}>
      <h2 className={css['title']} id={id}>
        {title}
      </h2>
      <ul className={css['rows']}>{children}</ul>
    </section>
  );
}
