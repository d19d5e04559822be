import { useMemo } from 'react';
import { useFavouriteWords } from '../../language/favouriteWords.ts';
import { Count } from '../../ui/values/Count.tsx';
import { MarkButton } from './MarkButton.tsx';
import { setMark, useMarkCount } from './useMark.ts';

export interface LikeButtonProps {
  readonly exhibitionId: string;
  readonly exhibitorId: string;
  /** Of a live of the exhibitor, which is liked in its place. */
  readonly liveId?: string;
  readonly name: string;
  readonly count: { readonly count: number | undefined; readonly readAtMs: number };
}

/** Likes an exhibitor or a live, or takes the like back. */
export function LikeButton({ exhibitionId, exhibitorId, liveId, name, count }: LikeButtonProps) {
  const { t } = useFavouriteWords();
  const mark = useMemo(
    () => ({
      kind: liveId === undefined ? ('like' as const) : ('liveLike' as const),
      id: liveId ?? exhibitorId,
      exhibitorId,
    }),
    [exhibitorId, liveId],
  );
  const shown = useMarkCount(exhibitionId, mark, count.count, count.readAtMs);
  return (
    <MarkButton
      exhibitionId={exhibitionId}
      mark={mark}
      icon="like"
      label={t('likeOf', { name })}
      set={(isOn) => setMark(exhibitionId, mark, isOn)}
    >
      {shown > 0 && <Count count={shown} />}
    </MarkButton>
  );
}
