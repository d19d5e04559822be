import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/page/Notice.tsx';
import type { CorrectionNote } from './useCorrection.ts';

/** Why nothing was sent. */
export function CorrectionNotice({ note }: { readonly note: CorrectionNote | undefined }) {
  const { t } = useTranslation('sending');
  if (note === undefined) return null;
  return (
    <Notice kind={note === 'unchanged' ? 'info' : 'warn'} live>
      {t(`note_${note}`)}
    </Notice>
  );
}
