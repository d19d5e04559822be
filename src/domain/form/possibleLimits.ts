import type { FieldType } from './formDefinition.ts';

export interface Limits {
  readonly min: number | undefined;
  readonly max: number | undefined;
}

/** Drops limits that are impossible to meet, because they would block the form. `choices` is the number offered. */
export function possibleLimits(type: FieldType | undefined, limits: Limits, choices: number): Limits {
  if (type === 'multipleChoice') return limitsOfTicks(limits, choices);
  if (type === 'images') return limitsOfPictures(limits);
  const { min, max } = limits;
  const isCrossed = min !== undefined && max !== undefined && min > max;
  // It is unclear which of the two is right.
  if (type === 'number') return isCrossed ? { min: undefined, max: undefined } : limits;
  if (type !== 'text' && type !== 'longText') return limits;
  const most = max !== undefined && max < 1 ? undefined : max;
  return { min: most !== undefined && min !== undefined && min > most ? undefined : min, max: most };
}

/** A maximum of 0 forbids every answer, and one above the number of choices has no effect. */
function limitsOfTicks({ min, max }: Limits, choices: number): Limits {
  const whole = max === undefined ? undefined : Math.floor(max);
  const most = whole === undefined || whole < 1 || whole > choices ? undefined : whole;
  const least = min === undefined || min < 1 ? undefined : Math.ceil(min);
  return { min: least === undefined ? undefined : Math.min(least, most ?? choices), max: most };
}

/** The limit of the host's picture chooser. */
export const maxPictures = 9;

function limitsOfPictures(limits: Limits): Limits {
  const { min, max } = limitsOfTicks(limits, maxPictures);
  return { min, max: max ?? maxPictures };
}
