import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readCues } from './readCues.ts';
import { transcriptOf } from './transcriptOf.ts';
import css from './Transcript.module.css';

export interface TranscriptProps {
  /** Address of the captions, from which it is made where nothing is written; '' for none. */
  readonly captions: string;
  /** As written by the maker of the film; '' for nothing. */
  readonly children: ReactNode;
}

/** Folded: all that is said and seen in a film. Nothing where there is neither a text nor a file of captions. */
export function Transcript({ captions, children }: TranscriptProps) {
  const { t } = useTranslation('content');
  const made = useMadeTranscript(captions);
  const isWritten = children !== '';
  if (!isWritten && captions === '') return null;
  return (
    <details onToggle={isWritten ? undefined : made.read}>
      <summary className={css['summary']}>{t('transcript')}</summary>
      <div className={css['text']}>
        {isWritten && children}
        {!isWritten && made.state === 'read' && made.text}
        {!isWritten && made.state === 'reading' && t('opening')}
        {!isWritten && made.state === 'failed' && (
          <>
            <p className={css['failed']} data-announce="">
              {t('transcriptFailed')}
            </p>
            <button className={css['again']} type="button" onClick={made.read}>
              {t('retry')}
            </button>
          </>
        )}
      </div>
    </details>
  );
}

type ReadState = 'unread' | 'reading' | 'read' | 'failed';

/** The file is read once it is asked for, and once. */
function useMadeTranscript(captions: string) {
  const [state, setState] = useState<ReadState>('unread');
  const [text, setText] = useState('');
  const read = () => {
    if (state === 'reading' || state === 'read') return;
    setState('reading');
    readCues(captions).then(
      (cues) => {
        const made = transcriptOf(cues);
        setText(made);
        setState(made === '' ? 'failed' : 'read');
      },
      () => setState('failed'),
    );
  };
  return { state, text, read };
}
