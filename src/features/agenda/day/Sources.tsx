import { useTranslation } from 'react-i18next';
import { favouritesPath } from '../../../domain/address/favouritesPath.ts';
import { conferencesPath, livesPath, promotionsPath } from '../../../domain/address/homePaths.ts';
import { useLeftOnRoute } from '../../../flows/visited/useLeftOnRoute.ts';
import { Cell } from '../../../ui/cells/Cell.tsx';
import { CellGroup } from '../../../ui/cells/CellGroup.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';

interface SourcesProps {
  readonly exhibitionId: string;
}

/** The route of the day, and the lists out of which a schedule is put together. */
export function Sources({ exhibitionId }: SourcesProps) {
  const { t } = useTranslation('agenda');
  const left = useLeftOnRoute(exhibitionId);
  return (
    <>
      {left > 0 && (
        <CellGroup>
          <Cell
            icon={<Icon name="star" />}
            title={t('route')}
            note={t('routeLeft', { count: left })}
            to={favouritesPath(exhibitionId)}
          />
        </CellGroup>
      )}
      <CellGroup title={t('add')}>
        <Cell icon={<Icon name="conference" />} title={t('conferences')} to={conferencesPath(exhibitionId)} />
        <Cell icon={<Icon name="live" />} title={t('lives')} to={livesPath(exhibitionId)} />
        <Cell icon={<Icon name="news" />} title={t('promotions')} to={promotionsPath(exhibitionId)} />
      </CellGroup>
    </>
  );
}
