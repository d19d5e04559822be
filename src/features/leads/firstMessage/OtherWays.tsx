import { useTranslation } from 'react-i18next';
import { mailAddress, smsAddress } from '#domain/person/phoneAddress.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { noteFirstMessage } from '#entities/lead/changeLeads.ts';
import type { Lead } from '#entities/lead/rules/joinLeads.ts';
import { copyText } from '#host/copyText.ts';
import { Button } from '#ui/controls/Button.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';
import css from './firstMessage.module.css';

interface OtherWaysProps {
  readonly booth: BoothKey;
  readonly lead: Lead;
  readonly text: string;
}

/** For a visitor whom the exhibition does not know: the words leave by another app, and the booth says that they did. */
export function OtherWays({ booth, lead, text }: OtherWaysProps) {
  const { t } = useTranslation('leads');
  const { mobile, email } = lead.texts;
  const sms = smsAddress(mobile, text);
  const mail = mailAddress(email);

  async function copy() {
    const { document, navigator } = window;
    const isCopied = await copyText(text, { document, clipboard: navigator.clipboard });
    renderToast(t(isCopied ? 'firstCopied' : 'firstNotCopied'));
  }

  return (
    <>
      <ul className={css['ways']}>
        {sms !== undefined && (
          <li>
            <a className={css['way']} href={sms}>
              {t('bySms')}
            </a>
          </li>
        )}
        {mail !== undefined && (
          <li>
            <a className={css['way']} href={`${mail}?body=${encodeURIComponent(text)}`}>
              {t('byMail')}
            </a>
          </li>
        )}
        <li>
          <button className={css['way']} type="button" onClick={() => void copy()}>
            {t('firstCopy')}
          </button>
        </li>
      </ul>
      <Button
        kind="secondary"
        onClick={() => void noteFirstMessage(booth, lead.id).catch(() => renderToast(t('notKept')))}
      >
        {t('firstWasSent')}
      </Button>
    </>
  );
}
