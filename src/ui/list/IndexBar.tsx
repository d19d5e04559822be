import { type KeyboardEvent, type Touch, type TouchEvent, useRef, useState } from 'react';
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

/** Where a key leads to: by direction from the focused index, or to the index that was typed; negative for other keys. */
function placeForKey(key: string, indexes: readonly string[], focused: string | undefined): number {
  const move = moves[key];
  if (move !== undefined) return move(indexes.indexOf(focused ?? ''), indexes.length - 1);
  return indexes.findIndex((index) => index.toLowerCase() === key.toLowerCase());
}

/** Letters beside a long list: tapped, passed over by a finger, or moved through by the arrow keys and by typing a letter. */
export function IndexBar({ label, indexes, current, onSelect }: IndexBarProps) {
  const bar = useRef<HTMLElement>(null);
  const { touched, handlers } = useTouchedIndex(onSelect);
  const currentAt = Math.max(0, indexes.indexOf(current ?? ''));

  function select(at: number) {
    const index = indexes[at];
    if (index === undefined) return;
    bar.current?.querySelectorAll('button')[at]?.focus({ preventScroll: true });
    onSelect(index);
  }
  function press(event: KeyboardEvent) {
    const focused = document.activeElement?.getAttribute('data-index') ?? undefined;
    const at = placeForKey(event.key, indexes, focused);
    if (at < 0) return;
    event.preventDefault();
    select(at);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and touches of the buttons within
    <nav className={styles.bar} aria-label={label} ref={bar} onKeyDown={press} {...handlers}>
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

/** The index of the button under a finger. */
function indexUnder({ clientX, clientY }: Touch): string | undefined {
  return document.elementFromPoint(clientX, clientY)?.getAttribute('data-index') ?? undefined;
}

/** Selects the index under a finger that passes over the buttons; `touched` is undefined once it is lifted. */
function useTouchedIndex(onSelect: (index: string) => void) {
  const [touched, setTouched] = useState<string>();

  function follow(event: TouchEvent) {
    const [touch] = Array.from(event.touches);
    const index = touch && indexUnder(touch);
    if (index === undefined || index === touched) return;
    setTouched(index);
    onSelect(index);
  }
  const end = () => setTouched(undefined);

  return {
    touched,
    handlers: { onTouchStart: follow, onTouchMove: follow, onTouchEnd: end, onTouchCancel: end },
  };
}
