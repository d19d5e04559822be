import type { AskedQuestion } from '#entities/organiser/api/organiserRows.ts';
import css from '../review/ReviewCard.module.css';
import own from './asked.module.css';

/** What the visitor has left to be reached by. */
export function AskedReach({ asked: { Mob, Email } }: { readonly asked: AskedQuestion }) {
  if (Mob === '' && Email === '') return null;
  return (
    <p className={css['note']}>
      {Mob !== '' && (
        <a className={own['reach']} href={`tel:${Mob}`}>
          {Mob}
        </a>
      )}
      {Email !== '' && (
        <a className={own['reach']} href={`mailto:${Email}`}>
          {Email}
        </a>
      )}
    </p>
  );
}
