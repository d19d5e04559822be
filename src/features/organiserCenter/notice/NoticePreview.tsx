import { NoticeExtras } from './NoticeExtras.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { MessageText } from '#entities/message/content/MessageText.tsx';
import { MessageTitle } from '#entities/message/content/MessageTitle.tsx';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { languageOf } from '#language/language.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/page/Card.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { localize } from '#ui/text/localize.ts';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import { audienceCountQuery, noticesQuery } from '../queries/noticeQueries.ts';
import { holdsHtml, type WrittenNotice } from '../rules/noticeForm.ts';
import css from './NoticePreview.module.css';
import { useAudienceName } from './useAudienceName.ts';

interface NoticePreviewProps {
  readonly organiser: Organiser;
  readonly notice: WrittenNotice;
  readonly isSending: boolean;
  readonly onSend: () => void;
}

const countKeys: Readonly<Partial<Record<string, 'countExhibitors' | 'countCheckIns'>>> = {
  exhibitors: 'countExhibitors',
  checkedIn: 'countCheckIns',
};

/** To how many it goes, how they will read it, and the button that sends it. */
export function NoticePreview({ organiser, notice, isSending, onSend }: NoticePreviewProps) {
  const { t, i18n } = useTranslation(['organiserNotices', 'sending']);
  const { audience, title, text, picture, link, fromMs } = notice;
  const nameOf = useAudienceName();
  const count = useServerQuery(audienceCountQuery(organiser, audience));
  const isTwofold = text.en !== '';
  const [wasOffline, setOffline] = useState(false);

  /** It does not leave later, when the organiser looks elsewhere. */
  function send() {
    setOffline(!navigator.onLine);
    if (navigator.onLine) onSend();
  }

  return (
    <>
      <PageHeading lead={t('previewLead')}>{t('previewTitle')}</PageHeading>
      <LatelySent organiser={organiser} />
      <Card title={t('audience')}>
        <p>{nameOf(audience)}</p>
        <QueryView query={count} failedTitle={t('countFailed')} skeleton={1} isEmpty={() => false}>
          {(number) => <p>{t(countKeys[audience] ?? 'countVisitors', { count: number })}</p>}
        </QueryView>
        {fromMs !== undefined && (
          <p>{t('shownFrom', { time: formatVenueMoment(fromMs, 'dayTime', languageOf(i18n.language)) })}</p>
        )}
      </Card>
      {(isTwofold ? (['zh', 'en'] as const) : (['zh'] as const)).map((language) => (
        <Card key={language} title={t(isTwofold ? `as_${language}` : 'asRead')}>
          <div className={css['bubble']}>
            <MessageTitle words={title} language={language} />
            <MessageText words={text} language={language} />
            <NoticeExtras picture={picture} link={link} />
          </div>
        </Card>
      ))}
      {holdsHtml(notice) && <Notice kind="warn">{t('html')}</Notice>}
      {wasOffline && (
        <Notice kind="warn" live>
          {t('offline')}
        </Notice>
      )}
      <PageFoot>
        <Button onClick={send} busy={isSending} busyText={t('sending:sending')}>
          {t('send')}
        </Button>
      </PageFoot>
    </>
  );
}

const lateMs = 60 * 60_000;

/** Two organisers may write the same at the same time: what was sent within the hour is named. */
function LatelySent({ organiser }: { readonly organiser: Organiser }) {
  const { t, i18n } = useTranslation('organiserNotices');
  const language = languageOf(i18n.language);
  const { data } = useServerQuery({ ...noticesQuery(organiser), staleTime: 0 });
  const latest = data?.[0];
  if (latest?.atMs === undefined || fairNowMs() - latest.atMs > lateMs) return null;
  return (
    <Notice kind="warn" live>
      {t('latelySent', {
        time: formatVenueMoment(latest.atMs, 'time', language),
        title: localize(latest.title, language),
      })}
    </Notice>
  );
}
