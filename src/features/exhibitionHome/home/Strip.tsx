import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import css from './Strip.module.css';

export interface StripProps {
  readonly title: string;
  /** Where all of them are. */
  readonly all: string;
  readonly children: ReactNode;
}

/** A part of the home with a few of many. */
export function Strip({ title, all, children }: StripProps) {
  const { t } = useTranslation('exhibitionHome');
  const titleId = useId();
  return (
    <section className={css['strip']} aria-labelledby={titleId}>
      <div className={css['head']}>
        <h2 className={css['title']} id={titleId}>
          {title}
        </h2>
        <AppLink className={css['all']} to={all} aria-label={`${title}: ${t('all')}`}>
          {t('all')}
          <Icon name="forward" sizeRem={1} />
        </AppLink>
      </div>
      {children}
    </section>
  );
}

/** The list items of a part that is scrolled sideways, to the edges of its card. */
export const StripCards = ({ children }: { readonly children: ReactNode }) => (
  <ul className={css['cards']}>{children}</ul>
);
