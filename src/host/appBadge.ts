interface BadgedNavigator {
  setAppBadge?(count: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

const ignored = () => {};

/** The number on the app's icon, where the page is installed and the phone has one; 0 takes it away. Never throws. */
export function showAppBadge(count: number): void {
  const phone = navigator as BadgedNavigator;
  // Some browsers refuse it outside of an installed page, by a rejection or an error.
  try {
    const done = count > 0 ? phone.setAppBadge?.(count) : phone.clearAppBadge?.();
    done?.catch(ignored);
  } catch {
    // The number is an extra.
  }
}
