import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { moveBoothAppointmentPath } from '#domain/address/exhibitorCenter/boothCalendarPaths.ts';
import { boothActionsOf } from '#entities/appointment/rules/boothActions.ts';
import type { BoothAppointment } from '#entities/appointment/rules/boothAppointment.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { languageOf } from '#language/language.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { RowCard } from '#ui/cells/RowCard.tsx';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import { formatVenueSpan } from '#ui/values/formatVenueMoment.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { MoreButton } from '../rowList/MoreButton.tsx';
import { AnswerSheet, hasSheet, type SheetKind } from './AnswerSheet.tsx';
import { BoothState } from './BoothState.tsx';
import { isUnanswered, useAnswers } from './useAnswers.ts';
import { useGuestName } from './useGuestName.ts';
import css from './BoothAppointmentCard.module.css';

interface BoothAppointmentCardProps {
  readonly booth: BoothKey;
  readonly appointment: BoothAppointment;
  /** Where the rows around it are of other days. */
  readonly showsDay: boolean;
  /** Whom it is with, where that is not plain from the page. */
  readonly contactName?: string | undefined;
}

/** Who comes, when and why, and what the exhibitor can do about it now. */
export function BoothAppointmentCard(props: BoothAppointmentCardProps) {
  const { booth, appointment } = props;
  const { t } = useTranslation('exhibitorCenter');
  const nowMs = useFairNow();
  const [sheet, setSheet] = useState<SheetKind>();
  const { running, failed, answer } = useAnswers(booth, appointment);
  const navigate = useNavigate();
  const actions = boothActionsOf(appointment, nowMs);
  const name = useGuestName()(appointment);
  const move = () => void navigate(moveBoothAppointmentPath(booth.exhibitionId, appointment.RecordId));
  return (
    <>
      <RowCard>
        <div className={css['body']}>
          <div className={css['head']}>
            <div className={css['facts']}>
              <Facts {...props} />
            </div>
            {hasSheet(actions) && (
              <div className={css['more']}>
                <MoreButton name={name} onOpen={() => setSheet('more')} />
              </div>
            )}
          </div>
          {failed !== undefined && <Notice kind="error">{t(`outcome_${failed}`)}</Notice>}
          {actions.includes('accept') && (
            <Answers
              name={name}
              isAccepting={running === 'agreed'}
              onRefuse={() => setSheet('refuse')}
              onAccept={() => answer('agreed')}
            />
          )}
        </div>
      </RowCard>
      {sheet !== undefined && (
        <AnswerSheet
          kind={sheet}
          name={name}
          actions={actions}
          isUnanswered={isUnanswered(appointment)}
          onAsk={setSheet}
          onAnswer={answer}
          onMove={move}
        />
      )}
    </>
  );
}

interface AnswersProps {
  readonly name: string;
  readonly isAccepting: boolean;
  readonly onRefuse: () => void;
  readonly onAccept: () => void;
}

function Answers({ name, isAccepting, onRefuse, onAccept }: AnswersProps) {
  const { t } = useTranslation('exhibitorCenter');
  return (
    <div className={css['answers']}>
      <Button kind="quiet" aria-label={t('refuseOf', { name })} aria-haspopup="dialog" onClick={onRefuse}>
        {t('refuse')}
      </Button>
      <Button busy={isAccepting} aria-label={t('acceptOf', { name })} onClick={onAccept}>
        {t('accept')}
      </Button>
    </div>
  );
}

function Facts({ appointment, showsDay, contactName }: BoothAppointmentCardProps) {
  const { t, i18n } = useTranslation(['exhibitorCenter', 'boothCalendar']);
  const language = languageOf(i18n.language);
  const { guest, startMs, endMs, place, reason, remark } = appointment;
  const name = useGuestName()(appointment);
  const company = localize(guest.company, language);
  const time = formatVenueSpan(startMs, endMs, language, showsDay ? 'day' : 'time');
  return (
    <>
      <p className={css['name']} lang={otherLanguage(guest.name, language)}>
        {name}
      </p>
      {(company !== '' || guest.job !== '') && (
        <p className={css['note']}>{[company, guest.job].filter((part) => part !== '').join(' · ')}</p>
      )}
      <p className={css['when']}>
        {startMs === undefined ? t('noTime') : time} · {place === '' ? t('noPlace') : place}
      </p>
      {contactName !== undefined && (
        <p className={css['note']}>{t('boothCalendar:metBy', { name: contactName })}</p>
      )}
      {reason !== '' && <p className={css['reason']}>{reason}</p>}
      {remark !== '' && <p className={css['note']}>{t('remark', { remark })}</p>}
      <span className={css['state']}>
        <BoothState appointment={appointment} />
      </span>
    </>
  );
}
