import type { ReactNode } from 'react';
import css from './radioTile.module.css';

export interface RadioTileProps {
  readonly id?: string | undefined;
  /** That of all tiles of one choice. */
  readonly name: string;
  readonly isChosen: boolean;
  /** Cannot be chosen; its face says why. */
  readonly isOff?: boolean;
  /** `framed` stands alone, `joined` in a bar with others. */
  readonly look: 'framed' | 'joined';
  readonly onChoose: () => void;
  /** One or two short lines. */
  readonly children: ReactNode;
}

/** One of several choices, as a tile that a finger meets; a radio button to keyboard and screen reader. */
export function RadioTile({ id, name, isChosen, isOff = false, look, onChoose, children }: RadioTileProps) {
  const state = isOff ? css['tile--off'] : isChosen ? css['tile--chosen'] : '';
  return (
    <label className={`${css['tile']} ${css[`tile--${look}`]} ${state}`}>
      <input
        id={id}
        className={css['input']}
        type="radio"
        name={name}
        checked={isChosen && !isOff}
        disabled={isOff}
        onChange={onChoose}
      />
      <span className={css['face']}>{children}</span>
    </label>
  );
}
