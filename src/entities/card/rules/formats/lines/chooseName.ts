import type { CardTexts } from '#entities/card/rules/businessCard.ts';
import type { LoosePart } from './looseParts.ts';

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^a-zà-ÿ]+/)
    .filter((word) => word.length > 2);

/** Which of the texts names the person; undefined where none does, or two may. */
export function chooseName(parts: readonly LoosePart[], said: CardTexts): LoosePart | undefined {
  if (said.name !== '') return undefined;
  const [local = '', domain = ''] = said.email.toLowerCase().split('@');
  const site = said.website.toLowerCase();
  const isChinese = (text: string) => /[\u3400-\u9fff]/.test(text);
  // On a card in two languages the name stands there twice.
  const isChineseCard = parts.some(
    ({ kind, text }) => kind !== 'name' && kind !== undefined && isChinese(text),
  );
  const scoreOf = (part: LoosePart): number => {
    const words = wordsOf(part.text);
    const at = parts.indexOf(part);
    const isBesideJob = parts.some(
      ({ kind, line }, index) =>
        kind === 'job' && (line === part.line || (index === at + 1 && line - part.line <= 1)),
    );
    const isInAddress = words.some((word) => local.indexOf(word) >= 0);
    const isInDomain = words.some((word) => domain.indexOf(word) === 0 || site.indexOf(word) >= 0);
    const isItsLanguage = isChineseCard && isChinese(part.text);
    return (
      (isItsLanguage ? 1 : 0) +
      (isBesideJob ? 2 : 0) +
      (isInAddress ? 2 : 0) -
      (isInDomain && !isInAddress ? 3 : 0)
    );
  };
  const names = parts.filter(({ kind }) => kind === 'name');
  const scores = names.map(scoreOf);
  const best = Math.max(...scores);
  const among = names.filter((_, at) => scores[at] === best);
  const [first] = among;
  return first !== undefined && among.every(({ text }) => text === first.text) ? first : undefined;
}
