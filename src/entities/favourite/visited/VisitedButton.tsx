import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { useFavouriteWords } from '#language/favouriteWords.ts';
import { ToggleButton } from '#ui/controls/toggle/ToggleButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { useIsVisited } from './useVisited.ts';
import { setVisited } from './visited.ts';
import css from './VisitedButton.module.css';

export interface VisitedButtonProps {
  readonly exhibitorId: string;
  readonly name: string;
  /** The word stands under the circle. */
  readonly isNarrow?: boolean;
}

/** Ticks an exhibitor off. */
export function VisitedButton({ exhibitorId, name, isNarrow = false }: VisitedButtonProps) {
  const exhibitionId = useExhibitionId();
  const isVisited = useIsVisited(exhibitorId);
  const toggle = () => setVisited(exhibitionId, exhibitorId, !isVisited);
  return <VisitedToggle name={name} isVisited={isVisited} isNarrow={isNarrow} onToggle={toggle} />;
}

interface VisitedToggleProps extends Pick<VisitedButtonProps, 'name' | 'isNarrow'> {
  readonly isVisited: boolean;
  readonly onToggle: () => void;
}

/** The same tick, for who keeps it elsewhere. */
export function VisitedToggle({ name, isVisited, isNarrow = false, onToggle }: VisitedToggleProps) {
  const { t } = useFavouriteWords();
  return (
    <ToggleButton isOn={isVisited} label={t('visitedOf', { name })} onToggle={onToggle}>
      <span className={isNarrow ? css['narrow'] : css['face']} aria-hidden="true">
        <span className={isVisited ? `${css['box']} ${css['box--on']}` : css['box']}>
          {isVisited && <Icon name="check" sizeRem={0.875} />}
        </span>
        <span>{t('visited')}</span>
      </span>
    </ToggleButton>
  );
}
