import type { AnyDefinition } from './definition.ts';

type Single = string | number | boolean;

/** One of several values; made by `oneOf` only, so that nothing a person typed can become an operator. */
class OneOf {
  readonly values: readonly Single[];
  constructor(values: readonly Single[]) {
    this.values = values;
  }
}

/** What rows are asked for by. */
export type ConditionParts<A extends string = string> = Readonly<
  Partial<Record<A, Single | OneOf | null | undefined>>
>;

declare const checked: unique symbol;
/** A filter as it travels. Only `conditionOf` makes one. */
export type Condition = Readonly<Record<string, Single | { readonly $in: readonly Single[] }>> & {
  readonly [checked]: true;
};

/**
 * Builds the filter of a query.
 *
 * JSON drops `undefined`, and a filter without its person matches everybody; so every part must be there. The types
 * let a caller pass what may be missing: it is this function, and not a cast, that decides.
 * @throws Error naming the collection and the field (never the value) when a part is missing, empty, NaN, an object,
 * a slash pattern, or not a field of the collection; or when no part says whose rows of a person's collection are meant
 */
export function conditionOf<A extends string>(
  { name: collection, askedBy, personal }: AnyDefinition & { readonly askedBy: readonly A[] },
  parts: ConditionParts<A>,
): Condition {
  const condition: Record<string, unknown> = {};
  const names = Object.keys(parts);
  const isAskedBy = (name: string) => (askedBy as readonly string[]).indexOf(name) >= 0;
  for (const name of names) {
    if (!isAskedBy(name)) throw new Error(`${collection} is not asked for by ${name}`);
    condition[name] = wirePart((parts as Readonly<Record<string, unknown>>)[name], `${collection}.${name}`);
  }
  if (names.length === 0) throw new Error(`a condition on ${collection} has no part`);
  if (personal && !names.some((name) => personal.indexOf(name) >= 0)) {
    throw new Error(`a condition on ${collection} does not say whose rows are meant`);
  }
  return condition as Condition;
}
/** Matches any of the values. @throws Error when there is none */
export function oneOf(values: readonly Single[]): OneOf {
  if (values.length === 0) throw new Error('a list of wanted values is empty');
  return new OneOf(values.slice());
}

function wirePart(part: unknown, name: string): unknown {
  if (part instanceof OneOf) return { $in: part.values.map((value) => singleValue(value, name)) };
  return singleValue(part, name);
}

function singleValue(value: unknown, name: string): Single {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (typeof value !== 'string' || value.trim() === '') throw new Error(`${name} is missing in a condition`);
  // The server reads a text between slashes as "contains".
  if (/^\/[^]*\/$/.test(value)) throw new Error(`${name} is a pattern in a condition`);
  return value;
}
