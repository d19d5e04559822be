export interface Size {
  readonly width: number;
  readonly height: number;
}

/** EXIF numbers: 1 is upright, 6 must be turned right, 8 left, 3 upside down, the others are mirrored. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
export type Turn = 0 | 1 | 2 | 3;
/** For a canvas: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const turnsAsOrientations: readonly Orientation[] = [1, 6, 3, 8];

export function orientationOfTurn(turn: Turn): Orientation {
  return turnsAsOrientations[turn] ?? 1;
}

/** 1 to the right, -1 to the left. */
export function turned(turn: Turn, by: 1 | -1): Turn {
  return ((turn + by + 4) % 4) as Turn;
}

export function uprightSize({ width, height }: Size, orientation: Orientation): Size {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

export function uprightMatrix({ width, height }: Size, orientation: Orientation): Matrix {
  switch (orientation) {
    case 1:
      return [1, 0, 0, 1, 0, 0];
    case 2:
      return [-1, 0, 0, 1, width, 0];
    case 3:
      return [-1, 0, 0, -1, width, height];
    case 4:
      return [1, 0, 0, -1, 0, height];
    case 5:
      return [0, 1, 1, 0, 0, 0];
    case 6:
      return [0, 1, -1, 0, height, 0];
    case 7:
      return [0, -1, -1, 0, height, width];
    case 8:
      return [0, -1, 1, 0, 0, width];
  }
}
