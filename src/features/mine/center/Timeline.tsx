import { useTranslation } from 'react-i18next';
import { reviewSteps, type ReviewFacts } from '../../../domain/review/reviewSteps.ts';
import { formatVenueTime, parseVenueTime } from '../../../domain/time/formatVenueTime.ts';

/** What a present state means, where its name does not say it. */
const meanings = {
  inReview: 'means_inReview',
  declined: 'means_declined',
  unknown: 'means_unknown',
} as const;
const meaningOf = (kind: string) =>
  meanings[kind as keyof typeof meanings] as (typeof meanings)[keyof typeof meanings] | undefined;

/** The time at the venue, to the minute; a text of another form stands as the organiser's system gave it. */
function timeText(time: string): string {
  const ms = parseVenueTime(time);
  return ms === undefined ? time : formatVenueTime(ms);
}

/** Where the registration is on its way: what has been, what is now, and what is still to come. */
export function Timeline({ review }: { readonly review: ReviewFacts }) {
  const { t } = useTranslation('mine');
  return (
    <ol className="m-way">
      {reviewSteps(review).map(({ kind, time, at }) => {
        const meaning = at === 'now' ? meaningOf(kind) : undefined;
        return (
          <li
            key={kind}
            className={`m-step m-step--${at} m-step--${kind}`}
            aria-current={at === 'now' ? 'step' : undefined}
          >
            <strong className="m-step-name">{t(`step_${kind}`)}</strong>
            {time !== '' && <time className="m-step-time">{timeText(time)}</time>}
            {meaning !== undefined && <span className="m-step-text">{t(meaning)}</span>}
          </li>
        );
      })}
    </ol>
  );
}
