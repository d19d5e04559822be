/** How well something is known: the specification states it, other clients show it, or it is our own guess. */
export type Known = 'stated' | 'seen' | 'assumed';

/**
 * What a field holds. `code` is a short text of an agreed list, `time` is `YYYY-MM-DD HH:mm:ss`, `day` and `clock` its
 * parts, `moment` epoch milliseconds, `address` that of a picture, file or page.
 */
export type FieldKind =
  | 'id'
  | 'text'
  | 'number'
  | 'flag'
  | 'code'
  | 'time'
  | 'day'
  | 'clock'
  | 'moment'
  | 'address'
  | 'richText'
  | 'list'
  | 'object';

/** With a question mark where a row may come without it. */
export type FieldSpec = FieldKind | `${FieldKind}?`;
export type Fields = Readonly<Record<string, FieldSpec>>;

/** On every row of every collection. */
export const commonFields = {
  RecordId: 'id',
  TenantId: 'text?',
  UserId: 'id?',
  CreatedAt: 'time?',
  CreatedBy: 'text?',
  CreatedAtMesc: 'moment?',
} as const satisfies Fields;

export type CommonField = keyof typeof commonFields;
export type FieldOf<F extends Fields> = CommonField | (keyof F & string);

/** What a collection is, without its types: for what reads any of them at run time. */
export interface AnyDefinition {
  readonly name: string;
  readonly known: Known;
  /** Fields that are known better or less well than the collection. */
  readonly knownOtherwise?: Readonly<Partial<Record<Known, readonly string[]>>>;
  readonly fields: Fields;
  /** Which row an id points to; the server can write it in place of the id. */
  readonly references?: Readonly<Record<string, string>>;
  /** A field that is not listed cannot get into a condition. */
  readonly askedBy: readonly string[];
  /**
   * Set where rows are about people: a condition must name one of these, and a row that does not carry what was
   * asked for is not shown. One credential serves everybody, so nothing else stops another person's data.
   */
  readonly personal?: readonly string[];
  /** The verb that reads it, where that is not `queryList`. */
  readonly via?: 'register/queryList' | 'get' | 'queryCalendar';
  /** Platform-wide rows are read on the system tenant. */
  readonly tenant?: 'system';
  /** Fields that every read names, beside those that it asks to expand. */
  readonly properties?: readonly string[];
}

/** A definition as it is written; without `read` a row is read field by field. */
export interface Definition<F extends Fields, A extends string, R extends string, T> extends AnyDefinition {
  readonly fields: F;
  readonly references?: Readonly<Record<R, string>>;
  readonly askedBy: readonly A[];
  readonly personal?: readonly A[];
  /** Undefined for a row that cannot be used. */
  readonly read?: (row: unknown) => T | undefined;
}
