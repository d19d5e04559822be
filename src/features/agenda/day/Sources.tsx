import { useTranslation } from 'react-i18next';
import { appointmentsPath } from '#entities/appointment/rules/appointmentPaths.ts';
import { conferencesPath, livesPath, promotionsPath } from '#domain/address/homePaths.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon } from '#ui/icons/Icon.tsx';

interface SourcesProps {
  readonly exhibitionId: string;
}

/** The lists out of which a schedule is put together. */
export function Sources({ exhibitionId }: SourcesProps) {
  const { t } = useTranslation('agenda');
  return (
    <CellGroup title={t('add')}>
      <Cell icon={<Icon name="conference" />} title={t('conferences')} to={conferencesPath(exhibitionId)} />
      <Cell icon={<Icon name="live" />} title={t('lives')} to={livesPath(exhibitionId)} />
      <Cell
        icon={<Icon name="appointment" />}
        title={t('appointments')}
        to={appointmentsPath(exhibitionId)}
      />
      <Cell icon={<Icon name="news" />} title={t('promotions')} to={promotionsPath(exhibitionId)} />
    </CellGroup>
  );
}
