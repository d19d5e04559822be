import { useTranslation } from 'react-i18next';
import { StoredImage } from '#ui/media/StoredImage.tsx';
import { Sheet } from '#ui/overlay/Sheet.tsx';
import css from './CodeSheet.module.css';

export interface CodeSheetProps {
  readonly what: string;
  readonly address: string;
  readonly company: string;
  readonly onClose: () => void;
}

const sidePx = 480;

/** A code to be scanned or saved by a long press. */
export function CodeSheet({ what, address, company, onClose }: CodeSheetProps) {
  const { t } = useTranslation('exhibitors');
  return (
    <Sheet title={what} closeText={t('close')} onClose={onClose}>
      <StoredImage
        className={css['code']}
        src={address}
        alt={t('codeOf', { company, what })}
        width={sidePx}
        height={sidePx}
      />
      <p className={css['how']}>{t('codeHow')}</p>
    </Sheet>
  );
}
