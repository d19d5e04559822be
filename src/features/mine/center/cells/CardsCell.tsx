import { useTranslation } from 'react-i18next';
import { cardsPath } from '#entities/card/rules/cardPaths.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { Icon } from '#ui/icons/Icon.tsx';

/** Business cards of others, and the own one. */
export function CardsCell() {
  const { t } = useTranslation('mine');
  const exhibitionId = useExhibitionId();
  return <Cell icon={<Icon name="card" />} to={cardsPath(exhibitionId)} title={t('cards')} />;
}
