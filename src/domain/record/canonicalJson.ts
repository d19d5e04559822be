/** Limits the recursion: a server's answer may be nested until the stack overflows. */
const deepest = 100;

/** The same text for the same content: keys sorted, NFC, `undefined` omitted as in JSON. Anything deeper is null. */
export function canonicalJson(value: unknown, levels = deepest): string {
  if (levels < 0) return 'null';
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item, levels - 1)).join(',')}]`;
  if (typeof value === 'string') return JSON.stringify(value.normalize('NFC'));
  if (typeof value === 'boolean' || (typeof value === 'number' && isFinite(value)))
    return JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return 'null';
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([key, member]): [string, string] => [key.normalize('NFC'), canonicalJson(member, levels - 1)])
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([key, member]) => `${JSON.stringify(key)}:${member}`);
  return `{${members.join(',')}}`;
}
