import { useTranslation } from 'react-i18next';
import { codePath } from '#domain/address/paths.ts';
import { reviewStatus } from '#domain/review/reviewStatus.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { useVenueDays } from '../useVenueDays.ts';
import { CorrectButton } from './CorrectButton.tsx';
import { Timeline } from './Timeline.tsx';
import { ToComplete } from './ToComplete.tsx';
import type { MineParts } from '../center/mineParts.ts';
import styles from './status.module.css';

const icons = { approved: 'check', toBeReviewed: 'time', declined: 'warning', unknown: 'info' } as const;

/** The state of the registration with the one thing to do about it: the ticket, or what the organiser asks for. */
export function Status(parts: MineParts) {
  const { t } = useTranslation('mine');
  const { own, form } = parts;
  const { review, registration } = own;
  const status = reviewStatus(review.approveState);
  const isDeclined = status === 'declined';
  return (
    <section className={styles.root} aria-label={t('reviewTitle')}>
      <div className={styles.row}>
        <span className={`${styles.tile} ${styles[`tile--${status}`]}`}>
          <Icon name={icons[status]} />
        </span>
        <p className={styles.words}>
          <strong>{t(`status_${status}`)}</strong>
          <Meaning {...parts} />
        </p>
        {!isDeclined && (
          <AppLink className={styles.act} to={codePath(registration.RecordId)}>
            <span>{t('showCode')}</span>
          </AppLink>
        )}
      </div>
      {isDeclined && (
        <>
          <ToComplete own={own} form={form.value} />
          <CorrectButton parts={parts} />
        </>
      )}
      <details className={styles.steps}>
        <summary className={styles.stepsTitle}>
          {t('reviewSteps')}
          <Icon name="open" sizeRem={1.25} />
        </summary>
        <Timeline review={review} />
      </details>
    </section>
  );
}

function Meaning({ own, exhibition }: MineParts) {
  const { t } = useTranslation('mine');
  const daysOf = useVenueDays();
  const status = reviewStatus(own.review.approveState);
  if (status !== 'approved') return <span>{t(`means_${status}`)}</span>;
  const { StartTime } = exhibition;
  const day = daysOf(StartTime, StartTime)?.days[0];
  return day === undefined ? null : <span>{t('validFrom', { day })}</span>;
}
