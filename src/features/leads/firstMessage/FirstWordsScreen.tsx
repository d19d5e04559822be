import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cutCodePoints } from '#domain/text/cleanText.ts';
import { firstWordsPath } from '#domain/address/exhibitorCenter/openLeadsPaths.ts';
import { keepTextDraft, readTextDraft, textDraftName } from '#device/drafts/textDraft.ts';
import { laterNames } from '#device/storage/later/laterNames.ts';
import { CenterGate } from '#entities/booth/CenterGate.tsx';
import { boothOwner } from '#entities/booth/boothOwner.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { changeFirstWords } from '#entities/lead/changeLeads.ts';
import {
  fillFirstWords,
  type FirstWords,
  type FirstWordsLanguage,
  firstWordsLanguages,
} from '#entities/lead/rules/firstWords.ts';
import { exampleNames, placesIn, usualFirstWords } from '#entities/lead/rules/usualFirstWords.ts';
import { longestLeadNote } from '#entities/lead/rules/lead.ts';
import { useLeads } from '#entities/lead/useLeads.ts';
import { useOfflineScreens } from '#entities/voucher/useOfflineShell.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Button } from '#ui/controls/Button.tsx';
import { UsualTexts } from '#ui/controls/choice/UsualTexts.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { Card } from '#ui/page/Card.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { useBoothValues } from './useFirstWords.ts';
import css from './firstMessage.module.css';

/** The words with which the booth's first messages begin, in both languages. */
export default function FirstWordsScreen() {
  const id = useExhibitionId();
  const { t } = useTranslation('leads');
  return (
    <CenterGate back={firstWordsPath(id)} title={t('wordsTitle')} worksOffline>
      {(booth) => (
        <>
          <PageHeading lead={t('wordsLead')}>{t('wordsTitle')}</PageHeading>
          <Words booth={booth} />
        </>
      )}
    </CenterGate>
  );
}

function Words({ booth }: { readonly booth: BoothKey }) {
  const { data } = useLeads(booth);
  useOfflineScreens();
  return data === undefined ? (
    <ListSkeleton shape="row" rows={4} />
  ) : (
    <Form booth={booth} words={data.words} />
  );
}

interface FormProps {
  readonly booth: BoothKey;
  readonly words: FirstWords;
}

type Typed = Partial<Record<FirstWordsLanguage, string>>;

function Form({ booth, words }: FormProps) {
  const { t } = useTranslation('leads');
  const draftOf = (language: FirstWordsLanguage) =>
    textDraftName(laterNames.conversationPrefix, boothOwner(booth), `words/${language}`);
  const [typed, setTyped] = useState<Typed>(() => {
    const [zh, en] = [readTextDraft(draftOf('zh')), readTextDraft(draftOf('en'))];
    return { ...(zh !== '' && { zh }), ...(en !== '' && { en }) };
  });
  const textOf = (language: FirstWordsLanguage) => typed[language] ?? words[language];
  const change = (language: FirstWordsLanguage, text: string) => {
    setTyped((all) => ({ ...all, [language]: text }));
    keepTextDraft(draftOf(language), text);
  };

  async function save() {
    try {
      for (const language of firstWordsLanguages) {
        const text = textOf(language).trim();
        if (text !== words[language]) await changeFirstWords(booth, language, text);
        keepTextDraft(draftOf(language), '');
      }
    } catch {
      return renderToast(t('notKept'));
    }
    setTyped({});
    renderToast(t('wordsSaved'));
  }

  return (
    <>
      {firstWordsLanguages.map((language) => (
        <OneLanguage
          key={language}
          booth={booth}
          language={language}
          text={textOf(language)}
          onText={(text) => change(language, text)}
        />
      ))}
      <PageFoot>
        <Button onClick={() => void save()}>{t('wordsSave')}</Button>
      </PageFoot>
    </>
  );
}

interface OneLanguageProps {
  readonly booth: BoothKey;
  readonly language: FirstWordsLanguage;
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** The words with their places, and how they read for a visitor. */
function OneLanguage({ booth, language, text, onText }: OneLanguageProps) {
  const { t } = useTranslation('leads');
  const valuesOf = useBoothValues(booth);
  const name = exampleNames[language];
  const places = Object.values(placesIn[language]);
  return (
    <Card title={t(`language_${language}`)}>
      <TextField
        id={`first-words-${language}`}
        label={t(`wordsText_${language}`)}
        isLong
        rows={7}
        max={longestLeadNote}
        maxLength={longestLeadNote}
        autoComplete="off"
        hint={t('wordsHint')}
        value={text}
        onText={onText}
      />
      <UsualTexts
        label={t('wordsPlaces')}
        texts={places}
        value=""
        onText={(place) => onText(cutCodePoints(text + place, longestLeadNote))}
      />
      <p className={css['text']}>{t('wordsPreview')}</p>
      <p className={css['words']} lang={language === 'zh' ? 'zh-CN' : 'en'}>
        {fillFirstWords(text.trim() === '' ? usualFirstWords[language] : text, {
          ...valuesOf(language),
          name,
        })}
      </p>
    </Card>
  );
}
