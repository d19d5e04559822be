import type { OffSale } from './offSale.ts';

/** Where a product of one's own stands. */
export type OwnProductState = 'released' | OffSale;
export const ownProductStates = ['released', 'hidden', 'unreleased', 'recycled'] as const;

/** What its exhibitor can do with it. */
export type OwnProductAction = 'release' | 'takeOff' | 'recycle' | 'bringBack';

export const ownProductState = ({ offSale }: { readonly offSale: OffSale | undefined }): OwnProductState =>
  offSale ?? 'released';

const actions: Readonly<Record<OwnProductState, readonly OwnProductAction[]>> = {
  released: ['takeOff', 'recycle'],
  hidden: ['release', 'recycle'],
  unreleased: ['release', 'recycle'],
  recycled: ['bringBack'],
};

export const ownProductActions = (state: OwnProductState): readonly OwnProductAction[] => actions[state];

/** The flags that an action sets. What is brought back is not offered again before it is released. */
export const ownProductFlags: Readonly<
  Record<OwnProductAction, Readonly<Partial<Record<'IsRelease' | 'IsShow' | 'IsRecycled', boolean>>>>
> = {
  release: { IsRelease: true, IsShow: true },
  takeOff: { IsShow: false },
  recycle: { IsRecycled: true },
  bringBack: { IsRecycled: false, IsShow: false },
};

/** What a state is after it, for a row that says all three flags. */
export const stateAfter: Readonly<Record<OwnProductAction, readonly OwnProductState[]>> = {
  release: ['released'],
  takeOff: ['hidden'],
  recycle: ['recycled'],
  bringBack: ['hidden', 'unreleased'],
};

/** What takes an action back, from the state in which it was done. */
export const undoOf = (action: OwnProductAction, before: OwnProductState): readonly OwnProductAction[] => {
  if (action === 'takeOff') return ['release'];
  if (action === 'recycle') return before === 'released' ? ['bringBack', 'release'] : ['bringBack'];
  return [];
};
