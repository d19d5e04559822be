import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { SessionChanges } from './SessionChanges.tsx';
import type { SessionProps } from './SessionActions.tsx';
import { useTranslation } from 'react-i18next';
import { HallSign } from '#entities/booth/plate/HallSign.tsx';
import { useHallSigns } from '#entities/booth/plate/useHallSigns.ts';
import { hallPath } from '#entities/exhibitor/rules/exhibitorPaths.ts';
import { livePath } from '#domain/address/homePaths.ts';
import { checkInPath } from '#domain/address/paths.ts';
import { useLocalCheckIns } from '#entities/checkIn/localCheckIns.ts';
import { linkRule } from '#flows/navigation/linkRule.ts';
import { languageOf } from '#language/language.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { localize } from '#ui/text/localize.ts';
import { formatVenueSpan, formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import { phoneTime } from '#domain/time/phoneTime.ts';

/** When and where it is, and what can be opened there. */
export function SessionCells(props: SessionProps) {
  const { row, session, phase } = props;
  const exhibitionId = useExhibitionId();
  const { t } = useTranslation('conferences');
  const isNow = phase === 'now' || phase === 'next';
  const isCheckedIn = useLocalCheckIns().some(
    (one) =>
      one.kind !== 'refused' && one.exhibitionId === exhibitionId && one.placeId === row?.SignInPlaceId,
  );
  return (
    <>
      <SessionChanges session={session} />
      <CellGroup>
        <TimeCell session={session} />
        <PlaceCell session={session} />
        {row !== undefined && row.SignInPlaceId !== '' && isNow && !session.isCancelled && (
          <Cell
            icon={<Icon name="checkIn" />}
            title={t('checkIn')}
            note={isCheckedIn ? t('checkedIn') : undefined}
            to={checkInPath(exhibitionId, row.SignInPlaceId)}
          />
        )}
        {row !== undefined && row.LiveListId !== '' && (
          <Cell icon={<Icon name="show" />} title={t('live')} to={livePath(exhibitionId, row.LiveListId)} />
        )}
        {row !== undefined && row.ReplayUrl !== '' && phase === 'over' && (
          <Cell icon={<Icon name="show" />} title={t('replay')} onAct={() => linkRule.open(row.ReplayUrl)} />
        )}
      </CellGroup>
    </>
  );
}

function TimeCell({ session: { times } }: Pick<SessionProps, 'session'>) {
  const { t, i18n } = useTranslation('conferences');
  const language = languageOf(i18n.language);
  const icon = <Icon name="time" />;
  if (times === undefined) return <Cell icon={icon} title={t('undated')} />;
  if (times.isDayOnly)
    return <Cell icon={icon} title={formatVenueMoment(times.startMs, 'day', language)} note={t('undated')} />;
  const here = phoneTime(times.startMs);
  return (
    <Cell
      icon={icon}
      title={formatVenueSpan(times.startMs, times.endMs, language)}
      note={
        here === undefined ? undefined : t('yourTime', { time: formatVenueMoment(here, 'dayTime', language) })
      }
    />
  );
}

function PlaceCell({ session }: Pick<SessionProps, 'session'>) {
  const { i18n } = useTranslation('conferences');
  const exhibitionId = useExhibitionId();
  const language = languageOf(i18n.language);
  const sign = useHallSigns().of(session.hallId);
  const hall = sign?.name ?? '';
  const room = localize(session.place, language);
  if (room === '' && hall === '') return null;
  return (
    <Cell
      {...(hall === ''
        ? { icon: <Icon name="place" /> }
        : { picture: <HallSign hall={sign} size={44} isSaidBeside /> })}
      title={room === '' ? hall : organiserText(session.place, language)}
      note={room === '' || hall === '' ? undefined : hall}
      to={hall === '' ? undefined : hallPath(exhibitionId, session.hallId)}
    />
  );
}
