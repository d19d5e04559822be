import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { registerPath } from '#domain/address/paths.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import type { Mark } from './rules/mark.ts';
import { useFavouriteWords } from '#language/favouriteWords.ts';
import { Button } from '#ui/controls/Button.tsx';
import { SheetFrame } from '#ui/overlay/SheetFrame.tsx';
import { useBackEntry } from '#ui/overlay/useBackEntry.ts';
import { saveReturnTo } from '#flows/navigation/returnTo.ts';
import { noteWantedMark } from './wantedMark.ts';

export interface RegisterSheetProps {
  /** Set when the visitor comes back. */
  readonly mark: Mark;
  readonly onClose: () => void;
}

/** For a phone without a registration. */
export function RegisterSheet({ mark, onClose }: RegisterSheetProps) {
  const exhibitionId = useExhibitionId();
  const { t } = useFavouriteWords();
  const navigate = useNavigate();
  const { leave } = useBackEntry(onClose);

  async function go() {
    saveReturnTo(exhibitionId, window.location.pathname + window.location.search);
    noteWantedMark(exhibitionId, mark);
    await leave();
    await navigate(registerPath(exhibitionId));
  }

  // Outside of the row of a list, which is moved by a transform.
  return createPortal(
    <SheetFrame title={t('registerFirst')} text={t('registerFirstText')} onLeave={onClose} leavesBeside>
      <Button data-default onClick={() => void go()}>
        {t('registerNow')}
      </Button>
      <Button kind="quiet" onClick={onClose}>
        {t('notNow')}
      </Button>
    </SheetFrame>,
    document.body,
  );
}
