import { useTranslation } from 'react-i18next';
import { askAppointmentPath, moveAppointmentPath } from '#entities/appointment/rules/appointmentPaths.ts';
import { exhibitorPath } from '#entities/exhibitor/rules/exhibitorPaths.ts';
import { agendaPath } from '#domain/address/homePaths.ts';
import { codePath } from '#domain/address/paths.ts';
import type { Appointment } from '#entities/appointment/rules/appointment.ts';
import { type AppointmentAction, endOf } from '#entities/appointment/rules/appointmentActions.ts';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import { CalendarLink } from '#flows/assist/CalendarLink.tsx';
import { MessageCell } from '#entities/message/MessageCell.tsx';
import { useVouchers } from '#session/localStores.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import cellStyles from '#ui/cells/cell.module.css';
import { Icon } from '#ui/icons/Icon.tsx';
import { usePartnerName } from '../usePartnerName.ts';

interface AppointmentCellsProps {
  readonly appointment: Appointment;
  readonly actions: readonly AppointmentAction[];
  readonly onCancel: () => void;
}

/** All that can be done beside the primary action, as rows. */
export function AppointmentCells(props: AppointmentCellsProps) {
  const { appointment, actions, onCancel } = props;
  const exhibitionId = useExhibitionId();
  const { t } = useTranslation('appointments');
  const { RecordId, exhibitorId, startMs, state } = appointment;
  const isAgreed = state === 'agreed';
  const day = formatVenueTime(startMs, 'yyyy-MM-dd');
  const hasExhibitor = exhibitorId !== '';
  const code = useVouchers().find(
    (voucher) => voucher.exhibitionId === exhibitionId && voucher.visitorId === appointment.visitorId,
  );
  return (
    <CellGroup>
      {actions.includes('attend') && code !== undefined && (
        <Cell
          icon={<Icon name="pass" />}
          title={t('showPass')}
          note={t('showPassNote')}
          to={codePath(code.recordId)}
        />
      )}
      {isAgreed && <ToCalendar appointment={appointment} />}
      {isAgreed && startMs !== undefined && (
        <Cell
          icon={<Icon name="agenda" />}
          title={t('toAgenda')}
          to={`${agendaPath(exhibitionId)}?day=${day}`}
        />
      )}
      {actions.includes('reschedule') && hasExhibitor && (
        <Cell
          icon={<Icon name="time" />}
          title={t(appointment.own === 'invited' ? 'proposeTitle' : 'reschedule')}
          to={moveAppointmentPath(exhibitionId, exhibitorId, RecordId)}
        />
      )}
      {actions.includes('askAgain') && hasExhibitor && (
        <Cell
          icon={<Icon name="time" />}
          title={t('askAgain')}
          to={askAppointmentPath(exhibitionId, exhibitorId)}
        />
      )}
      {hasExhibitor && <ToPartner appointment={appointment} />}
      {actions.includes('cancel') && (
        <Cell icon={<Icon name="close" />} title={t('cancel')} onAct={onCancel} />
      )}
    </CellGroup>
  );
}

/** Whom it is with: their page, and a message about it. */
function ToPartner({ appointment }: Pick<AppointmentCellsProps, 'appointment'>) {
  const { t } = useTranslation('appointments');
  const { RecordId, exhibitionId, exhibitorId } = appointment;
  return (
    <>
      <Cell
        icon={<Icon name="exhibitor" />}
        title={t('toExhibitor')}
        to={exhibitorPath(exhibitionId, exhibitorId)}
      />
      <MessageCell partner={{ kind: 'exhibitor', id: exhibitorId }} about={{ appointment: RecordId }} />
    </>
  );
}

const remindMinutes = 15;

function ToCalendar({ appointment }: Pick<AppointmentCellsProps, 'appointment'>) {
  const { t } = useTranslation('appointments');
  const { name } = usePartnerName(appointment.partner);
  const { RecordId, startMs, place, partner } = appointment;
  const endMs = endOf(appointment);
  if (startMs === undefined || endMs === undefined) return null;
  const entry = {
    uid: RecordId,
    title: name,
    place: place || partner.boothNo,
    startMs,
    endMs,
    remindMinutes,
  };
  return (
    <li>
      <CalendarLink
        className={`${cellStyles.cell} ${cellStyles['cell--acts']}`}
        entries={[entry]}
        fileName={name}
      >
        <span className={cellStyles.icon} aria-hidden="true">
          <Icon name="addToCalendar" />
        </span>
        <span className={cellStyles.texts}>
          <span className={cellStyles.main}>
            {t('toCalendar')}
            <span className={cellStyles.note}> {t('toCalendarNote')}</span>
          </span>
        </span>
      </CalendarLink>
    </li>
  );
}
