import { useTranslation } from 'react-i18next';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import type { TimedEntry } from '../rules/timedEntry.ts';
import { Button } from '#ui/controls/Button.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { toggleRemembered } from './changeRemembered.ts';
import { useRememberedEntry } from './useRememberedEntry.ts';

export interface RememberButtonProps {
  readonly entry: TimedEntry;
  /** Where the page has something more important to offer. */
  readonly isQuiet?: boolean;
}

/** Puts an entry into the visitor's schedule, and takes it out. */
export function RememberButton({ entry, isQuiet = false }: RememberButtonProps) {
  const { t } = useTranslation('content');
  const exhibitionId = useExhibitionId();
  const isIn = useRememberedEntry(entry) !== undefined;
  return (
    <Button
      kind={isQuiet ? 'quiet' : isIn ? 'secondary' : 'primary'}
      aria-pressed={isIn}
      onClick={() => {
        toggleRemembered(exhibitionId, entry);
        renderToast(t(isIn ? 'scheduleOut' : 'scheduleIn'));
      }}
    >
      {t(isIn ? 'scheduleAdded' : 'scheduleAdd')}
    </Button>
  );
}
