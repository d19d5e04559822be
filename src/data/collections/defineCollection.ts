import type { ServerRow } from '#domain/record/serverRow.ts';
import type { ApiClient, CallOptions, ReadOptions } from '../client/apiClient.ts';
import { Unreadable } from '../client/problems.ts';
import { type Condition, conditionOf, type ConditionParts } from './condition.ts';
import {
  type ChildObject,
  insert,
  type Query,
  queryCount,
  queryList,
  remove,
  update,
  type Via,
} from './dataApi.ts';
import type { AnyDefinition, Definition, FieldOf, Fields } from './definition.ts';
import { type FieldValues, readFields } from './readFields.ts';
import type { Rows } from './rows.ts';
import type { Search } from './search.ts';

export interface ListOptions<Field extends string, Ref extends string> extends ReadOptions, Via {
  readonly pageIndex?: number;
  readonly pageSize?: number;
  readonly sort?: Readonly<Partial<Record<Field, 1 | -1>>>;
  readonly search?: Search<Field> | undefined;
  /** These fields and no others, by `get`; the values of the rest are as absent ones. */
  readonly only?: readonly Field[] | undefined;
  /** References in whose place the server writes the row they point to. */
  readonly expand?: readonly Ref[];
  /** Rows that point here, by the name under which they are hung. */
  readonly children?: Readonly<Record<string, Child>>;
}

interface Child {
  readonly of: AnyDefinition;
  readonly field: string;
}

export interface Page<T> {
  readonly items: readonly T[];
  readonly pageIndex: number;
  readonly hasMore: boolean;
}

type Written<F extends Fields> = Readonly<Partial<Record<FieldOf<F>, unknown>>>;

/** One collection of the data API, with all that can be asked of it. Every call throws ApiProblem. */
export interface Collection<
  F extends Fields = Fields,
  A extends string = string,
  R extends string = string,
  T = unknown,
> extends AnyDefinition {
  readonly fields: F;
  readonly askedBy: readonly A[];
  readonly condition: (parts: ConditionParts<A>) => Condition;
  /** The rows as they came, and whether there is any telling that there are none. */
  readonly rows: (
    client: ApiClient,
    parts: ConditionParts<A>,
    options?: ListOptions<FieldOf<F>, R>,
  ) => Promise<Rows>;
  /** @throws Unreadable where the server does not say that there is nothing: "none" must not be a guess. */
  readonly list: (
    client: ApiClient,
    parts: ConditionParts<A>,
    options?: ListOptions<FieldOf<F>, R>,
  ) => Promise<T[]>;
  /** One page of a list; `RecordId` decides among equals, so that no row is on two pages. */
  readonly page: (
    client: ApiClient,
    parts: ConditionParts<A>,
    options: ListOptions<FieldOf<F>, R> & { readonly pageIndex: number; readonly pageSize: number },
  ) => Promise<Page<T>>;
  /** The first row that matches; undefined where the server says that there is none. */
  readonly get: (
    client: ApiClient,
    parts: ConditionParts<A>,
    options?: ListOptions<FieldOf<F>, R>,
  ) => Promise<T | undefined>;
  /** Undefined where the server does not say. A number shows no person's data, so it may be asked for without naming a person. */
  readonly count: (
    client: ApiClient,
    parts: ConditionParts<A>,
    options?: ReadOptions & { readonly search?: Search<FieldOf<F>> | undefined },
  ) => Promise<number | undefined>;
  /** One attempt; whether it was stored after a problem must be looked up. */
  readonly insert: (
    client: ApiClient,
    record: Written<F>,
    options?: CallOptions,
  ) => Promise<ServerRow | undefined>;
  readonly update: (
    client: ApiClient,
    recordId: string,
    setValue: Written<F>,
    options?: CallOptions,
  ) => Promise<void>;
  /** A row that is gone already counts as removed. */
  readonly remove: (client: ApiClient, recordId: string, options?: CallOptions) => Promise<void>;
}

/**
 * Describes a collection once; everything else about it is derived: the calls, the table in docs/data-api.md, and what
 * `npm run check:api` asks a server. A definition that a page does not use is left out of its chunks.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineCollection<
  const F extends Fields,
  const A extends FieldOf<NoInfer<F>>,
  const R extends string = never,
  T = FieldValues<F>,
>(definition: Definition<F, A, R, T>): Collection<F, A, R, T> {
  const read = definition.read ?? ((row: unknown) => readFields(definition.fields, row) as T | undefined);
  const condition = (parts: ConditionParts<A>) => conditionOf(definition, parts);
  const { personal: _, ...unguarded } = definition;
  const conditionToCount = (parts: ConditionParts<A>) => conditionOf(unguarded, parts);
  type Options = ListOptions<FieldOf<F>, R>;

  const rows = async (client: ApiClient, parts: ConditionParts<A>, options: Options = {}) =>
    queryList(client, definition, queryOf(definition, condition(parts), options), {
      ...options,
      ...(options.only && { via: 'get' as const }),
    });
  const certain = async (client: ApiClient, parts: ConditionParts<A>, options?: Options) => {
    const answer = await rows(client, parts, options);
    if (answer.outcome === 'unclear') throw new Unreadable(`${definition.name}: neither rows nor none`);
    return answer;
  };
  const readEach = ({ rows: found }: Rows) =>
    found.map(read).filter((value): value is NonNullable<typeof value> => value !== undefined);
  const list = async (client: ApiClient, parts: ConditionParts<A>, options?: Options) =>
    readEach(await certain(client, parts, options));

  return {
    ...definition,
    condition,
    rows,
    list,
    page: async (client, parts, options) => {
      const sort = { ...options.sort, RecordId: 1 } as Options['sort'];
      const answer = await certain(client, parts, { ...options, ...(sort && { sort }) });
      // A server that takes no notice of the size has sent everything.
      const hasMore = answer.received === options.pageSize;
      return { items: readEach(answer), pageIndex: options.pageIndex, hasMore };
    },
    get: async (client, parts, options) => (await list(client, parts, options))[0],
    count: async (client, parts, options) =>
      queryCount(
        client,
        definition,
        { condition: conditionToCount(parts), search: options?.search },
        options,
      ),
    insert: (client, record, options) => insert(client, definition, record, options),
    update: (client, recordId, setValue, options) => update(client, definition, recordId, setValue, options),
    remove: (client, recordId, options) => remove(client, definition, recordId, options),
  };
}

/** Parameters beside the condition; unused ones are left out. */
function queryOf(
  { references = {}, properties = [] }: AnyDefinition,
  condition: Condition,
  { pageIndex, pageSize, sort, search, via, only, expand = [], children = {} }: ListOptions<string, string>,
): Query {
  const options = {
    ...(pageIndex === undefined ? {} : { pageIndex }),
    ...(pageSize === undefined ? {} : { pageSize }),
    ...(sort && { sort: sort as Readonly<Record<string, 1 | -1>> }),
  };
  // What every read names belongs to the definition's own verb.
  const named = only ?? (via === undefined ? properties : []);
  const expanded = [...named, ...expand.map((field) => `${field}.${references[field]}.___all`)];
  const childObjects = Object.keys(children).map((fieldName) => childObject(fieldName, children[fieldName]));
  return {
    condition,
    search,
    ...(Object.keys(options).length > 0 && { options }),
    ...(expanded.length > 0 && { properties: expanded }),
    ...(childObjects.length > 0 && { childObjects }),
  };
}

function childObject(fieldName: string, child: Child | undefined): ChildObject {
  if (child === undefined) throw new Error(`${fieldName} hangs from nothing`);
  return { fieldName, reference: { object: child.of.name, field: child.field } };
}
