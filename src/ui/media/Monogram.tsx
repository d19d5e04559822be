import { wholeCharacters } from '#domain/text/wholeCharacters.ts';
import css from './Monogram.module.css';

export interface MonogramProps {
  readonly name: string;
  /** People are round, and companies and teams square. */
  readonly shape?: 'round' | 'square';
  /** 40 px instead of 56. */
  readonly small?: boolean;
}

const hues = 6;

/** The beginning of a name on a colour that always belongs to this name. Decoration: the name stands beside it. */
export function Monogram({ name, shape = 'square', small = false }: MonogramProps) {
  const hue = Array.from(name).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % hues;
  const classes = [css['root'], css[shape], css[`hue${hue}`], small && css['small']].filter(Boolean);
  return (
    <span className={classes.join(' ')} aria-hidden="true">
      {lettersOf(name, shape === 'round' ? 1 : 2)}
    </span>
  );
}

/** Initials where words are parted by spaces, and the first characters elsewhere. */
function lettersOf(name: string, count: number): string {
  const words = name.trim().split(/\s+/);
  const isLatin = /^[\dA-Za-zÀ-ɏ]/.test(name.trim());
  if (isLatin && words.length > 1)
    return words
      .slice(0, 2)
      .map((word) => wholeCharacters(word)[0] ?? '')
      .join('')
      .toUpperCase();
  return wholeCharacters(name.replace(/\s/g, ''))
    .slice(0, isLatin ? 2 : count)
    .join('');
}
