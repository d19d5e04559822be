let read = (_pathname: string): boolean => false;

/** Once, with the router's own state. */
export const provideNavigating = (isLeaving: (pathname: string) => boolean): void => {
  read = isLeaving;
};

/**
 * Whether the screen at this address is being left: a tapped link is still loading its screen, or the router is there already and the
 * old screen is not yet taken off the page.
 */
export const isNavigating = (pathname: string): boolean => read(pathname);
