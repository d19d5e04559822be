/** What people write around the number of a hall. */
const hallWords = /号?馆|號?館|\bhall\b|展位|\bbooth\b|\bstand\b/gi;
const longestQuery = 16;

/** `1A-12`, `1号馆 A12`, `Hall 1, A 012` are all `1 a 12`: letters and numbers in turn, without leading zeros. */
export function boothTokens(text: string): readonly string[] {
  const plain = text.normalize('NFKC').toLowerCase().replace(hallWords, ' ');
  return (plain.match(/[a-z]+|\d+/g) ?? []).map((token) => token.replace(/^0+(?=\d)/, ''));
}

/** The tokens of what may be the number of a booth; empty for any other text. */
export function boothQuery(text: string): readonly string[] {
  const rest = text.normalize('NFKC').replace(hallWords, ' ');
  if (text.length > longestQuery || !/^[\sa-z\d\-–.,#_/]+$/i.test(rest)) return [];
  const tokens = boothTokens(text);
  const isNumbered = tokens.length > 1 && tokens.some((token) => /\d/.test(token));
  return isNumbered && tokens.every((token) => /\d/.test(token) || token.length <= 2) ? tokens : [];
}

/** Whether a booth is the one asked for, whose hall may be left out, or `begins` with it while its number is typed. */
export function matchBooth(
  booth: readonly string[],
  asked: readonly string[],
): 'whole' | 'begins' | undefined {
  const lastAsked = asked.length - 1;
  if (lastAsked < 0) return undefined;
  let found: 'begins' | undefined;
  for (let start = 0; start + asked.length <= booth.length; start += 1) {
    const isSame = asked.every((token, at) => at === lastAsked || token === booth[start + at]);
    if (!isSame) continue;
    const end = booth[start + lastAsked] ?? '';
    if (end === asked[lastAsked] && start + asked.length === booth.length) return 'whole';
    if (end.startsWith(asked[lastAsked] ?? '')) found = 'begins';
  }
  return found;
}
