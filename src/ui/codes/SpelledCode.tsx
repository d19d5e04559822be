import { groupsOf } from '#domain/code/codeShapes.ts';
import styles from './code.module.css';

export interface SpelledCodeProps {
  readonly value: string;
}

/** In groups for the eye, character by character for screen readers. */
export function SpelledCode({ value }: SpelledCodeProps) {
  const characters = Array.from(value);
  const groups = groupsOf(value);
  return (
    <p className={styles.spelled}>
      <span aria-hidden="true">
        {groups.map((group, index) => (
          <span className={styles.spelledGroup} key={`${index} ${group}`}>
            {group}
          </span>
        ))}
      </span>
      <span className="x-hidden">{characters.join(' ')}</span>
    </p>
  );
}
