import type { Ref } from 'react';
import css from './listHead.module.css';

export interface FilterButtonProps {
  /** With the number, where something is chosen. */
  readonly label: string;
  /** How many things are chosen. */
  readonly count: number;
  readonly onOpen: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Opens the sheet by which a list is narrowed and sorted. */
export function FilterButton({ label, count, onOpen, ref }: FilterButtonProps) {
  return (
    <button
      className={css['filter']}
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      ref={ref}
      onClick={onOpen}
    >
      <svg className={css['icon']} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5" />
      </svg>
      {count > 0 && (
        <span className={css['badge']} aria-hidden="true">
          {count}
        </span>
      )}
    </button>
  );
}
