import { isChinese } from '#domain/matching/foldText.ts';

export interface NameWords {
  /** Pairs of neighbouring Chinese characters, as Chinese is written without spaces. */
  readonly chinese: ReadonlySet<string>;
  /** In letters and digits. A model number counts where there is nothing else. */
  readonly latin: ReadonlySet<string>;
}

/** Say nothing of what a product is. */
const fillers = ['model', 'series', 'type', 'and', 'of', 'for', 'the', 'with', 'in'];

/** What a folded name is compared by. */
export function wordsIn(folded: string): NameWords {
  const chinese = new Set<string>();
  const latin: string[] = [];
  let run = '';
  let isChineseRun = false;
  const end = () => {
    if (isChineseRun) addPairs(chinese, run);
    else if (run.length > 1) latin.push(run);
    run = '';
  };
  for (const character of folded) {
    if (character === ' ' || isChinese(character) !== isChineseRun) end();
    if (character === ' ') continue;
    isChineseRun = isChinese(character);
    run += character;
  }
  end();
  const telling = latin.filter((word) => !/\d/.test(word) && fillers.indexOf(word) < 0);
  return { chinese, latin: new Set(telling.length > 0 ? telling : latin) };
}

function addPairs(words: Set<string>, run: string): void {
  for (let at = 0; at + 1 < run.length; at += 1) words.add(run.slice(at, at + 2));
}

/** The share of the shorter name's words that the other one has too, from 0 to 1. */
export function sharedWords(one: NameWords, other: NameWords): number {
  const isChinesePair = one.chinese.size > 0 && other.chinese.size > 0;
  return isChinesePair ? shareOf(one.chinese, other.chinese) : shareOf(one.latin, other.latin);
}

function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [few, many] = one.size <= other.size ? [one, other] : [other, one];
  if (few.size === 0) return 0;
  let shared = 0;
  for (const word of few) if (many.has(word)) shared += 1;
  return shared / few.size;
}
