import { useTranslation } from 'react-i18next';
import type { LettersState } from '#entities/search/useLetterGroups.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/page/Notice.tsx';

export interface NamesNoteProps {
  readonly state: LettersState;
  readonly onRead: () => void;
}

/** Why the list has no letters, and how to get them. */
export function NamesNote({ state, onRead }: NamesNoteProps) {
  const { t } = useTranslation('exhibitors');
  if (state !== 'unavailable') return null;
  return (
    <Notice kind="info" title={t('lettersUnavailable')}>
      <p>{t('lettersUnavailableText')}</p>
      <Button kind="secondary" onClick={onRead}>
        {t('lettersRead')}
      </Button>
    </Notice>
  );
}
