/** What the page runs in, by behaviour. Nobody asks which host it is; they ask it to do something. */
export interface Host {
  /** Leaves the app. `url` is complete and has passed the links rule. */
  readonly openExternal: (url: string) => void;
}
