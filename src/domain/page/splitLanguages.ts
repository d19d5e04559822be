import type { TextPair } from '#domain/form/formDefinition.ts';

const han = /[\u3400-\u9fff]/;
const isEnglish = (text: string) =>
  !han.test(text) && /[A-Za-z]+[^A-Za-z]+[A-Za-z]+[^A-Za-z]+[A-Za-z]+/.test(text);
const isSentence = (text: string) => /[.!?]$/.test(text);
/** What a translation repeats: numbers, and addresses of pages and mailboxes. */
const factsIn = (text: string) => (text.match(/[\w./:-]*(?:@|\/\/)[\w./-]+|\d+/g) ?? []).sort().join(' ');

/** The end of a Chinese sentence before an English one in the same line. */
const turnsToEnglish = /([。！？])[ \t]*(?=[A-Z])/g;

/**
 * A text that says one thing twice, first in one language and then, in further sentences, in the other; undefined for any other. Both halves
 * have to hold the same numbers and addresses, so that no fact is lost to who reads one of them.
 */
export function splitLanguages(text: string): TextPair | undefined {
  const lines = text
    .trim()
    .replace(turnsToEnglish, '$1\n')
    .split(/\s*\n\s*/);
  const isHan = lines.map((line) => han.test(line));
  const turn = isHan.findIndex((one) => one !== isHan[0]);
  if (turn < 1 || isHan.slice(turn).some((one) => one !== isHan[turn])) return undefined;
  const halves = [lines.slice(0, turn).join('\n'), lines.slice(turn).join('\n')];
  const [zh = '', en = ''] = isHan[0] === true ? halves : halves.reverse();
  if (!isEnglish(en) || !isSentence(en) || factsIn(zh) !== factsIn(en)) return undefined;
  return { zh, en };
}

/** The title of such a text: `入馆提示 Entry notes`. One that was written once is the same to all. */
export function splitTitle(title: string): TextPair {
  const [, zh, en] =
    /^(.*[\u3400-\u9fff）】》])[\s/|·]+([A-Za-z][^\u3400-\u9fff]*)$/.exec(title.trim()) ?? [];
  return zh === undefined || en === undefined ? { zh: title, en: title } : { zh, en };
}
