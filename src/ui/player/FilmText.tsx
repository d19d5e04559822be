import { useTranslation } from 'react-i18next';
import type { TextPair } from '#domain/form/formDefinition.ts';
import { languageOf } from '#language/language.ts';
import { organiserText } from '../text/organiserText.tsx';
import { Transcript } from './transcript/Transcript.tsx';
import css from './FilmText.module.css';

export interface FilmTextProps {
  /** Address of the captions; '' for none. */
  readonly captions: string;
  readonly summary: TextPair;
  /** All that is said and seen. */
  readonly transcript: TextPair;
}

/** For those who do not hear or see a film: what happens in it, and folded all that is said and seen. */
export function FilmText({ captions, summary, transcript }: FilmTextProps) {
  const { t, i18n } = useTranslation('content');
  const language = languageOf(i18n.language);
  const [text, whole] = [organiserText(summary, language), organiserText(transcript, language)];
  if (text === '' && whole === '' && captions === '') return null;
  return (
    <div className={css['texts']}>
      {text !== '' && (
        <p className={css['summary']}>
          <b>{t('filmSummary')}</b> {text}
        </p>
      )}
      <Transcript captions={captions}>{whole}</Transcript>
    </div>
  );
}
