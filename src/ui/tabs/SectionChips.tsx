import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useFieldTexts } from '../text/useFieldTexts.ts';
import styles from './sectionChips.module.css';

export interface ChipSection {
  readonly key: string;
  readonly title: ReactNode;
  readonly isDone: boolean;
}

export interface SectionChipsProps {
  readonly sections: readonly ChipSection[];
  /** The index of the one that is open. */
  readonly at: number;
  readonly onOpen: (at: number) => void;
}

/** The sections of a long form: where one is, what is complete, and a way to each. The chip and the form itself say its title. */
export function SectionChips({ sections, at, onOpen }: SectionChipsProps) {
  const { words } = useFieldTexts();
  return (
    <nav className={styles.root} aria-label={words('sections')}>
      <p className={styles.place}>{words('stepsPosition', { current: at + 1, total: sections.length })}</p>
      <ol className={styles.row}>
        {sections.map(({ key, title, isDone }, index) => (
          <li key={key}>
            <button
              type="button"
              className={index === at ? `${styles.chip} ${styles['chip--here']}` : styles.chip}
              aria-current={index === at ? 'step' : undefined}
              onClick={() => onOpen(index)}
            >
              {isDone && <Icon name="check" sizeRem={1} />}
              {title}
              {isDone && <span className="x-hidden"> {words('sectionDone')}</span>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
