import { useTranslation } from 'react-i18next';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import type { nextMark } from '#entities/live/rules/ownLiveState.ts';
import { tellGone } from '../tellGone.ts';
import { useAction } from '#flows/content/useAction.ts';
import { changeOwnRow, type OwnChangeFailure } from '../queries/ownRows/changeOwnRow.ts';
import { invalidateLives, liveRows, type OwnLive } from '../queries/liveQueries.ts';

type Mark = NonNullable<ReturnType<typeof nextMark>>;

/** Puts a live on air, or ends it, where no colleague has done so since; asked first, as visitors see it within seconds. */
export function useLiveMark(booth: BoothKey, row: OwnLive) {
  const { t } = useTranslation(['boothLives', 'exhibitorCenter']);
  const action = useAction<OwnChangeFailure>((outcome) => {
    tellGone(outcome, t('exhibitorCenter:rowFailed_gone'));
    return invalidateLives(booth).catch(() => {});
  });
  const set = ({ name, code }: Mark) =>
    void action.run({
      name,
      question: { title: t(`${name}Title`), body: t(`${name}Text`), yes: t(name), no: t('notNow') },
      act: () =>
        changeOwnRow(booth, liveRows, {
          recordId: row.RecordId,
          setValue: { State: code },
          isAsSeen: (now) => now.State === row.State,
          isDone: (now) => now.State === code,
        }),
      done: t(`${name}Done`),
    });
  return { set, failed: action.failed };
}
