import { useTranslation } from 'react-i18next';
import css from '../FilmText.module.css';

export interface TracksNoteProps {
  readonly isWithoutSpeech: boolean;
  readonly hasDescription: boolean;
}

/** Below a film without captions: that it has none, or needs none. */
export function TracksNote({ isWithoutSpeech, hasDescription }: TracksNoteProps) {
  const { t } = useTranslation('content');
  const missing = hasDescription ? 'captionsNone' : 'tracksNone';
  return <p className={`${css['texts']} ${css['sign']}`}>{t(isWithoutSpeech ? 'filmSilent' : missing)}</p>;
}
