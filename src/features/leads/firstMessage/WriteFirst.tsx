import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstWordsPath } from '#domain/address/exhibitorCenter/openLeadsPaths.ts';
import { codePointCount } from '#domain/text/cleanText.ts';
import { cardFields } from '#entities/card/rules/businessCard.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { writeFirstMessage } from '#entities/lead/changeLeads.ts';
import { type FirstWords, firstWordsLanguages } from '#entities/lead/rules/firstWords.ts';
import type { Lead } from '#entities/lead/rules/joinLeads.ts';
import { longestMessage } from '#entities/message/rules/message.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { SegmentedControl } from '#ui/controls/choice/SegmentedControl.tsx';
import { useOneAtATime } from '#ui/controls/useOneAtATime.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { OtherWays } from './OtherWays.tsx';
import { useFirstWords } from './useFirstWords.ts';
import css from './firstMessage.module.css';

interface WriteFirstProps {
  readonly booth: BoothKey;
  readonly lead: Lead;
  readonly words: FirstWords;
}

/** The message as it will arrive, to whom it goes, and one tap that sends it while the visitor is there. */
export function WriteFirst({ booth, lead, words }: WriteFirstProps) {
  const { t } = useTranslation('leads');
  const { language, setLanguage, text, setText, forget } = useFirstWords(booth, lead, words);
  const [problem, setProblem] = useState<string>();
  const { run } = useOneAtATime();
  // A pass tells the server whose it is, though not always this phone.
  const isReached = lead.visitorId !== '' || lead.passCode !== '';

  async function send() {
    const written = text.trim();
    const over = codePointCount(written) - longestMessage;
    if (written === '') return setProblem(t('firstEmpty'));
    if (over > 0) return setProblem(t('firstTooLong', { max: longestMessage, over }));
    try {
      await writeFirstMessage(booth, lead, written);
      forget();
    } catch {
      renderToast(t('notKept'));
    }
  }

  return (
    <>
      <SegmentedControl
        legend={t('firstLanguage')}
        name="first-language"
        options={firstWordsLanguages.map((key) => ({ key, text: t(`language_${key}`) }))}
        chosen={language}
        onChoose={setLanguage}
      />
      <TextField
        id="lead-first"
        label={t('firstText')}
        isLong
        rows={8}
        max={longestMessage}
        autoComplete="off"
        error={problem}
        value={text}
        onText={(next) => {
          setText(next);
          setProblem(undefined);
        }}
      />
      <Consent lead={lead} isReached={isReached} />
      {isReached ? (
        <Button onClick={() => void run(send)}>{t('firstSend')}</Button>
      ) : (
        <OtherWays booth={booth} lead={lead} text={text.trim()} />
      )}
      <AppLink className={css['link']} to={firstWordsPath(booth.exhibitionId)}>
        {t('editWords')}
      </AppLink>
    </>
  );
}

/** What the visitor has given by being scanned, and where the message arrives. */
function Consent({ lead, isReached }: Pick<WriteFirstProps, 'lead'> & { readonly isReached: boolean }) {
  const { t } = useTranslation('leads');
  const { t: card, i18n } = useTranslation('cards');
  const given = cardFields.filter((field) => lead.texts[field] !== '').map((field) => card(`field_${field}`));
  const fields = given.join(i18n.language === 'zh' ? '、' : ', ');
  return (
    <p className={css['text']}>
      {given.length === 0 ? t('sharedPass') : t('shared', { fields })}{' '}
      {isReached ? t('arrives') : t('arrivesNot')}
    </p>
  );
}
