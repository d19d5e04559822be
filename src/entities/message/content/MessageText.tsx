import { Written } from '#ui/text/Written.tsx';
import type { TextPair } from '#domain/form/formDefinition.ts';
import type { Language } from '#language/language.ts';
import { Folded } from '#ui/text/Folded.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import css from './messageWords.module.css';

export interface MessageWordsProps {
  readonly words: TextPair;
  readonly language: Language;
}

/** The words of a message, as they were typed: line by line, and without any markup. */
export function MessageText({ words, language }: MessageWordsProps) {
  const shown = organiserText(words, language);
  if (shown === '') return null;
  // As a person has typed it: in which language no row says.
  const isTyped = words.zh === words.en;
  return (
    <Folded>
      <p className={css['text']}>{isTyped ? <Written>{words.zh}</Written> : shown}</p>
    </Folded>
  );
}
