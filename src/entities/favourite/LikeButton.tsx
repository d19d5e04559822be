import type { LikeKind } from './rules/mark.ts';
import { useFavouriteWords } from '#language/favouriteWords.ts';
import { Count } from '#ui/values/Count.tsx';
import { MarkButton } from './MarkButton.tsx';
import { setMark, useMarkCount } from './useMark.ts';

export interface LikeButtonProps {
  readonly exhibitionId: string;
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
  const { exhibitionId, kind, id, exhibitorId = kind === 'like' ? id : '', name, count } = props;
  const { t } = useFavouriteWords();
  const mark = { kind, id, exhibitorId };
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
