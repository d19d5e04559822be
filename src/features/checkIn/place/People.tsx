import { useState } from 'react';
import type { Voucher } from '#entities/voucher/rules/voucher.ts';
import type { PersonAtPlace } from '../useCheckInStatuses.ts';
import { useCheckInFirstWords } from '#language/useCheckInFirstWords.ts';
import { useCheckInWords } from '#language/useCheckInWords.ts';
import { Tick } from '#ui/fields/chosen/Tick.tsx';
import { CheckInButton } from './CheckInButton.tsx';
import { PersonRow } from './PersonRow.tsx';
import resultsStyles from '../result/results.module.css';

export interface PeopleProps {
  readonly people: readonly PersonAtPlace[];
  readonly onCheckIn: (chosen: readonly Voucher[]) => void;
}

/** All people with a voucher on this phone: who is checked in, and who is selected. All who may check in are selected. */
export function People({ people, onCheckIn }: PeopleProps) {
  const { t } = useCheckInWords();
  const first = useCheckInFirstWords();
  const [left, setLeft] = useState<readonly string[]>([]);
  const [isAsked, setIsAsked] = useState(false);
  const free = people.filter(({ status }) => status.kind === 'free').map(({ voucher }) => voucher);
  const chosen = free.filter(({ recordId }) => left.indexOf(recordId) < 0);
  const isSending = people.some(({ status }) => status.kind === 'sending');

  function tick(recordId: string, isTicked: boolean) {
    setIsAsked(false);
    const others = left.filter((other) => other !== recordId);
    setLeft(isTicked ? others : [...others, recordId]);
  }

  function sign() {
    if (chosen.length === 0) setIsAsked(true);
    else onCheckIn(chosen);
  }

  return (
    <>
      <fieldset className={resultsStyles.people} aria-describedby="check-in-asked">
        <legend>{t('people')}</legend>
        <ul className={resultsStyles.list}>
          {people.map((person) => {
            const { voucher } = person;
            if (person.status.kind !== 'free')
              return (
                <li key={voucher.recordId}>
                  <PersonRow person={person} />
                </li>
              );
            return (
              <li key={voucher.recordId}>
                <Tick
                  type="checkbox"
                  id={`check-in-${voucher.recordId}`}
                  name="people"
                  checked={left.indexOf(voucher.recordId) < 0}
                  onTick={(isTicked) => tick(voucher.recordId, isTicked)}
                  onBlur={() => {}}
                  describedBy={isAsked ? 'check-in-asked' : undefined}
                >
                  {voucher.name || first.holder}
                </Tick>
              </li>
            );
          })}
        </ul>
      </fieldset>
      <p className={resultsStyles.asked} id="check-in-asked" role="alert">
        {isAsked && t('choosePerson')}
      </p>
      <CheckInButton isSending={isSending} onCheckIn={sign}>
        {chosen.length > 1 ? t('checkInMany', { count: chosen.length }) : undefined}
      </CheckInButton>
    </>
  );
}
