import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '#ui/controls/Button.tsx';
import { isEnter } from '#ui/controls/enterKey.ts';
import { TextInput } from '#ui/controls/TextInput.tsx';
import { ModalBox } from '#ui/overlay/ModalBox.tsx';
import { useBackEntry } from '#ui/overlay/useBackEntry.ts';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { Tick } from './Tick.tsx';
import choiceSheetStyles from './choiceSheet.module.css';
import dialogStyles from '#ui/overlay/dialog.module.css';
import tickStyles from './tick.module.css';

export interface SheetChoice {
  readonly value: string;
  readonly text: string;
  /** Where it is not that of the page. */
  readonly lang?: string | undefined;
  readonly note?: string | undefined;
  readonly isDisabled?: boolean;
}

export interface ChoiceSheetProps {
  readonly name: string;
  readonly title: string;
  readonly choices: readonly SheetChoice[];
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
  readonly onClose: () => void;
  /** Draws the rows of a list that may be long, instead of all of them. */
  readonly LongList?: ComponentType<LongListProps>;
}

/** Stands in what scrolls. */
export interface LongListProps {
  readonly choices: readonly SheetChoice[];
  readonly chosen: string;
  readonly render: (choice: SheetChoice, at: number) => ReactNode;
}

/** More rows than a sheet shows at a time. */
const searchFrom = 13;
/** More are drawn by `LongList`. */
const mostDrawn = 40;

/** A tap takes a row and closes; the arrow keys go through the rows, and Enter closes. */
export function ChoiceSheet({ title, choices, onClose, ...rows }: ChoiceSheetProps) {
  const { words } = useFieldTexts();
  const id = useId();
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLDivElement>(null);
  useBackEntry(onClose);
  useChosenFocus(list);
  const wanted = typed.trim().toLowerCase();
  const found = choices.filter(({ text, note = '' }) => `${text} ${note}`.toLowerCase().includes(wanted));

  return (
    <ModalBox labelledBy={`${id}-title`} onLeave={onClose} leavesBeside>
      <h2 className={dialogStyles.title} id={`${id}-title`} tabIndex={-1} data-default>
        {title}
      </h2>
      {choices.length >= searchFrom && (
        <TextInput
          type="search"
          aria-label={words('searchChoices')}
          placeholder={words('searchChoices')}
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onText={setTyped}
        />
      )}
      {found.length === 0 && (
        <p className={choiceSheetStyles.none} data-announce="">
          {words('choicesNone')}
        </p>
      )}
      <Rows {...rows} id={id} list={list} choices={found} onClose={onClose} />
      <Button kind="quiet" onClick={onClose}>
        {words('close')}
      </Button>
    </ModalBox>
  );
}

interface RowsProps extends Omit<ChoiceSheetProps, 'title'> {
  readonly id: string;
  readonly list: RefObject<HTMLDivElement | null>;
}

function Rows({ id, list, name, choices, chosen, onChoose, onClose, LongList }: RowsProps) {
  const isLong = LongList !== undefined && choices.length > mostDrawn;
  function press(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Tab') return leaveRows(event);
    if (!isEnter(event)) return;
    // The field gets the focus now, and the same key would open it again.
    event.preventDefault();
    onClose();
  }
  function tap(event: MouseEvent<HTMLDivElement>) {
    // The arrow keys click as well, without a pointer.
    if (event.target instanceof HTMLInputElement && event.detail > 0) onClose();
  }

  const render = ({ value, text, lang, note, isDisabled = false }: SheetChoice, at: number) => (
    <Tick
      key={value}
      type="radio"
      id={`${id}-${at}`}
      name={`${name}-choice`}
      checked={value === chosen}
      disabled={isDisabled}
      position={isLong ? { at: at + 1, of: choices.length } : undefined}
      onTick={() => onChoose(value)}
      onBlur={() => {}}
    >
      <span lang={lang}>{text}</span>
      {note !== undefined && <small className={tickStyles.note}>{note}</small>}
    </Tick>
  );

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- keys and taps of the radios within
    <div
      className={choiceSheetStyles.list}
      ref={list}
      role="radiogroup"
      aria-labelledby={`${id}-title`}
      onKeyDown={press}
      onClick={tap}
    >
      {isLong ? <LongList choices={choices} chosen={chosen} render={render} /> : choices.map(render)}
    </div>
  );
}

/** What is chosen is in sight, and the arrow keys begin there. After the box has taken the focus, which knows where it was. */
function useChosenFocus(list: RefObject<HTMLDivElement | null>) {
  useLayoutEffect(() => {
    const row =
      list.current?.querySelector<HTMLElement>('input:checked') ??
      list.current?.querySelector<HTMLElement>('input:not(:disabled)');
    row?.focus();
  }, [list]);
}

/** Tab treats the rows as one stop, as a browser does with radios. */
function leaveRows(event: KeyboardEvent<HTMLDivElement>): void {
  const { parentElement, nextElementSibling: after } = event.currentTarget;
  const search = parentElement?.querySelector('input[type="search"]');
  event.preventDefault();
  event.stopPropagation();
  const target = event.shiftKey && search ? search : after;
  if (target instanceof HTMLElement) target.focus();
}
