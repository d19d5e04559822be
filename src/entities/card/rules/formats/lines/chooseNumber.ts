import type { CardFieldsFilled } from '../cardReading.ts';
import type { FoundNumber } from './cardNumbers.ts';
import type { LabelKind } from './cardLabels.ts';

export interface CardNumber extends FoundNumber {
  readonly label: LabelKind | undefined;
  /** As it is told where it is not used. */
  readonly shown: string;
  /** Its label says that a fax answers it as well. */
  readonly isShared: boolean;
}

const digitsOf = (number: string) => number.replace(/\D/g, '').replace(/^(?:00)?86(?=1\d{10}$)/, '');

/** What a label says, then the shape; 0 for a number that is not answered, such as a fax. */
function rankOf({ label, kind, isShared }: CardNumber): number {
  if (label === 'fax' || label === 'other') return 0;
  if (label === 'mobile') return 6;
  if (kind === 'mobile') return 5;
  if (isShared) return 1;
  if (kind === 'hotline') return 2;
  return label === undefined ? 3 : 4;
}

/**
 * The number of the card. Of several that may be a telephone or a fax none is taken.
 * @param isSeveral whether the text may be of several people: then of several numbers none is taken either
 */
export function chooseNumber(
  numbers: readonly CardNumber[],
  { take, leave }: CardFieldsFilled,
  isSeveral: boolean,
): void {
  const best = numbers.reduce((most, number) => Math.max(most, rankOf(number)), 0);
  const among = numbers.filter((number) => best > 0 && rankOf(number) === best);
  const [first] = among;
  const isUnclear =
    (best === 3 || isSeveral) &&
    among.some(({ number }) => digitsOf(number) !== digitsOf(first?.number ?? ''));
  const chosen = isUnclear ? undefined : first;
  if (chosen !== undefined) {
    take('mobile', chosen.number, 'phone', chosen.shown);
    if (chosen.extension !== '') leave('extension', chosen.extension);
  }
  for (const one of numbers) {
    const isSame = chosen !== undefined && digitsOf(one.number) === digitsOf(chosen.number);
    const shown =
      one.extension === '' || one.label !== undefined ? one.shown : `${one.shown} #${one.extension}`;
    if (!isSame || (one !== chosen && one.extension !== chosen.extension))
      leave(one.label === undefined ? 'phone' : 'text', shown);
  }
}
