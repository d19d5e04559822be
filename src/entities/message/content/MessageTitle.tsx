import { organiserText } from '#ui/text/organiserText.tsx';
import type { MessageWordsProps } from './MessageText.tsx';
import css from './messageWords.module.css';

export function MessageTitle({ words, language }: MessageWordsProps) {
  const shown = organiserText(words, language);
  return shown === '' ? null : <p className={css['title']}>{shown}</p>;
}
