import { useTranslation } from 'react-i18next';
import type { Exhibition } from '#domain/exhibition/exhibition.ts';
import type { RegistrationState } from '#domain/exhibition/registrationState.ts';
import { AddOpening } from '#flows/assist/AddToCalendar.tsx';
import { languageOf } from '#language/language.ts';
import { Countdown } from '#ui/text/Countdown.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import selectStyles from '#flows/landing/select.module.css';
import { formatVenueSpan } from '#ui/values/formatVenueMoment.ts';
import styles from './closedNotice.module.css';

interface ClosedNoticeProps {
  readonly exhibition: Exhibition;
  readonly state: RegistrationState;
  readonly onDue: () => void;
}

/** Why registration is closed, and until when. That it is closed is said above the exhibition's name. */
export function ClosedNotice({ exhibition, state, onDue }: ClosedNoticeProps) {
  const { t, i18n } = useTranslation('more');
  const language = languageOf(i18n.language);
  const reason = organiserText(state.reason, language);
  const { untilMs } = state;
  const time = untilMs === undefined ? '' : formatVenueSpan(untilMs, undefined, language);
  if (state.state === 'notYetOpen' && untilMs !== undefined)
    return <Soon exhibition={exhibition} untilMs={untilMs} time={time} onDue={onDue} />;
  const when = {
    open: '',
    notYetOpen: t('soonTextNoTime'),
    ended: t('endedText'),
    temporarilyClosed: time && t('pausedUntil', { time }),
  }[state.state];
  return (
    <div className={selectStyles.notice} role="note">
      {reason !== '' && <p>{reason}</p>}
      {when !== '' && <p>{when}</p>}
    </div>
  );
}

interface SoonProps {
  readonly exhibition: Exhibition;
  readonly untilMs: number;
  readonly time: string;
  readonly onDue: () => void;
}

function Soon({ exhibition, untilMs, time, onDue }: SoonProps) {
  const { t } = useTranslation('more');
  return (
    <div className={`${selectStyles.notice} ${styles.soon}`} role="note">
      <p className={styles.left}>
        <span aria-hidden="true">{t('opensIn')} </span>
        <Countdown untilMs={untilMs} label={t('opensIn')} onEnd={onDue} />
      </p>
      <p>{t('opensAt', { time })}</p>
      <AddOpening
        exhibition={exhibition}
        opensAtMs={untilMs}
        titleOf={(name) => t('openingEntry', { name })}
        className={styles.remind}
      >
        {t('openingToCalendar')}
      </AddOpening>
    </div>
  );
}
