import type { ReactNode } from 'react';
import { AppLink } from '../controls/AppLink.tsx';
import css from './gridMenu.module.css';

export interface GridMenuItem {
  readonly key: string;
  readonly title: string;
  /** A drawing of 24 px; decoration only. */
  readonly icon: ReactNode;
  /** With an address the item is a link, else a button. */
  readonly to?: string | undefined;
  readonly onAct?: (() => void) | undefined;
  /** Of a button that shows more items: whether they are shown. */
  readonly isOpen?: boolean;
}

export interface GridMenuProps {
  readonly label: string;
  readonly items: readonly GridMenuItem[];
  /** Lower rows, where something else is to be seen on the same screen. */
  readonly isCompact?: boolean;
}

/** Where one can go, as tinted icons with a short name each: four beside each other, fewer with large text. */
export function GridMenu({ label, items, isCompact = false }: GridMenuProps) {
  return (
    <nav className={isCompact ? `${css.root} ${css.compact}` : css.root} aria-label={label}>
      <ul className={css.grid}>
        {items.map(({ key, title, icon, to, onAct, isOpen }) => (
          <li className={css.place} key={key}>
            {to !== undefined ? (
              <AppLink className={css.item} to={to}>
                <Face icon={icon} title={title} />
              </AppLink>
            ) : (
              <button className={css.item} type="button" aria-expanded={isOpen} onClick={onAct}>
                <Face icon={icon} title={title} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Face({ icon, title }: Pick<GridMenuItem, 'icon' | 'title'>) {
  return (
    <>
      <span className={css.icon} aria-hidden="true">
        {icon}
      </span>
      <span className={css.title}>{title}</span>
    </>
  );
}
