import { useTranslation } from 'react-i18next';
import { favouritesPath } from '#entities/favourite/rules/favouritesPath.ts';
import { useLeftOnRoute } from '#entities/favourite/visited/useLeftOnRoute.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon } from '#ui/icons/Icon.tsx';

/** The favourites that are left to visit: they have no hour, and belong to every day. */
export function MyRoute() {
  const { t } = useTranslation('agenda');
  const exhibitionId = useExhibitionId();
  const left = useLeftOnRoute();
  if (left === 0) return null;
  return (
    <CellGroup>
      <Cell
        icon={<Icon name="star" />}
        title={t('route')}
        note={t('routeLeft', { count: left })}
        to={favouritesPath(exhibitionId)}
      />
    </CellGroup>
  );
}
