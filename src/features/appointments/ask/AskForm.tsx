import { usePartnerName } from '../usePartnerName.ts';
import { formatVenueSpan, formatVenueClock } from '#ui/values/formatVenueMoment.ts';
import { languageOf } from '#language/language.ts';
import { CompanyLogo } from '#entities/exhibitor/CompanyLogo.tsx';
import type { Appointment, AppointmentPartner } from '#entities/appointment/rules/appointment.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/controls/Button.tsx';
import { SegmentedControl } from '#ui/controls/choice/SegmentedControl.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Card } from '#ui/page/Card.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { ChooseTime } from './ChooseTime.tsx';
import { mostPlace, mostReason } from '#entities/appointment/useAskDraft.ts';
import { useAskForm, type AskFormProps } from './useAskForm.ts';
import css from './ask.module.css';

/** When, why and where; the button names the time. */
export function AskForm(props: AskFormProps) {
  const { people, partner, moved, draft, sending } = props;
  const { t } = useTranslation('appointments');
  const form = useAskForm(props);
  const { failure } = form;
  const isProposal = moved?.own === 'invited';
  const sendKey = isProposal ? 'propose' : moved === undefined ? 'ask' : 'move';
  return (
    <form onSubmit={form.submit} noValidate>
      <PartnerHead partner={partner} moved={moved} />
      {failure !== undefined && <Notice kind="error">{t(`outcome_${failure}`)}</Notice>}
      <ChooseTime {...props} form={form} />
      <Card>
        {people.length > 1 && moved === undefined && (
          <SegmentedControl
            legend={t('whoAsks')}
            name="person"
            options={people.map(({ visitorId, name }) => ({ key: visitorId, text: name || t('whoAsks') }))}
            chosen={form.person.visitorId}
            onChoose={form.choosePerson}
          />
        )}
        <TextField
          id="appointment-about"
          label={t(isProposal ? 'proposeNote' : 'askReason')}
          hint={t(isProposal ? 'proposeNoteHint' : 'askReasonHint')}
          required={false}
          isLong
          max={mostReason}
          error={draft.wasTried && draft.isReasonWrong ? t('reasonLong', { max: mostReason }) : undefined}
          autoComplete="off"
          value={draft.reason}
          onText={draft.typeReason}
        />
        <TextField
          id="appointment-place"
          label={t('askPlace')}
          required
          max={mostPlace}
          error={draft.wasTried && draft.isPlaceWrong ? t('askPlaceEmpty') : undefined}
          autoComplete="off"
          enterKeyHint="done"
          value={draft.place}
          onText={draft.typePlace}
        />
      </Card>
      <PageFoot>
        <SendButton form={form} isSending={sending.isSending} send={sendKey} />
      </PageFoot>
    </form>
  );
}

interface SendButtonProps {
  readonly form: ReturnType<typeof useAskForm>;
  readonly isSending: boolean;
  /** What it does, once a time is chosen. */
  readonly send: 'ask' | 'move' | 'propose';
}

/** Filled once there is a time, which it names. */
function SendButton({ form: { slot, isMoving }, isSending, send }: SendButtonProps) {
  const { t } = useTranslation('appointments');
  return (
    <Button
      type="submit"
      kind={slot === undefined ? 'secondary' : 'primary'}
      busy={isSending || isMoving}
      busyText={t('asking')}
    >
      {slot === undefined ? t('chooseSlot') : t(send, { time: formatVenueClock(slot.startMs) })}
    </Button>
  );
}

interface PartnerHeadProps {
  readonly partner: Pick<AppointmentPartner, 'company' | 'logo' | 'boothNo'>;
  readonly moved: Appointment | undefined;
}

/** Whom it is with, and the time until now of one that is moved. */
function PartnerHead({ partner, moved }: PartnerHeadProps) {
  const { t, i18n } = useTranslation('appointments');
  const { name, lang } = usePartnerName(partner);
  const language = languageOf(i18n.language);
  return (
    <div className={css['partner']}>
      <CompanyLogo src={partner.logo} name={name} />
      <div className={css['words']}>
        <p className={css['name']} lang={lang}>
          {name}
        </p>
        {partner.boothNo !== '' && <p className={css['note']}>{t('atBooth', { booth: partner.boothNo })}</p>}
        {moved !== undefined && (
          <p className={css['note']}>
            {t('moveFrom', { time: formatVenueSpan(moved.startMs, moved.endMs, language) })}
          </p>
        )}
      </div>
    </div>
  );
}
