import { useTranslation } from 'react-i18next';
import type { SentNotice } from '#entities/organiser/rules/notice.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { MessageText } from '#entities/message/content/MessageText.tsx';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { languageOf } from '#language/language.ts';
import { RowCard } from '#ui/cells/RowCard.tsx';
import { localize } from '#ui/text/localize.ts';
import { organiserText } from '#ui/text/organiserText.tsx';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import { NoticeExtras } from '../notice/NoticeExtras.tsx';
import { useAudienceName } from '../notice/useAudienceName.ts';
import css from '../review/ReviewCard.module.css';
import { WithdrawNotice } from './WithdrawNotice.tsx';

interface SentNoticeCardProps {
  readonly organiser: Organiser;
  readonly notice: SentNotice;
}

/** A list item: text, time, audience, and whether it is still to come or was taken back. */
export function SentNoticeCard({ organiser, notice }: SentNoticeCardProps) {
  const { t, i18n } = useTranslation('organiserNotices');
  const language = languageOf(i18n.language);
  const nameOf = useAudienceName();
  const { audience, title, text, atMs, fromMs, withdrawnMs, picture, link } = notice;
  const told = [
    ...(atMs === undefined ? [] : [formatVenueMoment(atMs, 'dayTime', language)]),
    nameOf(audience),
    ...(text.en === '' ? [] : [t('twofold')]),
  ];
  const isToCome = fromMs !== undefined && fromMs > fairNowMs();
  return (
    <li>
      <RowCard>
        <div className={css['body']}>
          <h2 className={css['name']}>{organiserText(title, language)}</h2>
          <p className={css['note']}>{told.join(' · ')}</p>
          {isToCome && withdrawnMs === undefined && (
            <p className={css['note']}>
              {t('shownFrom', { time: formatVenueMoment(fromMs, 'dayTime', language) })}
            </p>
          )}
          <MessageText words={text} language={language} />
          <NoticeExtras picture={picture} link={link} />
          {withdrawnMs === undefined ? (
            <WithdrawNotice organiser={organiser} notice={notice} title={localize(title, language)} />
          ) : (
            <p className={css['note']}>
              {t('withdrawn', { time: formatVenueMoment(withdrawnMs, 'dayTime', language) })}
            </p>
          )}
        </div>
      </RowCard>
    </li>
  );
}
