import { useTranslation } from 'react-i18next';
import { Cell } from '#ui/cells/Cell.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import type { MineParts } from '../center/mineParts.ts';
import { useCorrection } from './useCorrection.ts';

export function CorrectCell(parts: MineParts) {
  const { t } = useTranslation(['mine', 'shell']);
  const { text, notes, isBusy, isLoading, isClosed, start } = useCorrection(parts);
  const icon = <Icon name="edit" />;
  if (isClosed) return <Cell icon={icon} title={text} note={t('correctClosed')} />;
  return (
    <Cell
      icon={icon}
      title={text}
      note={notes.length === 0 ? undefined : notes.join(' · ')}
      value={isBusy || isLoading ? t('loading', { ns: 'shell' }) : undefined}
      onAct={isLoading ? undefined : () => void start()}
    />
  );
}
