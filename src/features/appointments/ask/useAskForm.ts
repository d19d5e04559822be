import type { AskDraft } from '#entities/appointment/useAskDraft.ts';
import type { AskData, AskProps } from './useAskData.ts';
import type { ActiveSubmission } from '#sending/useSubmission.ts';
import type { Appointment } from '#entities/appointment/rules/appointment.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { appointmentPath } from '#entities/appointment/rules/appointmentPaths.ts';
import { endOf, isOpen } from '#entities/appointment/rules/appointmentActions.ts';
import { isFree, type Slot, type SlotDay, slotDays } from '#entities/appointment/rules/slots.ts';
import { chosenDay } from '#entities/programme/rules/programmeDays.ts';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import { invalidateAppointments } from '#entities/appointment/appointmentQueries.ts';
import { moveAppointment } from '#entities/appointment/changeAppointment.ts';
import { firstSlotId } from '#entities/appointment/SlotGrid.tsx';
import type { ChangeFailure } from '#entities/appointment/changeOnce.ts';
import { unscheduleAppointment } from '#entities/appointment/scheduleAppointments.ts';
import { useRemembered } from '#entities/programme/schedule/useRemembered.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { useOneAtATime } from '#ui/controls/useOneAtATime.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { focusControl } from '#ui/page/ErrorSummary.tsx';
import { appointmentEntry } from '../appointmentSubmission.ts';
import { refusalOfAsk } from '../refusalOfAsk.ts';
import { busyWith } from '../rules/busyWith.ts';
import { useAsked } from './useAsked.ts';

export interface AskFormProps extends AskProps, AskData {
  readonly draft: AskDraft;
  readonly sending: ActiveSubmission<Appointment>;
}

export type AskFormState = ReturnType<typeof useAskForm>;

const noDay: SlotDay = { day: '', slots: [] };

/** What is chosen, as far as it is still free, and the sending of it. */
export function useAskForm(props: AskFormProps) {
  const { people, moved } = props;
  const choice = useChosenSlot(props);
  const { slot } = choice;
  const [personId, choosePerson] = useState('');
  const person = people.find(({ visitorId }) => visitorId === personId) ?? people[0];
  const planned = useRemembered();
  const sender = useAskSender(props, { slot, person, calendar: choice.calendar, onTaken: choice.loseSlot });
  const isUnderWay = props.sending.isSending || sender.isMoving;
  return {
    ...choice,
    ...sender,
    // What this page is sending takes its time on the server.
    takenMs: isUnderWay ? undefined : choice.takenMs,
    person,
    choosePerson,
    /** What the visitor has planned at the chosen time. */
    busy: slot && busyWith(planned, slot, moved?.RecordId),
  };
}

function useChosenSlot({ calendars, mine, exhibitorId, moved }: AskFormProps) {
  const asked = useAsked();
  const nowMs = useFairNow();
  const [lostMs, setLostMs] = useState<number>();
  const [first] = calendars;
  const calendar = calendars.find(({ RecordId }) => RecordId === asked.calendarId) ?? first;
  if (calendar === undefined) throw new Error('a form without a calendar');
  const own = mine
    .filter((row) => row.exhibitorId === exhibitorId && isOpen(row.state) && row.RecordId !== moved?.RecordId)
    .map((row) => ({ startMs: row.startMs ?? NaN, endMs: endOf(row) ?? NaN }));
  const lost = lostMs === undefined ? [] : [{ startMs: lostMs, endMs: lostMs + 1 }];
  const days = slotDays(calendar, nowMs, [...own, ...lost])
    .map(({ day, slots }) => ({ day, slots: slots.filter(({ state }) => state !== 'past') }))
    .filter(({ slots }) => slots.length > 0);
  const askedDay =
    asked.day || (asked.startMs === undefined ? '' : formatVenueTime(asked.startMs, 'yyyy-MM-dd'));
  const names = days.map(({ day }) => day);
  // A page that opens shows a day on which something is free.
  const freeDay = days.find(({ slots }) => slots.some(isFree))?.day ?? '';
  const shown = chosenDay(names, askedDay || freeDay, nowMs);
  const day = days.find((one) => one.day === shown) ?? days[0] ?? noDay;
  const slot = day.slots.find((one) => one.startMs === asked.startMs && isFree(one));
  // It was chosen from this page, and another visitor has it now.
  const isTaken = day.slots.some((one) => one.startMs === asked.startMs && !isFree(one));
  return {
    calendar,
    days,
    day,
    slot,
    takenMs: isTaken ? asked.startMs : undefined,
    chooseCalendar: asked.chooseCalendar,
    chooseDay: asked.chooseDay,
    chooseSlot: ({ startMs }: Slot) => {
      asked.chooseSlot(formatVenueTime(startMs, 'yyyy-MM-dd'), startMs);
    },
    loseSlot: ({ startMs }: Slot) => setLostMs(startMs),
  };
}

interface Chosen {
  readonly slot: Slot | undefined;
  readonly person: AskFormProps['people'][0];
  readonly calendar: AskFormProps['calendars'][number];
  /** The server has given the time to another visitor. */
  readonly onTaken: (slot: Slot) => void;
}

function useAskSender(props: AskFormProps, { slot, person, calendar, onTaken }: Chosen) {
  const { exhibitionId, exhibitorId, moved, draft, sending } = props;
  const { t } = useTranslation('appointments');
  const navigate = useNavigate();
  const { isBusy: isMoving, run } = useOneAtATime();
  const [failure, setFailure] = useState<ChangeFailure>();
  const texts = () => ({ reason: draft.reason.trim(), place: draft.place.trim() });

  async function loseTo(taken: Slot) {
    onTaken(taken);
    await invalidateAppointments(exhibitionId).catch(() => {});
  }

  async function ask(wanted: Slot) {
    const { startMs, endMs } = wanted;
    const entry = {
      exhibitionId,
      exhibitorId,
      visitorId: person.visitorId,
      contactId: calendar.contactId,
      startMs,
      endMs,
      ...texts(),
    };
    const state = await sending.send(() => appointmentEntry(entry));
    if (state?.at !== 'rejected' || refusalOfAsk(state.refusal) !== 'outcome_slotTaken') return;
    await sending.giveUp();
    await loseTo(wanted);
  }

  async function move(seen: NonNullable<typeof moved>, wanted: Slot) {
    const outcome = await moveAppointment(seen, { ...texts(), ...wanted });
    if (outcome === 'slotTaken') return loseTo(wanted);
    if (outcome !== 'done') {
      setFailure(outcome);
      return void invalidateAppointments(exhibitionId).catch(() => {});
    }
    draft.forget();
    // It comes back with its new time, once that is agreed.
    unscheduleAppointment(exhibitionId, seen.RecordId);
    await invalidateAppointments(exhibitionId).catch(() => {});
    renderToast(t('moved'), { outlivesNavigation: true });
    await navigate(appointmentPath(exhibitionId, seen.RecordId), { replace: true });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (sending.isSending) return;
    draft.tried();
    setFailure(undefined);
    if (slot === undefined) return focusControl(firstSlotId);
    if (draft.isReasonWrong) return focusControl('appointment-about');
    if (draft.isPlaceWrong) return focusControl('appointment-place');
    if (!navigator.onLine) return setFailure('notSent');
    void run(() => (moved === undefined ? ask(slot) : move(moved, slot)));
  }

  return { submit, failure, isMoving };
}
