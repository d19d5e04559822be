import css from './programme.module.css';
import { useDayText } from './useDayText.ts';

/** Above the sessions of a day, while all days are searched. */
export function DayHeading({ day }: { readonly day: string }) {
  return <h2 className={css['day']}>{useDayText()(day)}</h2>;
}
