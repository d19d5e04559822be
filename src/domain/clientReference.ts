/**
 * The same text for the same content: keys sorted, strings and keys in NFC, `undefined` left out as JSON does.
 * For comparing and for fingerprints; whoever needs a hash makes it from this text.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'string') return JSON.stringify(value.normalize('NFC'));
  if (typeof value === 'boolean' || (typeof value === 'number' && isFinite(value)))
    return JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return 'null';
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([key, member]): [string, string] => [key.normalize('NFC'), canonicalJson(member)])
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([key, member]) => `${JSON.stringify(key)}:${member}`);
  return `{${members.join(',')}}`;
}
