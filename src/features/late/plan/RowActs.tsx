import { useTranslation } from 'react-i18next';
import { useMyAppointments } from '#entities/appointment/useMyAppointments.ts';
import { actionsOf } from '#entities/appointment/rules/appointmentActions.ts';
import { moveAppointmentPath } from '#entities/appointment/rules/appointmentPaths.ts';
import type { TimedEntry } from '#entities/programme/rules/timedEntry.ts';
import { removeRemembered } from '#entities/programme/schedule/changeRemembered.ts';
import { languageOf } from '#language/language.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { localize } from '#ui/text/localize.ts';
import css from '../late.module.css';
import type { PlanRowProps } from './planRowProps.ts';

/** What the visitor may decide otherwise, and the way on from what cannot be reached. */
export function RowActs(props: PlanRowProps) {
  const { item, entry, state, isKept, change } = props;
  const { t, i18n } = useTranslation('late');
  const title = localize(entry.title, languageOf(i18n.language));
  const isGivenUp = state.at === 'dropped' && state.because === 'givenUp';
  const act = (
    key: 'keep' | 'giveUp' | 'leaveOpen',
    words: 'keepIt' | 'giveUpIt' | 'takeBack' | 'keepNoMore',
  ) => (
    <Button
      kind="quiet"
      aria-label={t('actOf', { act: t(words), title })}
      onClick={() => change[key](item.key)}
    >
      {t(words)}
    </Button>
  );
  return (
    <div className={css['acts']}>
      {isGivenUp && act('leaveOpen', 'takeBack')}
      {!isGivenUp && isKept && act('leaveOpen', 'keepNoMore')}
      {state.at === 'dropped' && state.because === 'clash' && !isKept && act('keep', 'keepIt')}
      {(state.at === 'reached' || state.at === 'late') && act('giveUp', 'giveUpIt')}
      {state.at === 'dropped' &&
        (item.kind === 'meeting' ? (
          <OtherTime entry={entry} title={title} />
        ) : (
          <Remove entry={entry} title={title} />
        ))}
    </div>
  );
}

interface ActProps extends Pick<PlanRowProps, 'entry'> {
  readonly title: string;
}

/** Of a meeting that cannot be reached: the page that proposes another time; its own page where that is not possible any more. */
function OtherTime({ entry, title }: ActProps) {
  const { t } = useTranslation('late');
  const exhibitionId = useExhibitionId();
  const nowMs = useFairNow();
  const row = useMyAppointments().query.data?.find(({ RecordId }) => RecordId === entry.id);
  const mayMove =
    row !== undefined && row.exhibitorId !== '' && actionsOf(row, row.own, nowMs).includes('reschedule');
  const words = t(mayMove ? 'otherTime' : 'toMeeting');
  return (
    <LinkButton
      kind="quiet"
      label={t('actOf', { act: words, title })}
      to={mayMove ? moveAppointmentPath(exhibitionId, row.exhibitorId, entry.id) : entry.path}
    >
      {words}
    </LinkButton>
  );
}

function Remove({ entry, title }: ActProps) {
  const { t } = useTranslation('late');
  const exhibitionId = useExhibitionId();
  function remove() {
    const undo = removeRemembered(exhibitionId, [{ kind: entry.kind as TimedEntry['kind'], id: entry.id }]);
    renderToast(t('removed'), { action: { label: t('undo'), act: undo } });
  }
  return (
    <Button kind="quiet" aria-label={t('actOf', { act: t('remove'), title })} onClick={remove}>
      {t('remove')}
    </Button>
  );
}
