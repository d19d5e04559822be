/** `W2`, `3`, `10`: what halls are told apart by in their names. */
const hallNumber = /([a-z]?)\s*-?\s*(\d{1,2})/i;
/** Halls stand in a row: to the next one is three minutes, to the eighth from the first twelve. Assumed. */
const perHallMinutes = 1.5;
const leastMinutes = 1.5;
/** Between rows of halls, such as W and E, whose distance no name tells. */
const elsewhereMinutes = 10;

function readHall(name: string): { readonly row: string; readonly number: number } | undefined {
  const plain = name.normalize('NFKC').replace(/hall|pavilion/gi, ' ');
  const [, row = '', number] = hallNumber.exec(plain) ?? [];
  return number === undefined ? undefined : { row: row.toUpperCase(), number: Number(number) };
}

/** Whole minutes on foot between two halls by their names; 0 in the same one, undefined where a name has no number. */
export function walkMinutes(from: string, to: string): number | undefined {
  if (from !== '' && from === to) return 0;
  const [start, end] = [readHall(from), readHall(to)];
  if (start === undefined || end === undefined) return undefined;
  if (start.row !== end.row) return elsewhereMinutes;
  const halls = Math.abs(start.number - end.number);
  return halls === 0 ? 0 : Math.ceil(halls * perHallMinutes + leastMinutes);
}
