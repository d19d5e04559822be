import { useTranslation } from 'react-i18next';
import type { SentNotice } from '#entities/organiser/rules/notice.ts';
import { MessageText } from '#entities/message/content/MessageText.tsx';
import { languageOf } from '#language/language.ts';
import { RowCard } from '#ui/cells/RowCard.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import { useAudienceName } from '../notice/useAudienceName.ts';
import css from '../review/ReviewCard.module.css';

interface SentNoticeCardProps {
  readonly notice: SentNotice;
}

/** A list item: text, time and audience. */
export function SentNoticeCard({ notice }: SentNoticeCardProps) {
  const { t, i18n } = useTranslation('organiserNotices');
  const language = languageOf(i18n.language);
  const nameOf = useAudienceName();
  const { audience, title, text, atMs } = notice;
  const told = [
    ...(atMs === undefined ? [] : [formatVenueMoment(atMs, 'dayTime', language)]),
    nameOf(audience),
    ...(text.en === '' ? [] : [t('twofold')]),
  ];
  return (
    <li>
      <RowCard>
        <div className={css['body']}>
          <h2 className={css['name']}>{organiserText(title, language)}</h2>
          <p className={css['note']}>{told.join(' · ')}</p>
          <MessageText words={text} language={language} />
        </div>
      </RowCard>
    </li>
  );
}
