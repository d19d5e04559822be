import type { Scope } from '../collectionRows.ts';
import type { Row } from '../store/store.ts';
import { isRow } from './call.ts';

/** What a condition says about exhibition or ids; undefined where it may match rows of any exhibition. */
export function scopeOf(condition: Row): Scope | undefined {
  const exhibitions = idsIn(condition['ExhibitionId']);
  if (exhibitions !== undefined) return { exhibitions };
  const recordIds = idsIn(condition['RecordId']);
  return recordIds && { recordIds };
}

/** Of a plain value or `$in`; undefined for `'/text/'` and anything else. */
function idsIn(wanted: unknown): readonly string[] | undefined {
  const list = isRow(wanted) ? wanted['$in'] : [wanted];
  if (!Array.isArray(list)) return undefined;
  const ids = list.filter((id): id is string => typeof id === 'string' && !id.startsWith('/'));
  return ids.length === list.length ? ids : undefined;
}
