interface TabPlace {
  readonly tabScrollY: number;
}

/** For the link of a tab: the page opens where it was left. */
export const tabPlaceState = (tabScrollY = 0): TabPlace => ({ tabScrollY });

/** Pixels from the top; 0 for other navigations. */
export function tabPlaceIn(state: unknown): number {
  const place = (state as Partial<TabPlace> | null)?.tabScrollY;
  return typeof place === 'number' ? place : 0;
}
