import { useTranslation } from 'react-i18next';
import { mostPlace, mostReason } from '#entities/appointment/useAskDraft.ts';
import { languageOf } from '#language/language.ts';
import { SubmissionPanel } from '#sending/SubmissionPanel.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { SegmentedControl } from '#ui/controls/choice/SegmentedControl.tsx';
import { Stepper } from '#ui/controls/Stepper.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Card } from '#ui/page/Card.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { localize } from '#ui/text/localize.ts';
import { FreeTimes } from '../boothInvite/FreeTimes.tsx';
import css from './giveAway.module.css';
import {
  type InvitationFormProps,
  type InvitationFormState,
  mostSeats,
  placeId,
  useInvitationForm,
  wordsId,
} from './useInvitationForm.ts';

/** Who invites, through which channel, to what time, how many and with what words. */
export function InvitationForm(props: InvitationFormProps) {
  const { t } = useTranslation('boothInvitations');
  const form = useInvitationForm(props);
  return (
    <SubmissionPanel sending={form.sending} refusedTitle={t('refused')}>
      <form onSubmit={form.submit} noValidate>
        {form.isOffline && <Notice kind="error">{t('offline')}</Notice>}
        <Who {...props} form={form} />
        <When form={form} />
        <Texts form={form} />
        <PageFoot>
          <Button type="submit" busy={form.sending.isSending} busyText={t('making')}>
            {t('make')}
          </Button>
        </PageFoot>
      </form>
    </SubmissionPanel>
  );
}

interface FormProps {
  readonly form: InvitationFormState;
}

function Who({ people, channels, form }: InvitationFormProps & FormProps) {
  const { t, i18n } = useTranslation('boothInvitations');
  const language = languageOf(i18n.language);
  return (
    <Card>
      {people.length > 1 && (
        <>
          <p className={css['label']}>{t('who')}</p>
          <SegmentedControl
            legend={t('who')}
            name="person"
            options={people.map(({ key, name }) => ({ key, text: name }))}
            chosen={form.personKey}
            onChoose={form.choosePerson}
          />
        </>
      )}
      {channels.length > 1 && (
        <>
          <p className={css['label']}>{t('channel')}</p>
          <SegmentedControl
            legend={t('channel')}
            name="channel"
            options={channels.map(({ RecordId, Name, NameEn }) => ({
              key: RecordId,
              text: localize({ zh: Name, en: NameEn }, language),
            }))}
            chosen={form.channelId}
            onChoose={form.chooseChannel}
          />
        </>
      )}
      <div className={css['seats']}>
        <p className={css['label']}>{t('seats')}</p>
        <Stepper
          label={t('seats')}
          value={form.seats}
          min={1}
          max={mostSeats}
          onChange={(seats) => form.chooseSeats(seats ?? 1)}
        />
        <p className={css['note']}>{t(form.seats === 1 ? 'seatsOne' : 'seatsMany')}</p>
      </div>
    </Card>
  );
}

function When({ form }: FormProps) {
  const { t } = useTranslation('boothInvitations');
  const { times, draft, isMeeting } = form;
  return (
    <>
      <SegmentedControl
        legend={t('meeting')}
        name="meeting"
        options={[
          { key: 'time', text: t('withTime') },
          { key: 'none', text: t('noMeeting') },
        ]}
        chosen={isMeeting ? 'time' : 'none'}
        onChoose={(key) => form.chooseMeeting(key === 'time')}
      />
      {isMeeting && times.missed !== undefined && <Notice kind="error">{t('timeMissed')}</Notice>}
      {isMeeting && times.days.length === 0 && (
        <Notice kind="info" title={t('noTimes')}>
          {t('noTimesText')}
        </Notice>
      )}
      {isMeeting && times.days.length > 0 && (
        <FreeTimes
          times={times}
          error={draft.wasTried && times.slot === undefined ? t('chooseTime') : undefined}
        />
      )}
    </>
  );
}

function Texts({ form: { draft, isMeeting } }: FormProps) {
  const { t } = useTranslation('boothInvitations');
  return (
    <Card>
      <TextField
        id={wordsId}
        label={t('words')}
        hint={t('wordsHint')}
        required={false}
        isLong
        max={mostReason}
        error={draft.wasTried && draft.isReasonWrong ? t('wordsLong', { max: mostReason }) : undefined}
        autoComplete="off"
        value={draft.reason}
        onText={draft.typeReason}
      />
      {isMeeting && (
        <TextField
          id={placeId}
          label={t('where')}
          required
          max={mostPlace}
          error={draft.wasTried && draft.isPlaceWrong ? t('placeWrong', { max: mostPlace }) : undefined}
          autoComplete="off"
          enterKeyHint="done"
          value={draft.place}
          onText={draft.typePlace}
        />
      )}
    </Card>
  );
}
