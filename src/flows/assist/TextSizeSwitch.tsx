import { useDevice } from '#device/storage/useDevice.ts';
import { applyTextSize, type TextSize } from '#domain/text/textSize.ts';
import { useAssistWords } from '#language/useAssistWords.ts';
import { SegmentedControl } from '#ui/controls/choice/SegmentedControl.tsx';
import { services } from '#session/services.ts';

const sizes: readonly TextSize[] = ['standard', 'large', 'extraLarge'];

/** The size of all text, kept on this phone; the page changes under the finger, and the boot script sets it from then on. */
export function TextSizeSwitch() {
  const { t } = useAssistWords();
  const stored = useDevice((device) => device.textSize);
  const chosen = sizes.find((size) => size === stored) ?? 'standard';

  function choose(size: TextSize) {
    const kept = size === 'standard' ? undefined : size;
    services().device.getState().set('textSize', kept);
    applyTextSize(document.documentElement, kept);
  }

  return (
    <SegmentedControl
      legend={t('textSize')}
      name="textSize"
      options={sizes.map((key) => ({ key, text: t(key) }))}
      chosen={chosen}
      onChoose={choose}
    />
  );
}
