import { useTranslation } from 'react-i18next';
import { loginAsPath } from '#domain/address/paths.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import styles from '#ui/controls/choice/segments.module.css';

export interface RoleTabsProps {
  readonly role: 'exhibitor' | 'host';
}

/** The logins of exhibitors and hosts. Links, as each has its own address. */
export function RoleTabs({ role }: RoleTabsProps) {
  const { t } = useTranslation('accounts');
  const exhibitionId = useExhibitionId();
  return (
    <nav className={styles.root} aria-label={t('whoAreYou')}>
      {(['exhibitor', 'host'] as const).map((option) => (
        <AppLink
          key={option}
          className={option === role ? `${styles.segment} ${styles['segment--chosen']}` : styles.segment}
          aria-current={option === role ? 'page' : undefined}
          to={loginAsPath(exhibitionId, option)}
        >
          {t(option)}
        </AppLink>
      ))}
    </nav>
  );
}
