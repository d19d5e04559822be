import { Written } from '#ui/text/Written.tsx';
import { hallOnSign, mainHallName } from '../rules/hallSign.ts';
import type { HallFace } from './useHallSigns.ts';
import '#ui/hallColours.css';
import css from './boothPlate.module.css';

export interface HallSignProps {
  /** Undefined where it is not known. */
  readonly hall: HallFace | undefined;
  /** In pixels at the usual size of text. */
  readonly size: 44 | 64;
  /** Whether the texts beside it say the hall, so that a screen reader hears it from them. */
  readonly isSaidBeside?: boolean;
}

/** Letters of a name that stand on a plate in the size of a booth's number. */
const mostLarge = 2;

/** The plate of what is in a hall and has no booth, such as a session; nothing without a hall. A long name stands in small letters. */
export function HallSign({ hall, size, isSaidBeside = false }: HallSignProps) {
  if (hall === undefined || hall.name.trim() === '') return null;
  const { before, number, after } = hallOnSign(hall.name);
  const name = mainHallName(hall.name);
  return (
    <span className={css['plate']} data-hall={hall.colour ?? 'none'} data-size={size}>
      <span className={css['sign']} aria-hidden="true">
        {before !== '' && <span className={css['hall']}>{before}</span>}
        {number === '' ? (
          <span className={css['name']} data-length={name.length <= mostLarge ? 'short' : 'long'}>
            {name}
          </span>
        ) : (
          <span className={css['number']} data-length="hall">
            {number}
          </span>
        )}
        {after !== '' && <span className={css['hall']}>{after}</span>}
      </span>
      {!isSaidBeside && (
        <span className="x-hidden">
          <Written>{hall.name}</Written>
        </span>
      )}
    </span>
  );
}
