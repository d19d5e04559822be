import type { Country } from '#domain/country/countryTable.ts';
import { flagOf } from '#domain/country/countryOf.ts';
import { flagsAreDrawn } from './flagsAreDrawn.ts';
import styles from './country.module.css';

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
