import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageOwner } from '#entities/message/rules/message.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { daysFromNow } from '#ui/values/daysFromNow.ts';
import { formatVenueClock, venueIsoTime } from '#ui/values/formatVenueMoment.ts';
import { VisitorMark } from '../VisitorMark.tsx';
import { PartnerPicture } from '../PartnerPicture.tsx';
import { useNameOf } from '../useNameOf.ts';
import { pathOfConversation } from '../rules/pathOfConversation.ts';
import { usePreview } from '../usePreview.ts';
import css from './ConversationRow.module.css';
import type { ListedConversation } from './useListed.ts';
import { useMomentText } from '#ui/values/useMomentText.ts';

export interface ConversationRowProps {
  readonly owner: MessageOwner;
  readonly row: ListedConversation;
}

const mostShown = 99;

export const ConversationRow = memo(function ConversationRow({ owner, row }: ConversationRowProps) {
  const { t } = useTranslation('conversation');
  const { partner, view, last, unread, outgoing } = row;
  const name = useNameOf(owner, partner, view);
  const preview = usePreview()(last);
  const hasFailed = outgoing === 'refused' || outgoing === 'unsent';
  return (
    <AppLink className={css['row']} to={pathOfConversation(owner, partner)}>
      <PartnerPicture partner={partner} name={name} picture={view.picture} />
      <span className={css['words']}>
        <span className={css['head']}>
          <span className={css['name']}>{name}</span>
          <VisitorMark partner={partner} name={name} />
          <When atMs={last.atMs} />
        </span>
        <span className={css['head']}>
          <span className={unread > 0 ? `${css['preview']} ${css['new']}` : css['preview']}>
            {hasFailed && <span className={css['failed']}>{t('notSent')} </span>}
            {outgoing !== undefined && !hasFailed && <span>{t('waiting')} </span>}
            {preview}
          </span>
          {unread > 0 && (
            <>
              <span className={css['badge']} aria-hidden="true">
                {unread > mostShown ? `${mostShown}+` : unread}
              </span>
              <span className="x-hidden">{t('unread', { count: unread })}</span>
            </>
          )}
        </span>
      </span>
    </AppLink>
  );
});

function When({ atMs }: { readonly atMs: number }) {
  const { t } = useTranslation('conversation');
  const moment = useMomentText();
  if (atMs === 0) return null;
  const days = daysFromNow(atMs, fairNowMs());
  return (
    <time className={css['time']} dateTime={venueIsoTime(atMs)}>
      {days === 0 ? formatVenueClock(atMs) : days === -1 ? t('yesterday') : moment(atMs, 'date')}
    </time>
  );
}
