import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Cell } from '#ui/cells/Cell.tsx';
import { conferencesPath, livesPath, promotionsPath } from '#domain/address/homePaths.ts';
import { tripReportPath } from '#domain/address/tripReportPath.ts';
import { appointmentsPath } from '#entities/appointment/rules/appointmentPaths.ts';
import { useTranslation } from 'react-i18next';
import { BarHeading } from '#ui/list/head/BarHeading.tsx';
import { LoadFailed } from '#ui/query/LoadFailed.tsx';
import { StaleNotice } from '#ui/query/StaleNotice.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { emptySchedule } from '#ui/states/scenes/emptySchedule.tsx';
import { Agenda } from './Agenda.tsx';
import { AgendaTools } from './AgendaTools.tsx';
import { MyRoute } from './MyRoute.tsx';
import { useAgenda } from './useAgenda.ts';
import css from './agenda.module.css';

export default function AgendaScreen() {
  const id = useExhibitionId();
  return <OwnAgenda key={id} />;
}

function OwnAgenda() {
  const { t } = useTranslation('agenda');
  const exhibitionId = useExhibitionId();
  const { appointments, ...query } = useAgenda();
  const days = query.data ?? [];
  const isEmpty = days.every(({ entries }) => entries.length === 0);
  return (
    <>
      <BarHeading>{t('title')}</BarHeading>
      <StaleNotice query={query} failedTitle={t('failed')} />
      {isEmpty ? (
        <>
          {appointments.error !== null && appointments.data === undefined ? (
            <div className={css['failed']}>
              <LoadFailed
                title={t('failed')}
                cause={appointments.error}
                onRetry={() => void appointments.retry()}
                buttonKind="secondary"
              />
            </div>
          ) : (
            <EmptyState scene={emptySchedule} title={t('none')} text={t('noneText')} />
          )}
          <MyRoute />
        </>
      ) : (
        <Agenda days={days} />
      )}
      <CellGroup>
        <Cell
          icon={<Icon name="file" />}
          title={t('tripReport')}
          note={t('tripReportText')}
          to={tripReportPath(exhibitionId)}
        />
      </CellGroup>
      <Sources />
      {!isEmpty && <AgendaTools days={days} />}
    </>
  );
}

/** The lists out of which a schedule is put together. */
function Sources() {
  const { t } = useTranslation('agenda');
  const exhibitionId = useExhibitionId();
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
