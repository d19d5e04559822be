import { useTranslation } from 'react-i18next';
import { boothAppointmentsPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import { isOpen } from '#entities/appointment/rules/appointmentActions.ts';
import { mostPlace, mostReason } from '#entities/appointment/useAskDraft.ts';
import { languageOf } from '#language/language.ts';
import { SubmissionPanel } from '#sending/SubmissionPanel.tsx';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { SegmentedControl } from '#ui/controls/choice/SegmentedControl.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Card } from '#ui/page/Card.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { formatVenueMoment, formatVenueSpan, formatVenueClock } from '#ui/values/formatVenueMoment.ts';
import { FreeTimes } from './FreeTimes.tsx';
import { invitationRefusal } from './invitationSending.ts';
import {
  aboutId,
  type InviteFormProps,
  type InviteFormState,
  placeId,
  useInviteForm,
} from './useInviteForm.ts';

/** With whom of the booth, when, what about and where; the button names the time. */
export function InviteForm(props: InviteFormProps) {
  const { t } = useTranslation('boothInvite');
  const form = useInviteForm(props);
  const { slot } = form.times;
  return (
    <SubmissionPanel
      sending={form.sending}
      refusedTitle={t('refusedTitle')}
      describeRefusal={(refusal) => {
        const known = invitationRefusal(refusal);
        return known === 'notRegistered' || known === 'alreadyAsked' ? t(`refused_${known}`) : undefined;
      }}
    >
      <form onSubmit={form.submit} noValidate>
        <Standing {...props} />
        <Missed form={form} />
        <ChooseTime {...props} form={form} />
        <Texts form={form} />
        <PageFoot>
          <Button
            type="submit"
            kind={slot === undefined ? 'secondary' : 'primary'}
            busy={form.sending.isSending}
            busyText={t('sending')}
          >
            {slot === undefined ? t('chooseTime') : t('send', { time: formatVenueClock(slot.startMs) })}
          </Button>
        </PageFoot>
      </form>
    </SubmissionPanel>
  );
}

interface FormProps {
  readonly form: InviteFormState;
}

/** That the booth has an appointment with this visitor already. */
function Standing({ booth, rows, visitorId }: InviteFormProps) {
  const { t, i18n } = useTranslation('boothInvite');
  const standing = rows.find((row) => row.visitorId === visitorId && isOpen(row.state));
  if (standing === undefined) return null;
  const time = formatVenueSpan(standing.startMs, standing.endMs, languageOf(i18n.language));
  return (
    <Notice kind="info">
      <p>{t('have', { time })}</p>
      <AppLink to={boothAppointmentsPath(booth.exhibitionId)}>{t('haveOpen')}</AppLink>
    </Notice>
  );
}

/** Why what was chosen cannot be had any more. */
function Missed({ form: { refused, missed } }: FormProps) {
  const { t, i18n } = useTranslation('boothInvite');
  if (refused !== undefined) return <Notice kind="error">{t(`refused_${refused}`)}</Notice>;
  if (missed === undefined) return null;
  const time = formatVenueMoment(missed.startMs, 'dayTime', languageOf(i18n.language));
  return <Notice kind="error">{t(missed.isOver ? 'isOver' : 'isTaken', { time })}</Notice>;
}

function ChooseTime({ calendars, nameOf, form }: InviteFormProps & FormProps) {
  const { t } = useTranslation('boothInvite');
  const { times, draft } = form;
  const { calendar, days, slot } = times;
  return (
    <>
      {calendars.length > 1 && calendar !== undefined && (
        <SegmentedControl
          legend={t('withWhom')}
          name="calendar"
          options={calendars.map(({ RecordId, contactId }) => ({ key: RecordId, text: nameOf(contactId) }))}
          chosen={calendar.RecordId}
          onChoose={times.chooseCalendar}
        />
      )}
      {days.length === 0 ? (
        <Notice kind="info" title={t('noTimes')}>
          {t('noTimesText')}
        </Notice>
      ) : (
        <FreeTimes times={times} error={draft.wasTried && slot === undefined ? t('chooseTime') : undefined} />
      )}
    </>
  );
}

function Texts({ form: { draft } }: FormProps) {
  const { t } = useTranslation('boothInvite');
  return (
    <Card>
      <TextField
        id={aboutId}
        label={t('about')}
        hint={t('aboutHint')}
        required
        isLong
        max={mostReason}
        error={draft.wasTried && draft.isReasonWrong ? t('aboutWrong', { max: mostReason }) : undefined}
        autoComplete="off"
        value={draft.reason}
        onText={draft.typeReason}
      />
      <TextField
        id={placeId}
        label={t('place')}
        required
        max={mostPlace}
        error={draft.wasTried && draft.isPlaceWrong ? t('placeWrong', { max: mostPlace }) : undefined}
        autoComplete="off"
        enterKeyHint="done"
        value={draft.place}
        onText={draft.typePlace}
      />
    </Card>
  );
}
