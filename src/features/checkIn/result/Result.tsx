import { type ReactNode, useLayoutEffect } from 'react';
import { useVisit } from '#session/visit/visit.ts';
import { useCheckInWords } from '#language/useCheckInWords.ts';
import { organiserText } from '#ui/text/organiserText.tsx';
import { PaperBits } from '#ui/motion/PaperBits.tsx';
import { focusHeading } from '#ui/page/focusHeading.ts';
import { type ResultKind, ResultSign } from './ResultSign.tsx';
import styles from './results.module.css';

export interface ResultProps {
  readonly kind: ResultKind;
  readonly title: string;
  /** Where; '' where that is not known. */
  readonly place?: ReactNode;
  readonly children?: ReactNode;
  /** One primary action, and at most one quiet link. */
  readonly actions: ReactNode;
}

type Tone = 'done' | 'good' | 'wait' | 'bad';

const tones: Record<ResultKind, Tone> = {
  signed: 'done',
  earlier: 'good',
  unconfirmed: 'wait',
  notYet: 'wait',
  over: 'wait',
  notApproved: 'wait',
  unknownPlace: 'bad',
  refused: 'bad',
};

/** The whole page has the colour of its result, from edge to edge. */
function useTone(tone: Tone): void {
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    const look = [styles['tone'] ?? '', styles[`tone--${tone}`] ?? ''];
    classList.add(...look);
    return () => classList.remove(...look);
  }, [tone]);
}

/** The full-screen result: to be read, and to be shown to staff at the gate. */
export function Result({ kind, title, place = '', children, actions }: ResultProps) {
  const { language } = useCheckInWords();
  const exhibition = useVisit((visit) =>
    visit.exhibition.kind === 'found' ? visit.exhibition.value : undefined,
  );
  useTone(tones[kind]);
  return (
    <div className={`${styles.result} ${styles[`result--${kind}`]}`}>
      <div className={styles.resultTop}>
        {exhibition !== undefined && (
          <p className={styles.resultExhibition}>
            {organiserText({ zh: exhibition.ExName, en: exhibition.ExNameEn }, language)}
          </p>
        )}
        <div className={styles.stamp}>
          <ResultSign kind={kind} />
          {kind === 'signed' && <PaperBits />}
        </div>
        <h1 className={styles.resultTitle} tabIndex={-1} ref={focusHeading}>
          {title}
        </h1>
        {place !== '' && <p className={styles.resultPlace}>{place}</p>}
        <div className={styles.resultText}>{children}</div>
      </div>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
