import { groupsOf } from './codeShapes.ts';
import './code.css';

export interface SpelledCodeProps {
  readonly value: string;
}

/** In groups for the eye, character by character for screen readers. */
export function SpelledCode({ value }: SpelledCodeProps) {
  const characters = Array.from(value);
  const groups = groupsOf(value);
  return (
    <p className="x-spelled">
      <span aria-hidden="true">
        {groups.map((group, index) => (
          <span className="x-spelled__group" key={`${index} ${group}`}>
            {group}
          </span>
        ))}
      </span>
      <span className="x-hidden">{characters.join(' ')}</span>
    </p>
  );
}
