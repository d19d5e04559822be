import type { FairMs } from '#domain/time/clocks.ts';
import { useTranslation } from 'react-i18next';
import type { Channel } from '#domain/exhibition/channel.ts';
import type { Exhibition } from '#domain/exhibition/exhibition.ts';
import { registerPath } from '#domain/address/paths.ts';
import { registrationState } from '#domain/exhibition/registrationState.ts';
import { toldEnd } from '#domain/time/period/toldEnd.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { Countdown } from '#ui/text/Countdown.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { useMomentText } from '#ui/values/useMomentText.ts';
import styles from './channelGroup.module.css';

export interface ChannelEntryProps {
  readonly exhibition: Exhibition;
  readonly channel: Channel;
  readonly nowMs: FairMs;
  readonly headingLevel: 2 | 3;
  /** What was counted down to has come. */
  readonly onDue: () => void;
}

/** One way to register. An open one is a link as a whole; any other says what keeps it closed, and is no link. */
export function ChannelEntry({ exhibition, channel, nowMs, headingLevel, onDue }: ChannelEntryProps) {
  const { t } = useTranslation('channelGroup');
  const moment = useMomentText();
  const { language } = useFieldTexts();
  const { state, untilMs, reason } = registrationState(exhibition, channel, nowMs);
  const time = moment(state === 'open' ? toldEnd(untilMs ?? NaN) : untilMs, 'dayTime');
  const name = organiserText({ zh: channel.Name, en: channel.NameEn }, language) || channel.RecordId;
  const description = organiserText(channel.Description, language);
  const Heading = `h${headingLevel}` as const;

  const badge = (
    <span className={`${styles.state} ${styles[`state--${state}`]}`}>
      <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path d={marks[state]} />
      </svg>
      {t(state)}
    </span>
  );
  if (state === 'open')
    return (
      <AppLink
        className={`${styles.channel} ${styles['channel--open']}`}
        to={registerPath(exhibition.RecordId, channel.RecordId)}
      >
        <Heading className={styles.name}>{name}</Heading>
        <span className={styles.text}>
          {description !== '' && <span className={styles.line}>{description}</span>}
          {badge}
          {untilMs !== undefined && <span className={styles.until}>{t('openUntil', { time })}</span>}
        </span>
        <span className={styles.go} aria-hidden="true">
          {t('register')}
        </span>
      </AppLink>
    );
  return (
    <div className={styles.channel}>
      <Heading className={styles.name}>{name}</Heading>
      <div className={styles.text}>
        {description !== '' && <span className={styles.line}>{description}</span>}
        {badge}
        {state === 'notYetOpen' && untilMs !== undefined && <OpensAt untilMs={untilMs} onDue={onDue} />}
        {state === 'ended' && <span className={styles.line}>{t('endedText')}</span>}
        {state === 'temporarilyClosed' && (
          <>
            {untilMs !== undefined && <span className={styles.until}>{t('closedUntil', { time })}</span>}
            <span className={styles.line}>{organiserText(reason, language) || t('closedText')}</span>
          </>
        )}
      </div>
    </div>
  );
}

function OpensAt({ untilMs, onDue }: { readonly untilMs: number } & Pick<ChannelEntryProps, 'onDue'>) {
  const { t } = useTranslation('channelGroup');
  const moment = useMomentText();
  const time = moment(untilMs, 'dayTime');
  return (
    <>
      <span className={styles.until}>{t('opensAt', { time })}</span>
      <span className={styles.line}>
        <span aria-hidden="true">{t('opensIn')} </span>
        <strong className={styles.countdown}>
          <Countdown untilMs={untilMs} label={t('opensIn')} onEnd={onDue} />
        </strong>
      </span>
    </>
  );
}

/** A tick, a clock, a cross and a pause. */
const marks = {
  open: 'M3.5 8.5l3 3 6-7',
  notYetOpen: 'M8 4v4l2.5 1.5M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0',
  ended: 'M4 4l8 8M12 4l-8 8',
  temporarilyClosed: 'M5.5 4v8M10.5 4v8',
} as const;
