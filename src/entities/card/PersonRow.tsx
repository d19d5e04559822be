import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Temperature } from './rules/contact.ts';
import { languageOf } from '#language/language.ts';
import { RowCard } from '#ui/cells/RowCard.tsx';
import { RowCardLink } from '#ui/cells/RowCardLink.tsx';
import { Monogram } from '#ui/media/Monogram.tsx';
import { formatVenueMoment, venueIsoTime } from '#ui/values/formatVenueMoment.ts';
import css from './personRow.module.css';
import { TemperatureMark } from './TemperatureChoice.tsx';

export interface PersonRowProps {
  readonly to: string;
  readonly name: string;
  readonly company: string;
  readonly job: string;
  /** Epoch milliseconds: when they were met last. */
  readonly metAtMs: number;
  readonly temperature: Temperature | '';
  /** What else was noted; '' for nothing. */
  readonly marks: string;
  readonly state?: ReactNode;
}

/** A person in a list: who, where they work, when they were met, and what was noted. */
export function PersonRow({ to, name, company, job, metAtMs, temperature, marks, state }: PersonRowProps) {
  const { i18n } = useTranslation('cards');
  const work = [company, job].filter((text) => text !== '').join(' · ');
  return (
    <div className={css['rowBox']}>
      <RowCard>
        <RowCardLink className={css['row']} to={to}>
          <Monogram name={name} shape="round" small />
          <span className={css['words']}>
            <span className={css['head']}>
              <span className={css['name']}>{name}</span>
              <time className={css['day']} dateTime={venueIsoTime(metAtMs)}>
                {formatVenueMoment(metAtMs, 'day', languageOf(i18n.language))}
              </time>
            </span>
            {work !== '' && <span className={css['work']}>{work}</span>}
            {(temperature !== '' || marks !== '' || state !== undefined) && (
              <span className={css['marks']}>
                <TemperatureMark value={temperature} />
                {state}
                {marks !== '' && <span className={css['mark']}>{marks}</span>}
              </span>
            )}
          </span>
        </RowCardLink>
      </RowCard>
    </div>
  );
}
