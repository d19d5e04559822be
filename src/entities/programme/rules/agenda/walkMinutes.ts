/** `W2`, `3`, `10`, `1.2` on the second floor of hall 1: what halls are told apart by in their names. */
const hallNumber = /([a-z]?)\s*-?\s*(\d{1,2})(?:\.(\d))?/i;
/** Halls stand in a row: to the next one is three minutes, to the eighth from the first twelve. Assumed. */
const perHallMinutes = 1.5;
const leastMinutes = 1.5;
/** By the stairs to another floor. Assumed. */
const perFloorMinutes = 2;
/** Between rows of halls, such as W and E, whose distance no name tells. */
const elsewhereMinutes = 10;

interface ReadHall {
  readonly row: string;
  readonly number: number;
  /** Undefined where the name tells none. */
  readonly floor: number | undefined;
}

function readHall(name: string): ReadHall | undefined {
  const plain = name.normalize('NFKC').replace(/hall|pavilion/gi, ' ');
  const [, row = '', number, floor] = hallNumber.exec(plain) ?? [];
  return number === undefined
    ? undefined
    : {
        row: row.toUpperCase(),
        number: Number(number),
        floor: floor === undefined ? undefined : Number(floor),
      };
}

/** Whole minutes on foot between two halls by their names; 0 in the same one, undefined where a name has no number. */
export function walkMinutes(from: string, to: string): number | undefined {
  if (from !== '' && from === to) return 0;
  const [start, end] = [readHall(from), readHall(to)];
  if (start === undefined || end === undefined) return undefined;
  if (start.row !== end.row) return elsewhereMinutes;
  const halls = Math.abs(start.number - end.number);
  const isTold = start.floor !== undefined && end.floor !== undefined;
  const stairs = isTold ? Math.abs(start.floor - end.floor) * perFloorMinutes : 0;
  return halls === 0 ? stairs : Math.ceil(halls * perHallMinutes + leastMinutes + stairs);
}
