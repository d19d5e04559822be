import { TextSizeSwitch } from '../../../flows/assist/TextSizeSwitch.tsx';
import { useAssistWords } from '../../../language/useAssistWords.ts';
import './landingTextSize.css';

/** At the foot of the landing page, as small as a finger allows. */
export function LandingTextSize() {
  const { t } = useAssistWords();
  return (
    <div className="l-text-size">
      <span className="l-text-size__label" aria-hidden="true">
        {t('textSize')}
      </span>
      <TextSizeSwitch />
    </div>
  );
}
