import { useTranslation } from 'react-i18next';
import { boothConversationPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import type { LeadData } from '#entities/lead/leadData.ts';
import type { FirstMessage as Sent, Lead } from '#entities/lead/rules/joinLeads.ts';
import type { LeadMessage } from '#entities/lead/rules/leadMessage.ts';
import { languageOf } from '#language/language.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/page/Card.tsx';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import { UnsentMessage } from './UnsentMessage.tsx';
import { WriteFirst } from './WriteFirst.tsx';
import css from './firstMessage.module.css';

export interface FirstMessageProps {
  readonly booth: BoothKey;
  readonly lead: Lead;
  readonly data: Pick<LeadData, 'messages' | 'words'>;
}

/** What waits on this phone for this visitor, of whichever contact. */
const waitingFor = (lead: Lead, messages: readonly LeadMessage[]) =>
  messages.find(({ key, visitorId }) =>
    visitorId === '' ? lead.rows.some((row) => row.key === key) : visitorId === lead.visitorId,
  );

/** The booth's first message to a visitor: one for the whole booth. */
export function FirstMessage({ booth, lead, data }: FirstMessageProps) {
  const { t } = useTranslation('leads');
  const waiting = waitingFor(lead, data.messages);
  return (
    <Card title={t('firstMessage')}>
      {waiting !== undefined && <UnsentMessage booth={booth} lead={lead} message={waiting} />}
      {lead.firstMessage !== undefined && <SentFirst booth={booth} lead={lead} sent={lead.firstMessage} />}
      {waiting === undefined && lead.firstMessage === undefined && (
        <WriteFirst booth={booth} lead={lead} words={data.words} />
      )}
    </Card>
  );
}

interface SentFirstProps extends Pick<FirstMessageProps, 'booth' | 'lead'> {
  readonly sent: Sent;
}

/** Who has written, and when; what more there is to say belongs into the conversation. */
function SentFirst({ booth, lead, sent }: SentFirstProps) {
  const { t, i18n } = useTranslation('leads');
  const time = formatVenueMoment(sent.atMs, 'dayTime', languageOf(i18n.language));
  return (
    <>
      <p className={css['text']} data-announce="">
        {t('firstSent', { name: sent.by.name || t('someone'), time })}
      </p>
      {lead.visitorId !== '' && (
        <LinkButton
          kind="secondary"
          to={boothConversationPath(booth.exhibitionId, 'visitor', lead.visitorId)}
        >
          {t('writeAnyway')}
        </LinkButton>
      )}
    </>
  );
}
