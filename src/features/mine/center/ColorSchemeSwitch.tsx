import { useTranslation } from 'react-i18next';
import { useDevice } from '#device/storage/useDevice.ts';
import type { ColorScheme } from '#domain/page/colorScheme.ts';
import { SegmentedControl } from '#ui/controls/choice/SegmentedControl.tsx';
import { services } from '#session/services.ts';

const schemes: readonly ColorScheme[] = ['system', 'light', 'dark'];

/** Light or dark, kept on this phone; without a choice the system decides. */
export function ColorSchemeSwitch() {
  const { t } = useTranslation('mine');
  const stored = useDevice((device) => device.colorScheme);
  return (
    <SegmentedControl
      legend={t('colorScheme')}
      name="colorScheme"
      options={schemes.map((key) => ({ key, text: t(key) }))}
      chosen={schemes.find((scheme) => scheme === stored) ?? 'system'}
      onChoose={(scheme) =>
        services()
          .device.getState()
          .set('colorScheme', scheme === 'system' ? undefined : scheme)
      }
    />
  );
}
