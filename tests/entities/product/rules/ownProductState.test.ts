import { expect, it } from 'vitest';
import { offSale } from '#entities/product/rules/offSale.ts';
import {
  ownProductActions,
  ownProductFlags,
  ownProductState,
  ownProductStates,
  stateAfter,
  undoOf,
} from '#entities/product/rules/ownProductState.ts';

const flagsOf = {
  released: { IsRelease: true, IsShow: true, IsRecycled: false },
  hidden: { IsRelease: true, IsShow: false, IsRecycled: false },
  unreleased: { IsRelease: false, IsShow: true, IsRecycled: false },
  recycled: { IsRelease: true, IsShow: true, IsRecycled: true },
} as const;
const stateOf = (row: object) => ownProductState({ offSale: offSale(row as Record<string, unknown>) });

const cases = ownProductStates.flatMap((state) =>
  ownProductActions(state).map((action) => [state, action] as const),
);

it.each(cases)(
  'a %s product that is told to %s ends where the app says, and undoing leads back',
  (state, action) => {
    const after = { ...flagsOf[state], ...ownProductFlags[action] };
    expect(stateAfter[action]).toContain(stateOf(after));
    const back = undoOf(action, state);
    if (back.length === 0) return;
    const undone = back.reduce((row, step) => ({ ...row, ...ownProductFlags[step] }), after as object);
    expect(stateOf(undone)).toBe(state);
  },
);
