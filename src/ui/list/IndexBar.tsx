import { type KeyboardEvent, type TouchEvent, useRef, useState } from 'react';
import styles from './IndexBar.module.css';

export interface IndexBarProps {
  readonly label: string;
  readonly indexes: readonly string[];
  /** The index of the first visible row. */
  readonly current: string | undefined;
  readonly onSelect: (index: string) => void;
}

const moves: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

/** Letters beside a long list: tapped, passed over by a finger, or moved through by the arrow keys and by typing a letter. */
export function IndexBar({ label, indexes, current, onSelect }: IndexBarProps) {
  const bar = useRef<HTMLElement>(null);
  const [touched, setTouched] = useState<string>();
  const currentAt = Math.max(0, indexes.indexOf(current ?? ''));

  function select(at: number) {
    const index = indexes[at];
    if (index === undefined) return;
    bar.current?.querySelectorAll('button')[at]?.focus({ preventScroll: true });
    onSelect(index);
  }
  function press(event: KeyboardEvent) {
    const typed = indexes.findIndex((index) => index.toLowerCase() === event.key.toLowerCase());
    const focused = indexes.indexOf(document.activeElement?.getAttribute('data-index') ?? '');
    const next = moves[event.key]?.(focused, indexes.length - 1) ?? typed;
    if (next < 0) return;
    event.preventDefault();
    select(next);
  }
  function follow(event: TouchEvent) {
    const [touch] = Array.from(event.touches);
    if (touch === undefined) return;
    const index = document.elementFromPoint(touch.clientX, touch.clientY)?.getAttribute('data-index');
    if (index === null || index === undefined || index === touched) return;
    setTouched(index);
    onSelect(index);
  }
  const end = () => setTouched(undefined);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and touches of the buttons within
    <nav
      className={styles.bar}
      aria-label={label}
      ref={bar}
      onKeyDown={press}
      onTouchStart={follow}
      onTouchMove={follow}
      onTouchEnd={end}
      onTouchCancel={end}
    >
      {indexes.map((index, at) => (
        <button
          className={styles.index}
          key={index}
          type="button"
          data-index={index}
          tabIndex={at === currentAt ? 0 : -1}
          aria-current={index === current || undefined}
          onClick={() => onSelect(index)}
        >
          {index}
        </button>
      ))}
      {touched !== undefined && (
        <span className={styles.bubble} aria-hidden="true">
          {touched}
        </span>
      )}
    </nav>
  );
}
