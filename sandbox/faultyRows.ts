import { isRow } from './dataApi/call.ts';

type Bend = (value: unknown, key: string) => unknown;

/** Applies `bend` to every part of a value, innermost first. */
function walk(value: unknown, bend: Bend, key = ''): unknown {
  if (Array.isArray(value))
    return bend(
      value.map((item) => walk(item, bend)),
      key,
    );
  if (!isRow(value)) return bend(value, key);
  return bend(Object.fromEntries(Object.entries(value).map(([k, part]) => [k, walk(part, bend, k)])), key);
}

const nameKeys = /^(ExName|Place|Name|Introduction|Description|Title|Text|CompanyName)(En)?$/;

/** Names that would be markup if they were inserted as HTML. */
export function bendNames(result: unknown): unknown {
  const markup = '<b>&amp;</b><img src=x onerror="document.title=\'pwned\'">';
  return walk(result, (value, key) =>
    typeof value === 'string' && nameKeys.test(key) ? value + markup : value,
  );
}

export function bendBooleans(result: unknown): unknown {
  return walk(result, (value) => (typeof value === 'boolean' ? String(value) : value));
}

/** Swaps references: an expanded row becomes its id, an id becomes an object with that id. */
export function bendReferences(result: unknown): unknown {
  return walk(result, (value, key) => {
    if (!/[a-z]Id$/.test(key) || key === 'RecordId' || key === 'TenantId') return value;
    if (isRow(value)) return value['RecordId'] ?? '';
    return typeof value === 'string' && value.length === 24 ? { RecordId: value } : value;
  });
}
