import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import type { LikeKind } from './rules/mark.ts';
import { useFavouriteWords } from '#language/favouriteWords.ts';
import { Count } from '#ui/values/Count.tsx';
import { MarkButton } from './MarkButton.tsx';
import { setMark, useMarkCount } from './useMark.ts';

export interface LikeButtonProps {
  readonly kind: LikeKind;
  /** Of the exhibitor, the live or the comment. */
  readonly id: string;
  /** Whose live it is. */
  readonly exhibitorId?: string;
  readonly name: string;
  readonly count: { readonly count: number | undefined; readonly readAtMs: number };
}

/** Likes something, or takes the like back. */
export function LikeButton(props: LikeButtonProps) {
  const { kind, id, exhibitorId = kind === 'like' ? id : '', name, count } = props;
  const exhibitionId = useExhibitionId();
  const { t } = useFavouriteWords();
  const mark = { kind, id, exhibitorId };
  const shown = useMarkCount(mark, count.count, count.readAtMs);
  return (
    <MarkButton
      mark={mark}
      icon="like"
      label={t('likeOf', { name })}
      set={(isOn) => setMark(exhibitionId, mark, isOn)}
    >
      {shown > 0 && <Count count={shown} />}
    </MarkButton>
  );
}
