import { useTranslation } from 'react-i18next';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { tellGone } from '../tellGone.ts';
import { useAction } from '#flows/content/useAction.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';
import type { Identified } from '../ownRows/boothRows.ts';
import { changeFlag, type RowFlag } from '../ownRows/changeFlag.ts';
import type { OwnChangeFailure } from '../ownRows/changeOwnRow.ts';
import type { BoothRowKind } from './boothRowForm.ts';

export interface TakeAwaySettings<Row extends Identified> {
  readonly kind: BoothRowKind<Row>;
  readonly flag: RowFlag<Row>;
  /** What is said when it is done. */
  readonly taken: string;
  readonly back: string;
}

/** Takes a row away from visitors, which can be undone in the toast, and brings it back. */
export function useTakeAway<Row extends Identified>(
  booth: BoothKey,
  row: Row,
  { kind, flag, taken, back }: TakeAwaySettings<Row>,
) {
  const { t } = useTranslation('exhibitorCenter');
  const reread = () => kind.invalidate(booth).catch(() => {});
  const action = useAction<OwnChangeFailure>((outcome) => {
    tellGone(outcome, t('rowFailed_gone'));
    return reread();
  });
  const change = (away: boolean) => changeFlag(booth, kind.rows, { recordId: row.RecordId, flag, away });

  // The card may have left the list: the toast outlives it.
  async function undo() {
    const outcome = await change(false);
    if (outcome !== 'done') renderToast(t(`rowFailed_${outcome}`), { ms: 5_000 });
    await reread();
  }

  const takeAway = () =>
    void action.run({
      name: 'takeAway',
      act: () => change(true),
      done: taken,
      toast: { action: { label: t('undo'), act: () => void undo() } },
    });
  const bringBack = () => void action.run({ name: 'bringBack', act: () => change(false), done: back });
  return { takeAway, bringBack, failed: action.failed };
}
