import type { PastedPart } from './pastedParts.ts';
import { chineseName, isLabelledName, isLatinName, isLatinWord, isTitle } from './personName.ts';

/** Which parts say the region: from the first to the last. */
export interface RegionSpan {
  readonly from: number;
  readonly to: number;
  readonly isComplete: boolean;
}

export interface Receiver {
  readonly name: string;
  readonly others: readonly PastedPart[];
  /** What may be a name as well as something else. */
  readonly unused: readonly string[];
}

interface Candidate {
  readonly text: string;
  readonly from: number;
  /** After its last part. */
  readonly to: number;
  readonly isLabelled: boolean;
}

/**
 * The person in a pasted text: the one word that can only be a name, before the region, at the end, or beside the phone number. Of two such
 * words none is taken.
 * @param isRegionName whether a word is also a region, as 马龙
 */
export function findReceiver(
  parts: readonly PastedPart[],
  region: RegionSpan | undefined,
  isRegionName: (word: string) => boolean,
): Receiver {
  const labelled = candidatesIn(parts, isRegionName).filter((one) => one.isLabelled);
  const candidates =
    labelled.length > 0
      ? labelled
      : candidatesIn(parts, region?.isComplete === true ? () => false : isRegionName).filter((one) =>
          isWhereNamesStand(one, parts, region),
        );
  const names = candidates.map(({ text }) => text);
  const isOne = names.every((name) => name === names[0]);
  const isBefore = ({ to }: Candidate) => region === undefined || to <= region.from;
  // What may be a building stays with its street.
  const taken = isOne ? candidates : candidates.filter(isBefore);
  // Some write the name twice: 王芳 … (王芳 收).
  const isAgain = (at: number) => isOne && names.length > 0 && parts[at]?.text === names[0];
  const isTaken = (at: number) => isAgain(at) || taken.some(({ from, to }) => at >= from && at < to);
  // Said to be the receiver, and no name of a person.
  const strangers = parts.filter((part, at) => !isTaken(at) && part.isLabelledName);
  return {
    name: isOne ? (names[0] ?? '') : '',
    others: parts.filter((part, at) => !isTaken(at) && strangers.indexOf(part) < 0),
    unused: [...(isOne ? [] : taken.map(({ text }) => text)), ...strangers.map(({ text }) => text)],
  };
}

function candidatesIn(
  parts: readonly PastedPart[],
  isRegionName: (word: string) => boolean,
): readonly Candidate[] {
  const candidates: Candidate[] = [];
  for (let at = 0; at < parts.length; ) {
    const to = endOf(parts, at);
    const words = parts.slice(at, to).map(({ text }) => text);
    const isLabelled = parts[at]?.isLabelledName === true;
    const text = isLatinWord(words[0] ?? '') ? words.join(' ') : words.join('');
    const isName = isLabelled ? isLabelledName(text) : isNameAlone(words, isRegionName);
    if (isName) candidates.push({ text, from: at, to, isLabelled });
    at = to;
  }
  return candidates;
}

/** English words of one segment belong together, and so do 王芳 女士. */
function endOf(parts: readonly PastedPart[], from: number): number {
  const first = parts[from];
  const isOfFirst = (part: PastedPart | undefined) => part?.segment === first?.segment;
  let to = from + 1;
  if (isLatinWord(first?.text ?? ''))
    while (isOfFirst(parts[to]) && isLatinWord(parts[to]?.text ?? '')) to += 1;
  else if (isOfFirst(parts[to]) && isTitle(parts[to]?.text ?? '')) to += 1;
  return to;
}

function isNameAlone(words: readonly string[], isRegionName: (word: string) => boolean): boolean {
  const [word = ''] = words;
  return isLatinWord(word)
    ? isLatinName(words)
    : chineseName(words.join('')) !== undefined && !isRegionName(word);
}

function isWhereNamesStand(
  { text, from, to }: Candidate,
  parts: readonly PastedPart[],
  region: RegionSpan | undefined,
): boolean {
  if (region !== undefined && to > region.from && from <= region.to) return false;
  const isBeside = parts.slice(from, to).some(({ isBesidePhone }) => isBesidePhone);
  const isFirst = from === 0;
  if (isBeside || isFirst) return true;
  // One English word is rather a building, and so is a Chinese one that ends as places do.
  const isSure = isLatinWord(text.split(' ')[0] ?? '') ? text.indexOf(' ') > 0 : chineseName(text) === 'name';
  return isSure && (region !== undefined && to <= region.from ? true : to === parts.length);
}
