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
  /** In place of the icon: in its own size, and read out. */
  readonly picture?: ReactNode;
  /** With an address the cell is a link, with `onAct` a button, and without both only text. */
  readonly to?: string | undefined;
  /** Before the link leads on. */
  readonly onOpen?: (() => void) | undefined;
  readonly onAct?: (() => void) | undefined;
  /** What a tap does where it leads to no other page: in place of the arrow. */
  readonly action?: string;
  /** The id of what has the focus when the button is gone after its tap. */
  readonly nextFocus?: string;
}

/** A row of a `CellGroup`. */
export function Cell({ to, onOpen, onAct, action, nextFocus, ...content }: CellProps) {
  return (
    <li>
      {to !== undefined ? (
        <AppLink className={`${css.cell} ${css['cell--acts']}`} to={to} onClick={onOpen}>
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

function Content({
  icon,
  picture,
  title,
  note,
  value,
}: Omit<CellProps, 'to' | 'onOpen' | 'onAct' | 'action' | 'nextFocus'>) {
  return (
    <>
      {picture !== undefined && <span className={css.picture}>{picture}</span>}
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
