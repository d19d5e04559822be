import {
  type ChangeEvent,
  type CompositionEvent,
  type FormEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { holdComposingEnter } from '../controls/enterKey.ts';
import styles from './SearchBar.module.css';

export interface SearchBarProps {
  readonly label: string;
  readonly value: string;
  /** Not called while an input method composes. */
  readonly onChange: (value: string) => void;
  readonly onSubmit?: (value: string) => void;
  readonly placeholder?: string;
  /** Whether it has the focus from the beginning; its first value counts. */
  readonly takesFocus?: boolean;
}

/**
 * The keyboard on the screen covers the results, and closes for a field that wants none. The focus stays in the field, so that the
 * next Tab goes on from it; the next tap brings the keyboard back.
 */
function closeKeyboard(field: HTMLInputElement): void {
  field.inputMode = 'none';
  field.blur();
  field.focus({ preventScroll: true });
  const events = ['mousedown', 'touchstart', 'blur'] as const;
  const open = () => {
    field.inputMode = 'search';
    for (const name of events) field.removeEventListener(name, open);
  };
  for (const name of events) field.addEventListener(name, open);
}

function useFirstFocus(field: RefObject<HTMLInputElement | null>, isWanted: boolean): void {
  const [isFirst] = useState(isWanted);
  useEffect(() => {
    if (isFirst) field.current?.focus({ preventScroll: true });
  }, [isFirst, field]);
}

/** A search field with its clear button. */
export function SearchBar(props: SearchBarProps) {
  const { label, value, onChange, onSubmit, placeholder, takesFocus = false } = props;
  const { t } = useTranslation('content');
  const input = useRef<HTMLInputElement>(null);
  useFirstFocus(input, takesFocus);
  const [composed, setComposed] = useState<string>();
  const shown = composed ?? value;

  function change(event: ChangeEvent<HTMLInputElement>) {
    if (composed === undefined) onChange(event.currentTarget.value);
    else setComposed(event.currentTarget.value);
  }
  function endComposition(event: CompositionEvent<HTMLInputElement>) {
    setComposed(undefined);
    if (event.currentTarget.value !== value) onChange(event.currentTarget.value);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (composed !== undefined) return;
    if (input.current !== null) closeKeyboard(input.current);
    onSubmit?.(value);
  }
  function clear() {
    setComposed(undefined);
    onChange('');
    input.current?.focus();
  }

  return (
    <form className={styles.bar} role="search" aria-label={label} onSubmit={submit}>
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M10.5 4a6.5 6.5 0 110 13 6.5 6.5 0 010-13zM15.5 15.5L20 20" />
      </svg>
      <input
        className={styles.input}
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        aria-label={label}
        placeholder={placeholder}
        value={shown}
        onChange={change}
        onKeyDown={holdComposingEnter}
        onCompositionStart={() => setComposed(shown)}
        onCompositionEnd={endComposition}
      />
      {shown !== '' && (
        <button className={styles.clear} type="button" aria-label={t('clearSearch')} onClick={clear}>
          <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
      )}
    </form>
  );
}
