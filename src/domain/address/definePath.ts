type ValueOf<Part extends string> = Part extends `:${string}?`
  ? [value?: string | undefined]
  : Part extends `:${string}`
    ? [value: string]
    : [];
type ValuesOf<Pattern extends string> = Pattern extends `${infer Part}/${infer Rest}`
  ? [...ValueOf<Part>, ...ValuesOf<Rest>]
  : ValueOf<Pattern>;

/** Builds the address of a screen from the values of its parameters, in their order; each is encoded. */
export interface PathBuilder<Pattern extends string> {
  (...values: ValuesOf<Pattern>): string;
  /** As the route table spells it: `/select/:id/:channelId?`. */
  readonly pattern: Pattern;
}

export function definePath<const Pattern extends string>(pattern: Pattern): PathBuilder<Pattern> {
  const build = (...values: readonly (string | undefined)[]) => {
    let index = 0;
    return pattern.replace(/\/:[^/]+/g, () => {
      const value = values[index++];
      return value === undefined ? '' : `/${encodeURIComponent(value)}`;
    });
  };
  return Object.assign(build as (...values: ValuesOf<Pattern>) => string, { pattern });
}
