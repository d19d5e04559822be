import { useTranslation } from 'react-i18next';
import { loginAsPath } from '../../../domain/paths.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import '../../../ui/segments.css';

export interface RoleTabsProps {
  readonly exhibitionId: string;
  readonly role: 'exhibitor' | 'host';
}

/** The two logins that are not a visitor's. Links, as each has an address of its own. */
export function RoleTabs({ exhibitionId, role }: RoleTabsProps) {
  const { t } = useTranslation('accounts');
  return (
    <nav className="x-segments" aria-label={t('whoAreYou')}>
      {(['exhibitor', 'host'] as const).map((option) => (
        <AppLink
          key={option}
          className={option === role ? 'x-segment x-segment--chosen' : 'x-segment'}
          aria-current={option === role ? 'page' : undefined}
          to={loginAsPath(exhibitionId, option)}
        >
          {t(option)}
        </AppLink>
      ))}
    </nav>
  );
}
