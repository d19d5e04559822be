/** For a change of the address that is no change of screen: the person keeps their place on the page and their focus. */
export const sameScreenState = { isSameScreen: true } as const;

export const isSameScreen = (state: unknown): boolean =>
  (state as Partial<typeof sameScreenState> | null)?.isSameScreen === true;
