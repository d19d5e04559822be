import labelWords from './labelWords.json';

/** What a label says of the value behind it; `other` for what is none of a card's fields. */
export type LabelKind =
  | 'name'
  | 'company'
  | 'job'
  | 'mobile'
  | 'phone'
  | 'fax'
  | 'email'
  | 'website'
  | 'address'
  | 'other';

/** As expressions; a space stands for any gap, also none: the signs of a Chinese label are often set apart. */
const words: Readonly<Record<LabelKind, readonly string[]>> = labelWords;

const kinds = Object.keys(words) as LabelKind[];
const gap = '[ \\t]*';
const sources = (kind: LabelKind) => words[kind].map((word) => word.replace(/ /g, gap));
const of = (all: readonly string[]) => [...all].sort((one, other) => other.length - one.length).join('|');
const byKind = kinds.map((kind) => [kind, new RegExp(`^(?:${of(sources(kind))})$`, 'i')] as const);
const all = kinds.reduce<string[]>((found, kind) => [...found, ...sources(kind)], []);
const isChinese = (text: string) => /[\u3400-\u9fff]/.test(text);
/** One label; in Latin letters no beginning of a longer word. */
const oneLabel = new RegExp(
  `${of(all.filter(isChinese))}|(?:${of(all.filter((source) => !isChinese(source)))})(?![a-z])`,
  'iy',
);

/** Undefined for a text that is no label; several of `手机/微信`, `姓名 Name`. */
export function labelKinds(text: string): readonly LabelKind[] | undefined {
  const found = labelAt(text.trim(), 0);
  return found !== undefined && found.end === text.trim().length ? found.kinds : undefined;
}

const kindOf = (label: string): LabelKind | undefined =>
  byKind.find(([, pattern]) => pattern.test(label.trim()))?.[0];

export interface WordsOfLabel {
  readonly kinds: readonly LabelKind[];
  readonly end: number;
  /** A single letter, which says something only with a sign behind it. */
  readonly isLetter: boolean;
}

/** The label that begins at this place: one, or up to three that mean the same value. */
export function labelAt(text: string, start: number): WordsOfLabel | undefined {
  const found: LabelKind[] = [];
  let at = start;
  let end = start;
  while (found.length < 3) {
    oneLabel.lastIndex = at;
    const label = oneLabel.exec(text)?.[0];
    const kind = label === undefined ? undefined : kindOf(label);
    if (label === undefined || kind === undefined) break;
    // A座 is no label behind 地址.
    if (found.length > 0 && label.length === 1 && text.charAt(at - 1) !== '/') break;
    found.push(kind);
    end = at + label.length;
    const joined = joins(text, end, label);
    if (joined === undefined) break;
    at = joined;
  }
  const bracket = text.slice(start, end).lastIndexOf('(');
  // 手机(微信同号) has one label and a remark.
  if (bracket > 0 && text.charAt(end) !== ')') {
    found.pop();
    end = start + text.slice(start, start + bracket).trim().length;
  }
  if (found.length === 0) return undefined;
  // 手机(Mobile)
  if (text.charAt(end) === ')' && text.slice(start, end).indexOf('(') >= 0) end += 1;
  return { kinds: found, end, isLetter: end - start === 1 };
}

/** Where the next label of the same value would begin. */
function joins(text: string, end: number, label: string): number | undefined {
  const rest = text.slice(end);
  const sign = /^\.?\s*(?:[/&、+|(]|和|及)\s*/.exec(rest)?.[0];
  if (sign !== undefined) return end + sign.length;
  const space = /^ */.exec(rest)?.[0].length ?? 0;
  const isOtherLanguage = isChinese(label) ? /^ *[a-z]/i.test(rest) : /^ *[\u3400-\u9fff]/.test(rest);
  return isOtherLanguage ? end + space : undefined;
}
