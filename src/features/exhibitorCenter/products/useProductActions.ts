import { useTranslation } from 'react-i18next';
import {
  type OwnProductAction,
  ownProductState,
  type OwnProductState,
  stateAfter,
  undoOf,
} from '#entities/product/rules/ownProductState.ts';
import { tellGone } from '../tellGone.ts';
import { useAction } from '#flows/content/useAction.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import {
  changeProduct,
  invalidateProducts,
  type OwnProduct,
  type ProductChangeFailure,
} from './productQueries.ts';

/** Changes the state of a product; what takes it away from visitors can be taken back in the toast. */
export function useProductActions(booth: BoothKey, row: OwnProduct) {
  const { t } = useTranslation('exhibitorCenter');
  const action = useAction<ProductChangeFailure>((outcome) => {
    tellGone(outcome, t('rowFailed_gone'));
    return invalidateProducts(booth).catch(() => {});
  });
  const { RecordId } = row;

  // The card may have left the list: the toast outlives it.
  async function undo(steps: readonly OwnProductAction[], from: OwnProductState) {
    let seen = from;
    for (const step of steps) {
      const outcome = await changeProduct(booth, RecordId, seen, step);
      if (outcome !== 'done') {
        renderToast(t(`rowFailed_${outcome}`), { ms: 5_000 });
        break;
      }
      seen = stateAfter[step][0] ?? seen;
    }
    await invalidateProducts(booth).catch(() => {});
  }

  function act(name: OwnProductAction) {
    const before = ownProductState(row);
    const back = undoOf(name, before);
    const after = stateAfter[name][0] ?? before;
    void action.run({
      name,
      act: () => changeProduct(booth, RecordId, before, name),
      done: t(`actionDone_${name}`),
      ...(back.length > 0 && {
        toast: { action: { label: t('undo'), act: () => void undo(back, after) } },
      }),
    });
  }

  return { act, failed: action.failed };
}
