import { Suspense } from 'react';
import { loadChunk } from '#chunks/loadChunk.ts';
import { TextSizeSwitch } from '#flows/assist/TextSizeSwitch.tsx';
import { lazyPart } from '#flows/landing/lazyPart.ts';
import { useAssistWords } from '#language/useAssistWords.ts';
import styles from './landingTextSize.module.css';

const EasyModeButton = lazyPart(() =>
  loadChunk(() => import('#flows/assist/EasyModeButton.tsx')).then((part) => part.EasyModeButton),
);

/** At the foot of the landing page, as small as a finger allows. */
export function LandingTextSize() {
  const { t } = useAssistWords();
  return (
    <div className={styles.textSize}>
      <span className={styles.textSizeLabel} aria-hidden="true">
        {t('textSize')}
      </span>
      <TextSizeSwitch />
      <div className={styles.easy}>
        <Suspense>
          <EasyModeButton />
        </Suspense>
      </div>
    </div>
  );
}
