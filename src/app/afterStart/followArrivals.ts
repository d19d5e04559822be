interface Place {
  readonly pathname: string;
  readonly search: string;
}

interface Follower<State> {
  readonly state: State;
  subscribe(listener: (state: State) => void): unknown;
}

/** Calls `arrive` for the screen that is shown, and for each that is shown after it, once each. */
export function followArrivals(
  router: Follower<{ readonly location: Place }>,
  arrive: () => Promise<void>,
): void {
  let last: string | undefined;
  const look = ({ location: { pathname, search } }: { readonly location: Place }) => {
    const address = pathname + search;
    if (address === last) return;
    last = address;
    // A host that fails here leaves the page what it is in a browser.
    arrive().catch(() => {});
  };
  router.subscribe(look);
  look(router.state);
}
