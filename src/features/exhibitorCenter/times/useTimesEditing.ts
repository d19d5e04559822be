import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { type RowPart, takeOver } from '#domain/correction/rowChanges.ts';
import type { Answers, TextPair } from '#domain/form/formDefinition.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import type { RowStart } from '#flows/rowForm/rowDraft.ts';
import { startOfCorrection, useCorrection } from '#flows/rowForm/useCorrection.ts';
import { services } from '#session/services.ts';
import { languageOf } from '#language/language.ts';
import { useAnswers } from '#ui/fields/useAnswers.ts';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import { correctionEntry, newRowEntry } from '../ownRows/boothRowGateway.ts';
import { findBoothTimes } from './boothTimesQueries.ts';
import { answersOfTimes, type BoothTimes, timesChanges } from '../rules/timesAnswers.ts';
import { timesForm, timesParts } from '../rules/forms/timesForm.ts';
import { timesAddress, timesOwner, useTimesSending } from './timesSending.ts';

export interface TimesFormProps {
  readonly booth: BoothKey;
  /** '' for the booth itself. */
  readonly contactId: string;
  readonly name: string;
  /** The row that is corrected; undefined where there is none yet. */
  readonly times: BoothTimes | undefined;
  readonly start: RowStart;
  /** `YYYY-MM-DD`, at least one. */
  readonly days: readonly string[];
}

function useTimesForm(times: BoothTimes | undefined, days: readonly string[]) {
  const { t, i18n } = useTranslation('boothCalendar');
  const language = languageOf(i18n.language);
  return useMemo(() => {
    const both = (text: string): TextPair => ({ zh: text, en: text });
    const stored = times === undefined ? {} : answersOfTimes(times, days);
    const clocks = Object.values(stored).filter(
      (answer): answer is string => typeof answer === 'string' && /^\d\d:\d\d$/.test(answer),
    );
    const { intervalMinutes } = times?.calendar ?? {};
    return timesForm({
      text: (key) => both(t(key)),
      minutes: (count) => both(t('minutes', { minutes: count })),
      dayText: (day) => both(formatVenueMoment(parseVenueTime(day), 'day', language)),
      days,
      stored: { clocks, interval: intervalMinutes === undefined ? '' : String(intervalMinutes) },
    });
  }, [t, language, times, days]);
}

/** The answers of the form, what they are compared with, and the one sending. */
export function useTimesEditing({ booth, contactId, times, start, days: asked }: TimesFormProps) {
  // What is asked and compared stays as it was when the page was opened.
  const [row] = useState(times);
  const [days] = useState(asked);
  const form = useTimesForm(row, days);
  const [parts] = useState(() => timesParts(days));
  const [blank] = useState(() => answersOfTimes(row, days));
  const [begun] = useState(() => startOfCorrection(parts, blank, start));
  const typed = useAnswers(form, begun.typed);
  const sending = useTimesSending({ booth, contactId, times: row, start });
  const latest = useRef<BoothTimes>(undefined);
  const owner = timesOwner(booth, contactId);

  function sendChanges(mine: readonly RowPart[], answers: Answers) {
    // What is closed is made of hours and days together: what a colleague has changed of them counts.
    const theirs = parts.filter((part) => !mine.includes(part));
    const whole = takeOver(theirs, answers, answersOfTimes(latest.current, days));
    const record = timesChanges(mine, whole, latest.current, days);
    void sending.send(() => correctionEntry(booth, { owner, record }), row?.RecordId);
  }
  function sendNew() {
    const record = {
      ...timesChanges(parts, typed.getValues(), undefined, days),
      ExhibitorContactId: contactId,
      Type: contactId === '' ? '1' : '2',
    };
    void sending.send(() => newRowEntry(booth, { owner, record }));
  }
  const correction = useCorrection({
    address: timesAddress(booth, contactId),
    form,
    parts,
    typed,
    base: begun.base,
    async readNow() {
      const client = await services().client();
      const now = await findBoothTimes(client, booth, contactId, { policy: 'besideForm' });
      latest.current = now;
      return now === undefined ? null : answersOfTimes(now, days);
    },
    send: sendChanges,
  });
  const submit = () => (row === undefined ? sendNew() : void correction.submit());
  return { form, days, typed, sending, correction, blank, submit };
}
