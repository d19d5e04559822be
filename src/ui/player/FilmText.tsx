import { useTranslation } from 'react-i18next';
import type { TextPair } from '#domain/form/formDefinition.ts';
import { languageOf } from '#language/language.ts';
import { organiserText } from '../text/organiserText.tsx';
import css from './FilmText.module.css';

export interface FilmTextProps {
  /** Address of the captions; '' for none. */
  readonly captions: string;
  readonly summary: TextPair;
}

/** For those who do not hear or see a film: what happens in it, and that it has no captions. */
export function FilmText({ captions, summary }: FilmTextProps) {
  const { t, i18n } = useTranslation('content');
  const text = organiserText(summary, languageOf(i18n.language));
  if (captions !== '' && text === '') return null;
  return (
    <div className={css['texts']}>
      {captions === '' && <p className={css['sign']}>{t('captionsNone')}</p>}
      {text !== '' && (
        <p className={css['summary']}>
          <b>{t('filmSummary')}</b> {text}
        </p>
      )}
    </div>
  );
}
