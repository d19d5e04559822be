import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { keepTextDraft, readTextDraft, textDraftName } from '#device/drafts/textDraft.ts';
import { laterNames } from '#device/storage/later/laterNames.ts';
import { boothAppointmentsPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import type { BoothAppointment } from '#entities/appointment/rules/boothAppointment.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { codePointCount } from '#domain/text/cleanText.ts';
import type { ChangeFailure } from '#entities/appointment/changeOnce.ts';
import { firstSlotId } from '#entities/appointment/SlotGrid.tsx';
import { invalidateAppointments } from '#entities/appointment/appointmentQueries.ts';
import { useAction } from '#flows/content/useAction.ts';
import { languageOf } from '#language/language.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Card } from '#ui/page/Card.tsx';
import { focusControl } from '#ui/page/ErrorSummary.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { FreeTimes } from '../boothInvite/FreeTimes.tsx';
import { formatVenueSpan, formatVenueClock } from '#ui/values/formatVenueMoment.ts';
import { useGuestName } from './useGuestName.ts';
import { invalidateBoothAppointments } from '../ownRows/boothQueries.ts';
import { moveBoothAppointment } from './moveBoothAppointment.ts';
import css from '../boothCalendar/boothDay.module.css';
import { type MoveData, useMoveTimes } from './useMoveTimes.ts';

interface MoveFormProps {
  readonly booth: BoothKey;
  readonly moved: BoothAppointment;
  readonly data: MoveData;
  readonly contactName: string;
}

const mostNote = 200;
const noteId = 'move-note';

/** What is written stays until it is sent or the tab is closed. */
function useNote({ exhibitionId, exhibitorId, exhibitorUserId }: BoothKey, recordId: string) {
  const owner = { exhibitionId, visitorId: exhibitorId, exhibitorUserId };
  const name = textDraftName(laterNames.appointmentPrefix, owner, recordId);
  const [text, setText] = useState(() => readTextDraft(name));
  const keep = (typed: string) => {
    setText(typed);
    keepTextDraft(name, typed);
  };
  return { text, keep, isLong: codePointCount(text.trim()) > mostNote };
}

function useMoveSending({ booth, moved }: MoveFormProps, times: ReturnType<typeof useMoveTimes>) {
  const { t } = useTranslation('boothCalendar');
  const navigate = useNavigate();
  const note = useNote(booth, moved.RecordId);
  const [wasTried, setWasTried] = useState(false);
  const { slot } = times;
  const { running, failed, run } = useAction<ChangeFailure>(async () => {
    await Promise.all([invalidateBoothAppointments(booth), invalidateAppointments(booth.exhibitionId)]);
  });

  async function send(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (slot === undefined) return focusControl(firstSlotId);
    if (note.isLong) return focusControl(noteId);
    const act = async () => {
      const outcome = await moveBoothAppointment(booth, moved, slot, note.text.trim());
      if (outcome === 'slotTaken') times.loseSlot(slot);
      return outcome;
    };
    const isDone = await run({ name: 'move', act, done: t('moved'), toast: { outlivesNavigation: true } });
    if (!isDone) return;
    note.keep('');
    await navigate(boothAppointmentsPath(booth.exhibitionId), { replace: true });
  }

  return { note, wasTried, failed, isSending: running !== undefined, send };
}

/** Which other time, a note, and the button that names the time. */
export function MoveForm(props: MoveFormProps) {
  const { moved, data } = props;
  const { t } = useTranslation(['boothCalendar', 'exhibitorCenter']);
  const times = useMoveTimes(moved, data);
  const { note, wasTried, failed, isSending, send } = useMoveSending(props, times);
  const { slot } = times;
  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <Until {...props} />
      {failed !== undefined && <Notice kind="error">{t(`exhibitorCenter:outcome_${failed}`)}</Notice>}
      {times.days.length === 0 ? (
        <Notice kind="info" title={t('noTimes')}>
          {t('noTimesText')}
        </Notice>
      ) : (
        <FreeTimes times={times} error={wasTried && slot === undefined ? t('chooseTime') : undefined} />
      )}
      <Card>
        <TextField
          id={noteId}
          label={t('note')}
          hint={t('noteHint')}
          isLong
          max={mostNote}
          error={wasTried && note.isLong ? t('noteLong', { max: mostNote }) : undefined}
          autoComplete="off"
          value={note.text}
          onText={note.keep}
        />
      </Card>
      <PageFoot>
        <Button
          type="submit"
          kind={slot === undefined ? 'secondary' : 'primary'}
          busy={isSending}
          busyText={t('sending')}
        >
          {slot === undefined ? t('chooseTime') : t('propose', { time: formatVenueClock(slot.startMs) })}
        </Button>
      </PageFoot>
    </form>
  );
}

/** The visitor, and the time until now. */
function Until({ moved, contactName }: MoveFormProps) {
  const { t, i18n } = useTranslation('boothCalendar');
  const time = formatVenueSpan(moved.startMs, moved.endMs, languageOf(i18n.language));
  return (
    <p className={css['line']}>
      {t('moveFrom', { name: useGuestName()(moved), time })}
      {moved.contactId !== '' && ` · ${contactName}`}
    </p>
  );
}
