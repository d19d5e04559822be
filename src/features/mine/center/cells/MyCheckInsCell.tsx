import { myCheckInsPath } from '#domain/address/myCheckInsPath.ts';
import { useLocalCheckIns } from '#entities/checkIn/localCheckIns.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { useCheckInWords } from '#language/useCheckInWords.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { Icon } from '#ui/icons/Icon.tsx';

/** Says where a check-in is not confirmed or needs action. */
export function MyCheckInsCell() {
  const exhibitionId = useExhibitionId();
  const { t } = useCheckInWords();
  const notes = useLocalCheckIns().filter((note) => note.exhibitionId === exhibitionId);
  const signed = notes.filter(({ kind }) => kind === 'signed').length;
  const isRefused = notes.some(({ kind }) => kind === 'refused');
  const isWaiting = notes.some(({ kind }) => kind === 'waiting');
  const checkedIn = signed > 0 ? t('checkedInTimes', { count: signed }) : undefined;
  const state = isRefused ? t('stateRefused') : isWaiting ? t('stateUnconfirmed') : checkedIn;
  return (
    <Cell
      icon={<Icon name="checkIn" />}
      to={myCheckInsPath(exhibitionId)}
      title={t('myCheckIns')}
      value={state}
    />
  );
}
