import { useFavouriteWords } from '../../language/favouriteWords.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useVisited } from './useVisited.ts';
import { setVisited } from './visited.ts';
import css from './VisitedButton.module.css';

export interface VisitedButtonProps {
  readonly exhibitionId: string;
  readonly exhibitorId: string;
  readonly name: string;
}

/** Ticks an exhibitor off. */
export function VisitedButton({ exhibitionId, exhibitorId, name }: VisitedButtonProps) {
  const { t } = useFavouriteWords();
  const isVisited = useVisited(exhibitionId).includes(exhibitorId);
  return (
    <button
      type="button"
      className={isVisited ? `${css['button']} ${css['button--on']}` : css['button']}
      aria-pressed={isVisited}
      onClick={() => setVisited(exhibitionId, exhibitorId, !isVisited)}
    >
      <span className={css['box']} aria-hidden="true">
        {isVisited && <Icon name="check" sizeRem={0.875} />}
      </span>
      <span aria-hidden="true">{t('visited')}</span>
      <span className="x-hidden">{t('visitedOf', { name })}</span>
    </button>
  );
}
