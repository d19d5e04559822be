import type { ReactNode } from 'react';
import { AppLink } from '../controls/AppLink.tsx';
import css from './cell.module.css';

export interface CellProps {
  readonly title: ReactNode;
  /** A second line below the title. */
  readonly note?: ReactNode;
  /** Beside the title, or below it where there is no room. */
  readonly value?: ReactNode;
  /** A drawing of 24 px; decoration only. */
  readonly icon?: ReactNode;
  /** With an address the cell is a link, with `onAct` a button, and without both only text. */
  readonly to?: string | undefined;
  readonly onAct?: (() => void) | undefined;
  /** What a tap does where it leads to no other page: in place of the arrow. */
  readonly action?: string;
  /** The id of what has the focus when the button is gone after its tap. */
  readonly nextFocus?: string;
}

/** A row of a `CellGroup`. */
export function Cell({ to, onAct, action, nextFocus, ...content }: CellProps) {
  return (
    <li>
      {to !== undefined ? (
        <AppLink className={`${css.cell} ${css['cell--acts']}`} to={to}>
          <Content {...content} />
          <Chevron />
        </AppLink>
      ) : onAct !== undefined ? (
        <button
          type="button"
          className={`${css.cell} ${css['cell--acts']}`}
          data-next-focus={nextFocus}
          onClick={onAct}
        >
          <Content {...content} />
          {action === undefined ? <Chevron /> : <span className={css.action}>{action}</span>}
        </button>
      ) : (
        <div className={css.cell}>
          <Content {...content} />
        </div>
      )}
    </li>
  );
}

/** The room of a cell with a note while it is not known whether there is one: what follows does not move when it comes. */
export const AwaitedCell = () => (
  <li aria-hidden="true">
    <div className={css.cell}>
      <Content icon title={'\u00a0'} note={'\u00a0'} />
    </div>
  </li>
);

function Content({ icon, title, note, value }: Omit<CellProps, 'to' | 'onAct' | 'action' | 'nextFocus'>) {
  return (
    <>
      {icon !== undefined && (
        <span className={css.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={css.texts}>
        <span className={css.main}>
          {title}
          {note !== undefined && <span className={css.note}> {note}</span>}
        </span>
        {value !== undefined && <span className={css.value}> {value}</span>}
      </span>
    </>
  );
}

const Chevron = () => (
  <svg className={css.chevron} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M9 6l6 6-6 6" />
  </svg>
);
