import { useMemo } from 'react';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import type { FavouriteKind, MarkSummary } from './rules/mark.ts';
import { useFavouriteWords } from '#language/favouriteWords.ts';
import { localize } from '#ui/text/localize.ts';
import { Count } from '#ui/values/Count.tsx';
import { MarkButton } from './MarkButton.tsx';
import { setFavourite } from './setFavourite.ts';
import { useMarkCount } from './useMark.ts';

export interface FavouriteButtonProps {
  readonly kind: FavouriteKind;
  /** Of the exhibitor (not of its row at this exhibition) or of the product. */
  readonly id: string;
  /** Of a product: whose it is. */
  readonly exhibitorId?: string;
  /** Kept on the phone for the list of favourites. */
  readonly summary: MarkSummary;
  /** How often it was made a favourite, as the server told at `readAtMs`; shown where given. */
  readonly count?: { readonly count: number | undefined; readonly readAtMs: number };
}

/** The star of an exhibitor or a product. Beside a link, never inside one. */
export function FavouriteButton(props: FavouriteButtonProps) {
  const { kind, id, exhibitorId = kind === 'exhibitor' ? id : '', summary, count } = props;
  const exhibitionId = useExhibitionId();
  const { t, language } = useFavouriteWords();
  const mark = useMemo(() => ({ kind, id, exhibitorId, summary }), [kind, id, exhibitorId, summary]);
  const shown = useMarkCount(mark, count?.count, count?.readAtMs);
  return (
    <MarkButton
      mark={mark}
      icon="star"
      label={t('favouriteOf', { name: localize(summary.name, language) })}
      set={(isOn) => setFavourite(exhibitionId, mark, isOn)}
    >
      {count !== undefined && shown > 0 && <Count count={shown} />}
    </MarkButton>
  );
}
