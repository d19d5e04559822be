import { EasyModeButton } from '#flows/assist/easy/EasyModeButton.tsx';
import { TextSizeSwitch } from '#flows/assist/TextSizeSwitch.tsx';
import { useAssistWords } from '#language/useAssistWords.ts';
import styles from './landingTextSize.module.css';

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
        <EasyModeButton />
      </div>
    </div>
  );
}
