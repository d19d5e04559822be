import type { ReactNode } from 'react';
import { formatVenueTime } from '../../../domain/time/formatVenueTime.ts';
import type { RegistrationState } from '../../../domain/exhibition/registrationState.ts';
import { organiserText } from '../../../ui/text/organiserText.tsx';
import { useShellMessages } from '../../../language/shellMessages.ts';
import styles from '../../../flows/landing/select.module.css';

export function ClosedNotice({ state }: { readonly state: RegistrationState }) {
  const { t, language } = useShellMessages('select');
  const time = state.untilMs === undefined ? undefined : formatVenueTime(state.untilMs);
  const reason = organiserText(state.reason, language);

  if (state.state === 'notYetOpen')
    return (
      <Closed
        title={t('soonTitle')}
        texts={[time === undefined ? t('soonTextNoTime') : t('soonText', { time })]}
      />
    );
  if (state.state === 'ended') return <Closed title={t('endedTitle')} texts={[t('endedText')]} />;
  return (
    <Closed title={t('pausedTitle')} texts={[reason, time === undefined ? '' : t('pausedUntil', { time })]} />
  );
}

function Closed({ title, texts }: { readonly title: string; readonly texts: readonly ReactNode[] }) {
  return (
    <div className={styles.notice} role="note">
      <h2 className={styles.noticeTitle}>{title}</h2>
      {texts.map((text, index) => text !== '' && <p key={index}>{text}</p>)}
    </div>
  );
}
