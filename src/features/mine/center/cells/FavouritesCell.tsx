import { useTranslation } from 'react-i18next';
import { favouritesPath } from '#entities/favourite/rules/favouritesPath.ts';
import { markedOf } from '#entities/favourite/rules/markLedger.ts';
import { useLedger } from '#entities/favourite/useMark.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { Icon } from '#ui/icons/Icon.tsx';

/** With their number, as far as the phone knows it. */
export function FavouritesCell() {
  const { t } = useTranslation('mine');
  const exhibitionId = useExhibitionId();
  const ledger = useLedger();
  const count =
    ledger === undefined ? 0 : markedOf(ledger, 'exhibitor').length + markedOf(ledger, 'product').length;
  return (
    <Cell
      icon={<Icon name="star" />}
      to={favouritesPath(exhibitionId)}
      title={t('favourites')}
      value={count > 0 ? String(count) : undefined}
    />
  );
}
