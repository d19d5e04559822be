const signs = '0123456789+-=()';
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾';
const lowered = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎';

/**
 * What stands in `<sup>` or `<sub>`, in a plain text: `10⁵`, `H₂O`. Undefined where there are no such signs; `10⁵` must not
 * become 105.
 */
export function raisedText(name: 'sup' | 'sub', text: string): string | undefined {
  const plain = text.trim().replace(/[\u2212\u2010-\u2013]/g, '-');
  if (plain === '') return '';
  const places = Array.from(plain.normalize('NFKC')).map((sign) => signs.indexOf(sign));
  if (places.some((place) => place < 0)) return undefined;
  return places.map((place) => (name === 'sup' ? raised : lowered).charAt(place)).join('');
}

/** The same where there are no such signs: a power is `10^2.5`, anything else (`1st`, `note[1]`) stays a word. */
export const raisedOrMarked = (name: 'sup' | 'sub', text: string): string =>
  raisedText(name, text) ??
  (/^\s*[-+\u2212]?\d/.test(text) ? `${name === 'sup' ? '^' : '_'}${text.trim()}` : text);
