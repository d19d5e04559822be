import type { Mark } from './rules/mark.ts';
import { favouriteMessage } from '#language/favouriteWords.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { setMark } from './useMark.ts';

/** Says what was done and how to undo it. False for a stranger. */
export function setFavourite(exhibitionId: string, mark: Mark, isOn: boolean): boolean {
  if (!setMark(exhibitionId, mark, isOn)) return false;
  const done = isOn ? 'added' : 'removed';
  renderToast(favouriteMessage(navigator.onLine ? done : `${done}Offline`), {
    action: { label: favouriteMessage('undo'), act: () => void setMark(exhibitionId, mark, !isOn) },
  });
  return true;
}
