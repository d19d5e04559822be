/** Rows of dark (true) and light modules of a QR code. */
export type Modules = readonly (readonly boolean[])[];

/** What is drawn of one code, as plain text: it is kept on the phone, so that a page can draw it without an encoder. */
export interface CodeShapes {
  /** Each row's modules as a binary number in base 32, joined by dots. */
  readonly modules: string;
  /** The CODE128 bars as ones and zeros; '' where it cannot be encoded. */
  readonly bars: string;
}

export const quietModules = 4;
export const quietBars = 10;
export const barHeight = 44;

/** One path for all dark modules, neighbours merged, so that no hairlines show. */
export const modulesPath = (rows: Modules): string =>
  rows.map((row, y) => runsPath((x) => row[x] === true, row.length, y, 1)).join('');

export const barsPath = (bars: string): string => runsPath((x) => bars[x] === '1', bars.length, 0, barHeight);

function runsPath(isDark: (x: number) => boolean, length: number, y: number, height: number): string {
  let path = '';
  for (let x = 0; x < length; x++) {
    const start = x;
    while (x < length && isDark(x)) x++;
    if (x > start) path += `M${start} ${y}h${x - start}v${height}H${start}z`;
  }
  return path;
}

export const packModules = (rows: Modules): string =>
  rows.map((row) => parseInt(row.map((isDark) => (isDark ? '1' : '0')).join(''), 2).toString(32)).join('.');

/** Undefined where the text is no square of modules. */
export function unpackModules(text: string): Modules | undefined {
  const numbers = text.split('.').map((row) => parseInt(row, 32));
  const size = numbers.length;
  // The smallest QR code has 21 modules a side; more than 53 are no exact number.
  if (size < 21 || size > 53 || numbers.some((row) => !(row >= 0 && row < 2 ** size))) return undefined;
  return numbers.map((row) =>
    Array.from(`${'0'.repeat(size)}${row.toString(2)}`.slice(-size), (bit) => bit === '1'),
  );
}

const groupLength = 4;

/** For the eye. */
export function groupsOf(value: string): string[] {
  const characters = Array.from(value);
  const groups: string[] = [];
  for (let start = 0; start < characters.length; start += groupLength)
    groups.push(characters.slice(start, start + groupLength).join(''));
  return groups;
}
