/** What one line of an order costs; undefined beyond what a number holds exactly. Both are whole numbers. */
export function lineCents(unitCents: number, quantity: number): number | undefined {
  return exact(unitCents * quantity);
}

/** Of whole cents; undefined where one is missing, and beyond what a number holds exactly. */
export function sumCents(amounts: readonly (number | undefined)[]): number | undefined {
  let sum: number | undefined = 0;
  for (const amount of amounts) {
    if (sum === undefined || amount === undefined) return undefined;
    sum = exact(sum + amount);
  }
  return sum;
}

/** Whole numbers are exact below 2^53, and a result that was rounded is not below it. */
const exact = (cents: number): number | undefined =>
  Number.isSafeInteger(cents) && cents >= 0 ? cents : undefined;
