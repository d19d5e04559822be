/** What people write around the number of a hall. */
const hallWords = /号?馆|號?館|\bhall\b|展位|\bbooth\b|\bstand\b/gi;
const longestQuery = 16;
/** A number alone is a year or a size, unless it is as long as the numbers of a hall and a booth together. */
const [shortestNumber, longestNumber] = [3, 6];

/** A booth as it is typed, and as it may have been meant: keys as those of `boothKey`. */
export interface BoothQuery {
  /** '' for a number alone, which is too common to be one. */
  readonly key: string;
  /** Two numbers typed as one, and one typed as two: `8123` and `8-123`. */
  readonly others: readonly string[];
}

export const noBoothQuery: BoothQuery = { key: '', others: [] };

const isDigits = (token: string) => /^\d+$/.test(token);

const withoutZeros = (token: string) => token.replace(/^0+(?=\d)/, '');

function partsOf(text: string): readonly string[] {
  const plain = text.normalize('NFKC').toLowerCase().replace(hallWords, ' ');
  return plain.match(/[a-z]+|\d+/g) ?? [];
}

/** `1A-12`, `1号馆 A12`, `Hall 1, A 012` are all `1 a 12`: letters and numbers in turn, without leading zeros. */
export const boothTokens = (text: string): readonly string[] => partsOf(text).map(withoutZeros);

const keyOf = (parts: readonly string[]) => parts.map((part) => ` ${withoutZeros(part)}`).join('');

/** The tokens as one text, each behind a space. */
export const boothKey = (text: string): string => keyOf(partsOf(text));

/** What may be the number of a booth; `noBoothQuery` for any other text. */
export function boothQuery(text: string): BoothQuery {
  const rest = text.normalize('NFKC').replace(hallWords, ' ');
  if (text.length > longestQuery || !/^[\sa-z\d\-–.,#_/]+$/i.test(rest)) return noBoothQuery;
  const tokens = partsOf(text);
  if (!tokens.some(isDigits) || tokens.some((token) => !isDigits(token) && token.length > 2))
    return noBoothQuery;
  const [first = ''] = tokens;
  if (tokens.length === 1 && (first.length < shortestNumber || first.length > longestNumber))
    return noBoothQuery;
  return { key: tokens.length > 1 ? keyOf(tokens) : '', others: otherKeys(tokens) };
}

function otherKeys(tokens: readonly string[]): readonly string[] {
  const others: string[] = [];
  tokens.forEach((token, at) => {
    if (!isDigits(token)) return;
    const put = (meant: readonly string[], from: number) =>
      others.push(keyOf([...tokens.slice(0, at), ...meant, ...tokens.slice(from)]));
    const next = tokens[at + 1];
    if (next !== undefined && isDigits(next)) put([token + next], at + 2);
    if (token.length < shortestNumber || token.length > longestNumber) return;
    for (let length = 1; length < token.length; length += 1)
      put([token.slice(0, length), token.slice(length)], at + 1);
  });
  return others;
}

/**
 * Whether a booth is the one asked for, whose hall may be left out, or `begins` with it while its number is typed.
 * @param booth a `boothKey`
 */
export function matchBooth(booth: string, { key, others }: BoothQuery): 'whole' | 'begins' | undefined {
  if (key !== '' && booth.endsWith(key)) return 'whole';
  for (const other of others) if (booth.endsWith(other)) return 'whole';
  return key !== '' && booth.indexOf(key) >= 0 ? 'begins' : undefined;
}
