import type { Country } from '#domain/country/countryTable.ts';
import { flagOf } from '#domain/country/countryOf.ts';
import styles from './country.module.css';

let drawn: boolean | undefined;

/** The Chinese flag as two regional letters. */
const letters = ['\u{1f1e8}', '\u{1f1f3}'] as const;

/**
 * Whether two regional letters render as one flag. Windows shows the letters, phones without such a font empty boxes;
 * then no flags are shown. Measured once.
 */
function flagsAreDrawn(): boolean {
  if (drawn === undefined) {
    const probe = document.createElement('span');
    probe.className = 'flag-probe';
    document.body.appendChild(probe);
    const widthOf = (text: string) => {
      probe.textContent = text;
      return probe.getBoundingClientRect().width;
    };
    const [one, both] = [widthOf(letters[0]), widthOf(letters[0] + letters[1])];
    document.body.removeChild(probe);
    drawn = both > 0 && both < one * 1.5;
  }
  return drawn;
}

interface FlagProps {
  readonly iso2: string;
  readonly table: readonly Country[];
}

/** Decorative: the name is beside it. Nothing where there is no flag. */
export function Flag({ iso2, table }: FlagProps) {
  const flag = flagOf(table, iso2);
  if (flag === '' || !flagsAreDrawn()) return null;
  return (
    <span className={styles.flag} aria-hidden="true">
      {flag}
    </span>
  );
}
