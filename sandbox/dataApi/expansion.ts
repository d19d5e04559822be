import type { Records } from '../records.ts';
import type { Row } from '../store/store.ts';
import { getText, isRow } from './call.ts';
import { BadParameters } from './envelope.ts';

/** A copy without the password. */
export function copyForOutside(row: Row): Row {
  const { UserPassword: _, ...rest } = structuredClone(row);
  return rest;
}

/**
 * Replaces references in place: `RefField.Collection.___all` by the whole row, `RefField.Collection.FieldName` by one
 * value. A missing target becomes '', as on the real server.
 */
export function expandReferences(
  rows: readonly Row[],
  properties: readonly unknown[],
  records: Records,
): void {
  for (const property of properties) {
    const [refField, collection, field] = typeof property === 'string' ? property.split('.') : [];
    if (!refField || !collection || !field)
      throw new BadParameters('properties must read RefField.Collection.Field');
    const lookUp = (id: unknown): unknown => {
      const target = records.find(collection, id);
      if (!target) return '';
      return field === '___all' ? copyForOutside(target) : (target[field] ?? '');
    };
    for (const row of rows) {
      const reference = row[refField];
      if (Array.isArray(reference)) row[refField] = reference.map(lookUp);
      else if (typeof reference === 'string') row[refField] = lookUp(reference);
    }
  }
}

/** Adds to `fieldName` of each row the rows of another collection whose `reference.field` points at it. */
export function attachChildren(
  rows: readonly Row[],
  childObjects: readonly unknown[],
  records: Records,
): void {
  for (const child of childObjects) {
    const reference = isRow(child) ? child['reference'] : undefined;
    if (!isRow(child) || !isRow(reference))
      throw new BadParameters('childObjects need fieldName and reference');
    const fieldName = getText(child, 'fieldName');
    const [collection, field] = [getText(reference, 'object'), getText(reference, 'field')];
    const childrenOf = new Map<unknown, Row[]>(rows.map((row) => [row['RecordId'], []]));
    for (const candidate of records.all(collection, { recordIds: [...childrenOf.keys()].map(String) }))
      childrenOf.get(candidate[field])?.push(candidate);
    for (const row of rows) row[fieldName] = childrenOf.get(row['RecordId'])?.map(copyForOutside);
  }
}
