import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { Icon, type IconName } from '#ui/icons/Icon.tsx';
import css from './listHead.module.css';

export interface ChosenChipProps {
  readonly text: string;
  readonly lang?: string | undefined;
  readonly onRemove: () => void;
}

/** Something by which a list is narrowed; a tap takes it back. */
export function ChosenChip({ text, lang, onRemove }: ChosenChipProps) {
  const { t } = useTranslation('content');
  return (
    <button
      className={css['chip']}
      type="button"
      aria-label={t('removeFilter', { name: text })}
      onClick={onRemove}
    >
      <span className={`${css['face']} ${css['chosen']}`} lang={lang}>
        {text}
        <svg className={css['cross']} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M7 7l10 10M17 7L7 17" />
        </svg>
      </span>
    </button>
  );
}

export interface HeadLinkProps {
  readonly to: string;
  readonly icon: IconName;
  readonly children: string;
  /** Its text with what tells it apart from others of that text. */
  readonly label?: string;
}

/** A page that is related to a list, in the line above its rows. */
export function HeadLink({ to, icon, children, label }: HeadLinkProps) {
  return (
    <AppLink className={css['chip']} to={to} aria-label={label}>
      <span className={css['face']}>
        <Icon name={icon} sizeRem={1} />
        <span className={css['linkText']}>{children}</span>
      </span>
    </AppLink>
  );
}

export interface HeadToggleProps {
  readonly isPressed: boolean;
  readonly onPress: () => void;
  readonly children: string;
}

/** Another view of the rows of a list. */
export function HeadToggle({ isPressed, onPress, children }: HeadToggleProps) {
  return (
    <button className={css['chip']} type="button" aria-pressed={isPressed} onClick={onPress}>
      <span className={isPressed ? `${css['face']} ${css['chosen']}` : css['face']}>{children}</span>
    </button>
  );
}

export interface HeadActionProps {
  readonly icon: IconName;
  readonly onPress: () => void;
  readonly children: string;
}

/** Something that is done with all rows of a list, such as an export. */
export function HeadAction({ icon, onPress, children }: HeadActionProps) {
  return (
    <button className={css['chip']} type="button" onClick={onPress}>
      <span className={css['face']}>
        <Icon name={icon} sizeRem={1} />
        <span className={css['linkText']}>{children}</span>
      </span>
    </button>
  );
}

/** The line of chips of a list that has no rows, and nothing to search. */
export const HeadLinks = ({ children }: { readonly children: ReactNode }) => (
  <div className={css['line']}>
    <div className={css['chips']}>{children}</div>
  </div>
);
