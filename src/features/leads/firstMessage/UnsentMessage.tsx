import { useTranslation } from 'react-i18next';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { forgetFirstMessage, writeFirstMessage } from '#entities/lead/changeLeads.ts';
import type { Lead } from '#entities/lead/rules/joinLeads.ts';
import type { LeadMessage, MessageEnd } from '#entities/lead/rules/leadMessage.ts';
import { languageOf } from '#language/language.ts';
import { Button } from '#ui/controls/Button.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import css from './firstMessage.module.css';

interface UnsentMessageProps {
  readonly booth: BoothKey;
  readonly lead: Lead;
  readonly message: LeadMessage;
}

/** A first message that waits, or was not sent: its words, why, and what can be done. */
export function UnsentMessage({ booth, lead, message }: UnsentMessageProps) {
  const { t } = useTranslation('leads');
  const { end, text, author } = message;
  const isMine = author.id === booth.exhibitorUserId;
  const run = (act: Promise<void>) => void act.catch(() => renderToast(t('notKept')));
  return (
    <>
      {end === undefined ? (
        <Notice live>
          {isMine ? t('firstWaits') : t('firstWaitsOf', { name: author.name || t('someone') })}
        </Notice>
      ) : (
        <Notice kind="warn" live>
          <EndText end={end} />
        </Notice>
      )}
      <p className={css['words']}>{text}</p>
      {isMine && end?.kind === 'refused' && (
        <Button kind="secondary" onClick={() => run(writeFirstMessage(booth, lead, text))}>
          {t('sendAgain')}
        </Button>
      )}
      {isMine && (
        <Button kind="quiet" onClick={() => run(forgetFirstMessage(booth, message))}>
          {end === undefined ? t('firstTakeBack') : t('firstForget')}
        </Button>
      )}
    </>
  );
}

function EndText({ end }: { readonly end: MessageEnd }) {
  const { t, i18n } = useTranslation('leads');
  if (end.kind !== 'colleague') return t(`firstEnd_${end.kind}`);
  const time = formatVenueMoment(end.atMs, 'dayTime', languageOf(i18n.language));
  return t('firstEnd_colleague', { name: end.by || t('someone'), time });
}
