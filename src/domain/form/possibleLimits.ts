import type { FieldType } from './definition.ts';

export interface Limits {
  readonly min: number | undefined;
  readonly max: number | undefined;
}

/**
 * The limits of a question, made such that somebody can keep to them: a setting that nobody can meet would keep everybody
 * from sending. `choices` is how many are offered.
 */
export function possibleLimits(type: FieldType | undefined, limits: Limits, choices: number): Limits {
  if (type === 'multipleChoice') return limitsOfTicks(limits, choices);
  if (type === 'images') return limitsOfPictures(limits);
  const { min, max } = limits;
  const isCrossed = min !== undefined && max !== undefined && min > max;
  // Which of the two is meant cannot be told.
  if (type === 'number') return isCrossed ? { min: undefined, max: undefined } : limits;
  if (type !== 'text' && type !== 'longText') return limits;
  const most = max !== undefined && max < 1 ? undefined : max;
  return { min: most !== undefined && min !== undefined && min > most ? undefined : min, max: most };
}

/** A maximum of none would forbid every answer, and one beyond the choices limits nothing: neither is one. */
function limitsOfTicks({ min, max }: Limits, choices: number): Limits {
  const whole = max === undefined ? undefined : Math.floor(max);
  const most = whole === undefined || whole < 1 || whole > choices ? undefined : whole;
  const least = min === undefined || min < 1 ? undefined : Math.ceil(min);
  return { min: least === undefined ? undefined : Math.min(least, most ?? choices), max: most };
}

/** What the host's album lets somebody choose in one go is what a question takes. */
export const maxPictures = 9;

function limitsOfPictures(limits: Limits): Limits {
  const { min, max } = limitsOfTicks(limits, maxPictures);
  return { min, max: max ?? maxPictures };
}
